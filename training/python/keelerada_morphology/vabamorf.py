"""Loads Vabamorf out of EstNLTK without EstNLTK itself."""

import importlib
import importlib.util
import sys
import types
from functools import cache
from typing import Any


@cache
def load_vabamorf() -> Any:
    """The module `estnltk.vabamorf.morf`.

    EstNLTK's own `__init__` imports all it has (4 s, 250 MB, a dozen packages). An empty parent module in its
    place lets the `vabamorf` part load alone: 0.1 s, 36 MB, the standard library only.
    """
    if "estnltk" not in sys.modules:
        spec = importlib.util.find_spec("estnltk")
        if spec is None or spec.submodule_search_locations is None:
            raise ModuleNotFoundError("estnltk is not installed: run node scripts/setup-python.mjs")
        parent = types.ModuleType("estnltk")
        parent.__path__ = list(spec.submodule_search_locations)
        sys.modules["estnltk"] = parent
    return importlib.import_module("estnltk.vabamorf.morf")
