"""The service that cogs call, which puts tables, evenings, nights, people and privacy together."""
