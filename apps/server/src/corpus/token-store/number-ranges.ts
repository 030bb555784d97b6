/** ClickHouse takes a question of at most 256 KiB; a range takes up to 30 characters. */
const MOST_RANGES = 5000;

/** SQL conditions that hold for just these numbers of texts; several where one would be too long. */
export function makeRangeConditions(numbers: readonly number[]): string[] {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const singles: number[] = [];
  const ranges: string[] = [];
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to + 1 < sorted.length && sorted[to + 1] === sorted[to]! + 1) to += 1;
    if (to - from < 2) singles.push(...sorted.slice(from, to + 1));
    else ranges.push(`(t >= ${sorted[from]} AND t <= ${sorted[to]})`);
    from = to + 1;
  }
  const conditions: string[] = [];
  for (let i = 0; i < ranges.length; i += MOST_RANGES)
    conditions.push(ranges.slice(i, i + MOST_RANGES).join(' OR '));
  for (let i = 0; i < singles.length; i += MOST_RANGES)
    conditions.push(`t IN (${singles.slice(i, i + MOST_RANGES).join(', ')})`);
  return conditions.map((condition) => `(${condition})`);
}
