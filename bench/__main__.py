"""All benchmarks in one run: `make bench`."""

from __future__ import annotations

import subprocess
import sys

BENCHES = (
    "bench.rules",
    "bench.bitboards",
    "bench.engines",
    "bench.store",
    "bench.clocks",
    "bench.boards",
    "bench.history",
    "bench.pictures",
    "bench.phone.sent",
    "bench.clicks",
    "bench.wire",
)


def main() -> None:
    for bench in BENCHES:
        sys.stdout.write(f"\n$ python -m {bench}\n")
        sys.stdout.flush()
        subprocess.run([sys.executable, "-m", bench], check=True)  # noqa: S603 — our own modules


if __name__ == "__main__":
    main()
