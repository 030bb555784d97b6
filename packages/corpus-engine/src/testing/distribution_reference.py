"""Intervals and dispersion by SciPy and NumPy: reads counts and corpora as JSON from stdin, writes JSON.

A corpus is a list of [running words, occurrences] of its texts.
"""

import json
import sys

import numpy as np
from scipy.stats import chi2

TAIL = 0.025


def find_interval(count: int) -> list[float]:
    """Garwood's interval by the quantiles of the chi-squared distribution."""
    low = 0.0 if count == 0 else float(chi2.ppf(TAIL, 2 * count)) / 2
    return [low, float(chi2.ppf(1 - TAIL, 2 * count + 2)) / 2]


def measure_dispersion(texts: list[list[int]]) -> list[float]:
    """Gries' DP as half the distance between two distributions, and over its largest value."""
    words, hits = np.array(texts, dtype=float).T
    expected = words / words.sum()
    observed = hits / hits.sum()
    deviation = float(np.abs(observed - expected).sum()) / 2
    # All occurrences in the smallest text.
    worst = np.zeros_like(expected)
    worst[expected.argmin()] = 1
    largest = float(np.abs(worst - expected).sum()) / 2
    return [deviation, deviation / largest]


if __name__ == "__main__":
    given = json.load(sys.stdin)
    answer = {
        "intervals": [find_interval(count) for count in given["counts"]],
        "dispersions": [measure_dispersion(texts) for texts in given["corpora"]],
    }
    json.dump(answer, sys.stdout)
