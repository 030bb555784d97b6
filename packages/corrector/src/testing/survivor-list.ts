const CELL = '\t';

/** The committed list: what no test sees, each with its reason on the line below. */
export function readSurvivorList(text: string): ReadonlyMap<string, string> {
  const lines = text.slice(text.indexOf('\n\n')).split('\n').filter(Boolean);
  return new Map(
    lines.flatMap((line, i) =>
      line.startsWith(CELL)
        ? []
        : [[line, lines[i + 1]?.startsWith(CELL) ? lines[i + 1]!.trim() : ''] as const],
    ),
  );
}
