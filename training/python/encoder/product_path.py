"""Lets the environment of the encoder use the product's own Vabamorf."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def add_product_path() -> None:
    """Adds the morphology module and the packages of `.venv` behind those of this environment."""
    places = [ROOT / "apps/morphology/src", *ROOT.glob(".venv/lib/python3*/site-packages")]
    sys.path.extend(str(place) for place in places if str(place) not in sys.path)
