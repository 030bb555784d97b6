"""Learns gradient-boosted trees with LightGBM from rows that the training programs write.

Usage: learn_trees.py FOLDER. FOLDER/rows.f32 holds the rows (float32, little-endian), FOLDER/task.json the
number of columns, the parameters of LightGBM, the rounds, and the models wanted. For each model it names the
folds of rows that are left out; FOLDER/labels.u8, FOLDER/folds.u8 and FOLDER/weights.f32 have an entry a row.
Writes each model in LightGBM's own text format to FOLDER/NAME.txt.
"""

import json
import sys
from pathlib import Path

import lightgbm
import numpy as np

folder = Path(sys.argv[1])
task = json.loads((folder / "task.json").read_text(encoding="utf-8"))
rows = np.memmap(folder / "rows.f32", dtype="<f4", mode="r").reshape(-1, task["columns"])
labels = np.fromfile(folder / "labels.u8", dtype=np.uint8)
folds = np.fromfile(folder / "folds.u8", dtype=np.uint8)
weights = np.fromfile(folder / "weights.f32", dtype="<f4")

for model in task["models"]:
    used = ~np.isin(folds, model["leftOut"])
    data = lightgbm.Dataset(
        np.ascontiguousarray(rows[used]),
        label=labels[used],
        weight=weights[used],
        feature_name=task["featureNames"],
        params={"max_bin": task["parameters"].get("max_bin", 127), "verbose": -1},
        free_raw_data=True,
    )
    booster = lightgbm.train(task["parameters"], data, num_boost_round=task["rounds"])
    booster.save_model(folder / f"{model['name']}.txt")
    gains = sorted(zip(booster.feature_importance("gain"), booster.feature_name(), strict=True), reverse=True)
    if task.get("showGains"):
        sys.stdout.write(" ".join(f"{name}:{gain:.0f}" for gain, name in gains) + "\n")
    sys.stdout.write(f"{model['name']}: {int(used.sum())} rows, {int(labels[used].sum())} right\n")
    sys.stdout.flush()
