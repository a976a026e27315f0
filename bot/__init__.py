"""The bot: everything that does not depend on Discord, and the client itself."""

from typing import Final

VERSION: Final = "0.3.0"
