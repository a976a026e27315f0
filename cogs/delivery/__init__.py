"""What goes out to Discord beside answers to clicks: each message is brought up to date until it is."""
