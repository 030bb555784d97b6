"""Writes a trained encoder for ONNX Runtime."""

import shutil
from pathlib import Path

import torch

from batches import read_classes
from learn import find_place
from network import Encoder
from onnx_graph import write_graph
from product_path import PACK


def export_model(state: str, folder: Path) -> None:
    """Makes a model folder from a state, for example `tuned-all`."""
    weights = torch.load(find_place(state), map_location="cpu")["model"]
    folder.mkdir(parents=True, exist_ok=True)
    classes = read_classes()
    layers = len({name.split(".")[1] for name in weights if name.startswith("layers.")})
    operations, insertions, orders, forms = map(len, classes.heads)
    sizes = (operations, insertions, orders, forms)
    model = Encoder(len(weights["words.weight"]), layers, len(classes.readings), sizes)
    model.load_state_dict(weights)
    write_graph(model.eval(), folder / "encoder.onnx")
    for name in ("pieces.json", "classes.json"):
        shutil.copyfile(PACK / name, folder / name)
