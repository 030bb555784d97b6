"""Writes a trained encoder for ONNX Runtime. Usage: export.py STATE FOLDER, for example `export.py tuned-all
models/encoder`.

FOLDER gets `encoder.onnx`, `pieces.json` and `classes.json`.
"""

import shutil
import sys
from pathlib import Path

import torch
from batches import FOLDER, read_classes
from network import Encoder
from onnx_graph import write_graph

weights = torch.load(FOLDER / f"{sys.argv[1]}.state")["model"]
target = Path(sys.argv[2])
target.mkdir(parents=True, exist_ok=True)
classes = read_classes()
layers = len({name.split(".")[1] for name in weights if name.startswith("layers.")})
operations, insertions, orders, forms = map(len, classes.heads)
model = Encoder(
    len(weights["words.weight"]), layers, len(classes.readings), (operations, insertions, orders, forms)
)
model.load_state_dict(weights)
write_graph(model.eval(), target / "encoder.onnx")
shutil.copyfile(FOLDER / "vocabulary.json", target / "pieces.json")
shutil.copyfile(FOLDER / "classes.json", target / "classes.json")
for place in sorted(target.glob("*.*")):
    sys.stdout.write(f"{place.name} {place.stat().st_size} bytes\n")
