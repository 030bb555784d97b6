import type { LoggedText } from '../../../shared/error-log/error-log';

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A line for each text and kind: day, words of the text, kind, errors. Spreadsheet programs read the mark at its start. */
export function makeErrorCsv(
  texts: readonly LoggedText[],
  headings: readonly string[],
  nameType: (type: string) => string,
  separator: string,
): string {
  const rows = texts.flatMap(({ day, words, counts }) =>
    Object.entries(counts).map(([type, count]) => [day, String(words), nameType(type), String(count)]),
  );
  return `\ufeff${[headings, ...rows].map((row) => row.map(quote).join(separator)).join('\r\n')}\r\n`;
}
