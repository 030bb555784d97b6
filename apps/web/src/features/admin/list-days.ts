export interface DayCalls {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly calls: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every day from the first to the last, both YYYY-MM-DD. */
export function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

/** Calls of each of the days, all names together. */
export function sumByDay(days: readonly string[], counts: readonly DayCalls[]): DayCalls[] {
  const sums = new Map(days.map((day) => [day, 0]));
  for (const { day, calls } of counts) {
    const before = sums.get(day);
    if (before !== undefined) sums.set(day, before + calls);
  }
  return Array.from(sums, ([day, calls]) => ({ day, calls }));
}

/** Calls of each tool in all, the most used first, tools without calls in the order of their names. */
export function sumByTool(
  names: readonly string[],
  counts: readonly { readonly name: string; readonly calls: number }[],
): { readonly name: string; readonly calls: number }[] {
  const sums = new Map(names.map((name) => [name, 0]));
  for (const { name, calls } of counts) sums.set(name, (sums.get(name) ?? 0) + calls);
  return Array.from(sums, ([name, calls]) => ({ name, calls })).sort(
    (left, right) => right.calls - left.calls || left.name.localeCompare(right.name),
  );
}
