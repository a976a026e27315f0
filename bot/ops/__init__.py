"""Operations of a running bot: logs, metrics, error reports, files, handover, the event loop."""
