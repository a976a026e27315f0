"""What a running bot needs: settings, logs, figures, error reports, the gateway, a handover."""
