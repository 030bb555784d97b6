import { writeCsvComment, writeCsvRows } from '@keelerada/contract/fields/csv-rows';
import type { Command } from 'commander';
import type { CommandContext } from '../context/command-context';
import type { Provenance } from './run-tool';

export interface TableFlags {
  readonly json?: boolean;
  readonly csv?: boolean;
}

/** Adds the options that choose the form of the answer. */
export function addTableOptions(command: Command): Command {
  return command
    .option('--json', 'the whole answer with its provenance as JSON')
    .option('--csv', 'CSV with the provenance in comment lines; formulas of spreadsheets do not run');
}

export interface Table<Row> {
  readonly columns: readonly (keyof Row & string)[];
  readonly rows: readonly Row[];
  /** The whole answer, which JSON gets. */
  readonly answer: { readonly totals: { readonly texts: number; readonly runningWords: number } };
  readonly provenance: Provenance;
  /** Options of the tool, for the provenance. */
  readonly options: object;
}

/** What would part columns or rows where it stands in a value. */
const SEPARATOR = /\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/gu;

/** Writes a table to stdout: columns separated by tabs under a line of their names, or as the flags ask. */
export function writeTable<Row>(table: Table<Row>, flags: TableFlags, { stdout }: CommandContext): void {
  const { columns, rows, answer, options } = table;
  const provenance = { ...table.provenance, ...answer.totals, options };
  if (flags.json) {
    stdout.write(`${JSON.stringify({ provenance, ...answer }, null, 2)}\n`);
    return;
  }
  // any string: columns are named by the command, never by a text
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  if (flags.csv) {
    const notes = Object.entries(provenance)
      .filter(([, value]) => value !== null)
      .map(([name, value]) =>
        writeCsvComment(name, typeof value === 'string' ? value : JSON.stringify(value)),
      );
    stdout.write(notes.join('') + writeCsvRows([columns, ...cells]));
    return;
  }
  const writeRow = (row: readonly unknown[]) =>
    row.map((value) => String(value).replace(SEPARATOR, ' ')).join('\t');
  stdout.write(`${[columns, ...cells].map(writeRow).join('\n')}\n`);
}
