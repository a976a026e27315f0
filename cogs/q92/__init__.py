"""92Q in Discord: its commands, texts and panel."""
