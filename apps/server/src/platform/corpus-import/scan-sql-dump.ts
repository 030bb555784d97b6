import { parseCopyLine, parseSqlRow, SqlSyntaxError, type SqlValue } from './parse-sql-values';
import type { FileLine } from './read-file-lines';

/** A row of one of the tables asked for, by column name, or what is wrong with it. */
export type DumpRow =
  | { readonly table: string; readonly line: FileLine; readonly values: ReadonlyMap<string, SqlValue> }
  | { readonly table: string; readonly line: FileLine; readonly reason: string };

const INSERT = /^INSERT INTO (?<table>[\w."]+)(?: \((?<columns>[^)]*)\))? VALUES\s*(?<rest>.*)$/su;
const COPY = /^COPY (?<table>[\w."]+)(?: \((?<columns>[^)]*)\))? FROM stdin;\s*$/iu;
const CREATE = /^CREATE (?:UNLOGGED )?TABLE (?<table>[\w."]+) \(\s*$/iu;
/**
 * The start of a row or statement. Inside a string these quotes would be doubled, so such a line also ends a row that
 * was cut short: what follows is not lost with it.
 */
const NEW_START =
  /^(?:\s*\('[0-9a-f]{8}-[0-9a-f]{4}-|INSERT INTO [\w."]+(?: \([^)]*\))? VALUES(?:\s*$| \('[0-9a-f]{8}-))/iu;

interface Target {
  readonly table: string;
  readonly columns: readonly string[];
}

interface OpenRow {
  text: string;
  readonly line: FileLine;
  isInString: boolean;
  isEscaped: boolean;
}

/**
 * Rows of a plain pg_dump, INSERT (one or several rows a statement) and COPY alike. `defaultColumns` names the tables
 * asked for, without schema, with their columns for a dump of data alone. A broken row costs that row only.
 */
export async function* scanSqlDump(
  lines: AsyncIterable<FileLine>,
  defaultColumns: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<DumpRow> {
  const scanner = new SqlDumpScanner(defaultColumns);
  for await (const line of lines) yield* scanner.take(line);
  yield* scanner.closeRow();
}

class SqlDumpScanner {
  private readonly defaultColumns: ReadonlyMap<string, readonly string[]>;
  private readonly createdColumns = new Map<string, string[]>();
  private create: string[] | null = null;
  private copy: Target | null = null;
  private insert: Target | null = null;
  private row: OpenRow | null = null;

  constructor(defaultColumns: ReadonlyMap<string, readonly string[]>) {
    this.defaultColumns = defaultColumns;
  }

  *take(line: FileLine): Generator<DumpRow> {
    if (this.copy) yield* this.takeCopyLine(this.copy, line);
    else if (this.create) this.takeColumn(this.create, line.text);
    else if (this.insert) yield* this.takeInsertLine(line);
    else yield* this.takeStatement(line);
  }

  /** The row that is open at the end: whole where only its last mark is missing, else broken. */
  *closeRow(): Generator<DumpRow> {
    const { row, insert } = this;
    this.row = null;
    if (row && insert) yield* this.read(insert, row.line, () => parseSqlRow(row.text));
  }

  private *takeCopyLine(target: Target, line: FileLine): Generator<DumpRow> {
    const text = line.text.replace(/\r$/u, '');
    if (text === '\\.') this.copy = null;
    else yield* this.read(target, line, () => parseCopyLine(text));
  }

  private takeColumn(columns: string[], text: string): void {
    const [first = ''] = text.trim().split(' ');
    if (text.startsWith(')')) this.create = null;
    else if (!['CONSTRAINT', 'PRIMARY', ''].includes(first)) columns.push(cleanName(first));
  }

  private *takeInsertLine(line: FileLine): Generator<DumpRow> {
    if (this.row !== null && NEW_START.test(line.text)) yield* this.closeRow();
    if (this.row !== null || /^\s*\(/u.test(line.text)) yield* this.takeRowPart(line, line.text);
    else if (line.text.trim() !== '') {
      this.insert = null;
      yield* this.takeStatement(line);
    }
  }

  private *takeStatement(line: FileLine): Generator<DumpRow> {
    const insert = INSERT.exec(line.text)?.groups;
    const copy = COPY.exec(line.text)?.groups;
    const create = CREATE.exec(line.text)?.groups;
    if (insert) {
      this.insert = this.makeTarget(insert.table!, insert.columns);
      if (insert.rest) yield* this.takeRowPart(line, insert.rest);
    } else if (copy) this.copy = this.makeTarget(copy.table!, copy.columns);
    else if (create) {
      this.create = [];
      this.createdColumns.set(cleanName(create.table!), this.create);
    }
  }

  private *takeRowPart(line: FileLine, part: string): Generator<DumpRow> {
    this.row ??= { text: '', line, isInString: false, isEscaped: false };
    appendPart(this.row, part);
    if (this.row.isInString || !/[,;]\s*$/u.test(part)) return;
    yield* this.closeRow();
    if (/;\s*$/u.test(part)) this.insert = null;
  }

  private makeTarget(name: string, listed: string | undefined): Target {
    const table = cleanName(name);
    const columns =
      listed?.split(',').map(cleanName) ??
      this.createdColumns.get(table) ??
      this.defaultColumns.get(table) ??
      [];
    return { table, columns };
  }

  private *read({ table, columns }: Target, line: FileLine, parse: () => SqlValue[]): Generator<DumpRow> {
    if (!this.defaultColumns.has(table)) return;
    try {
      const values = parse();
      // Fewer are possible (generated columns); more means that a value was torn apart.
      if (values.length > columns.length) {
        throw new SqlSyntaxError(`${values.length} values for ${columns.length} columns`);
      }
      yield { table, line, values: new Map(values.map((value, place) => [columns[place]!, value])) };
    } catch (error) {
      if (!(error instanceof SqlSyntaxError)) throw error;
      yield { table, line, reason: `the row is broken: ${error.message}` };
    }
  }
}

/** Adds a line to a row and follows where strings start and end: a text may hold line breaks. */
function appendPart(row: OpenRow, part: string): void {
  row.text = row.text === '' ? part : `${row.text}\n${part}`;
  for (let at = 0; at < part.length; at++) {
    const character = part[at];
    if (row.isInString && row.isEscaped && character === '\\') at++;
    else if (character === "'") {
      row.isInString = !row.isInString;
      if (row.isInString) row.isEscaped = /(?:^|[^\w'])e$/iu.test(part.slice(Math.max(0, at - 2), at));
    }
  }
}

/** A table or column without schema and quotes. */
function cleanName(name: string): string {
  return name.trim().split('.').at(-1)!.replaceAll('"', '');
}
