"""Spring Cleaning in Discord: its commands, texts and panel."""
