/** Prints rows as aligned columns; numbers to the right. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
    );
    console.log(cells.join('  ').trimEnd());
  }
}

/** Milliseconds with three significant figures. */
export function formatMs(ms: number | undefined): string {
  if (ms === undefined) return '–';
  return ms >= 100 ? ms.toFixed(0) : Number(ms.toPrecision(3)).toString();
}
