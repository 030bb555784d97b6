"""Rates of errors by NumPy: JSON with the places of each resample on stdin, JSON on stdout."""

import json
import sys

import numpy as np

given = json.load(sys.stdin)
words = np.array(given["words"])
marks = np.array(given["marks"])
drawn = np.array(given["drawn"])
factors = np.array(given["factors"])

observed = 100 * marks[drawn].sum(axis=1) / words[drawn].sum(axis=1)
json.dump(
    {
        "per100": 100 * marks.sum() / words.sum(),
        "observed": np.percentile(observed, [2.5, 97.5]).tolist(),
        "estimated": np.percentile(observed * factors, [2.5, 97.5]).tolist(),
    },
    sys.stdout,
)
