"""Where the training keeps its files, and Vabamorf for its environment."""

import os
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).parents[3]
FOLDER = Path(os.environ.get("ENCODER_FOLDER") or ROOT / ".cache/encoder")
# All that a training needs, for a machine without network and without the data.
PACK = FOLDER / "pack"
# Vabamorf for such a machine; `training/gpu/prepare` adds it to the pack.
CARRIED_VABAMORF = PACK / "vabamorf.tar.xz"


def add_product_path() -> None:
    """Adds the morphology module and Vabamorf, that of `.venv` or the carried one, behind the packages of
    this environment."""
    installed = [*ROOT.glob(".venv/lib/python3*/site-packages")]
    if not installed and CARRIED_VABAMORF.exists():
        installed = [_unpack_vabamorf()]
    places = [ROOT / "training/python", *installed]
    sys.path.extend(str(place) for place in places if str(place) not in sys.path)


def _unpack_vabamorf() -> Path:
    target = FOLDER / "vabamorf"
    if not target.exists():
        part = target.with_suffix(f".{os.getpid()}")
        with tarfile.open(CARRIED_VABAMORF) as packed:
            packed.extractall(part, filter="data")
        part.rename(target)
    return target
