"""Operations of a running bot: settings, logs, metrics, error reports, the gateway, handover."""
