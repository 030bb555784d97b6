"""Keyness by SciPy: [a, b, words_a, words_b] on stdin, [G2, p, log ratio, its low and high end] on stdout."""

import json
import math
import sys

from scipy.stats import chi2, norm, power_divergence
from scipy.stats.contingency import relative_risk

HALF_OF_ONE = 0.5


def measure(a: int, b: int, words_a: int, words_b: int) -> list[float]:
    """The two cells of the word against what equal shares would give; Hardie's log ratio."""
    share = (a + b) / (words_a + words_b)
    expected = [words_a * share, words_b * share]
    result = power_divergence([a, b], expected, lambda_="log-likelihood")
    ratio = ((a or HALF_OF_ONE) / words_a) / ((b or HALF_OF_ONE) / words_b)
    # Equal shares leave a rounding error on either side of 0.
    statistic = max(0.0, float(result.statistic))
    low, high = interval(a or HALF_OF_ONE, b or HALF_OF_ONE, words_a, words_b)
    return [statistic, float(chi2.sf(statistic, 1)), math.log2(ratio), low, high]


def interval(a: float, b: float, words_a: int, words_b: int) -> tuple[float, float]:
    """SciPy's 95 % interval of a relative risk (Katz) in binary logarithms; by hand where a half is for 0."""
    if HALF_OF_ONE not in (a, b):
        found = relative_risk(int(a), words_a, int(b), words_b).confidence_interval(0.95)
        return math.log2(found.low), math.log2(found.high)
    spread = norm.ppf(0.975) * math.sqrt(max(0, 1 / a - 1 / words_a + 1 / b - 1 / words_b))
    middle = math.log((a / words_a) / (b / words_b))
    return (middle - spread) / math.log(2), (middle + spread) / math.log(2)


if __name__ == "__main__":
    json.dump([measure(*row) for row in json.load(sys.stdin)], sys.stdout)
