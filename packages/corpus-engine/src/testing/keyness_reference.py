"""Keyness by SciPy: rows [a, b, words_a, words_b] as JSON on stdin, [G2, p, log ratio] on stdout."""

import json
import math
import sys

from scipy.stats import chi2, power_divergence

HALF_OF_ONE = 0.5


def measure(a: int, b: int, words_a: int, words_b: int) -> list[float]:
    """The two cells of the word against what equal shares would give; Hardie's log ratio."""
    share = (a + b) / (words_a + words_b)
    expected = [words_a * share, words_b * share]
    result = power_divergence([a, b], expected, lambda_="log-likelihood")
    ratio = ((a or HALF_OF_ONE) / words_a) / ((b or HALF_OF_ONE) / words_b)
    # Equal shares leave a rounding error on either side of 0.
    statistic = max(0.0, float(result.statistic))
    return [statistic, float(chi2.sf(statistic, 1)), math.log2(ratio)]


if __name__ == "__main__":
    json.dump([measure(*row) for row in json.load(sys.stdin)], sys.stdout)
