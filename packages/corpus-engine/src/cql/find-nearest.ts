/** How many are named. */
const MOST = 3;

/** Of some names those that are written most alike, the nearest first. */
export function findNearest(wanted: string, names: Iterable<string>): string[] {
  const small = wanted.toLowerCase();
  return [...new Set(names)]
    .map((name) => ({ name, steps: countSteps(small, name.toLowerCase()) }))
    .sort((one, other) => one.steps - other.steps || (one.name < other.name ? -1 : 1))
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** Letters to put in, take out or change; what goes on with more letters is near (V. Levenshtein, 1966). */
function countSteps(one: string, other: string): number {
  if (one !== '' && other.startsWith(one)) return 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++)
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + Number(one[i] !== other[j])));
    row = next;
  }
  return row[other.length]!;
}
