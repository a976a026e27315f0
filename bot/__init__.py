"""Everything that is true without Discord, and the client itself."""

from typing import Final

VERSION: Final = "0.2.0"
