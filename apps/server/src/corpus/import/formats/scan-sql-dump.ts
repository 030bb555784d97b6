import { parseCopyLine, parseSqlRow, SqlSyntaxError, type SqlValue } from './parse-sql-values';
import type { FileLine } from '../../../platform/file-text/read-file-lines';

/** A row of one of the tables asked for, by column name, or what is wrong with it. */
export type DumpRow =
  | { readonly table: string; readonly line: FileLine; readonly values: ReadonlyMap<string, SqlValue> }
  | {
      readonly table: string;
      readonly line: FileLine;
      readonly reason: string;
      /** The broken row as it stands. */
      readonly row: string;
    };

/** The dump ends before its end: the row at the cut is not given. The message tells inside what. */
export class CutDumpError extends Error {
  override readonly name = 'CutDumpError';
}

const INSERT = /^INSERT INTO (?<table>[\w."]+)(?: \((?<columns>[^)]*)\))? VALUES\s*(?<rest>.*)$/su;
const COPY = /^COPY (?<table>[\w."]+)(?: \((?<columns>[^)]*)\))? FROM stdin;\s*$/iu;
/** What pg_dump writes first and last: where the last line is missing, whole tables may be. */
const DUMP_START = /^-- PostgreSQL database dump\s*$/u;
const DUMP_END = /^-- PostgreSQL database dump complete\s*$/u;
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
 * asked for, without schema, with their columns for a dump of data alone. A broken row costs that row only. Throws
 * CutDumpError after the last row where the dump was cut.
 */
export async function* scanSqlDump(
  lines: AsyncIterable<FileLine>,
  defaultColumns: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<DumpRow> {
  const scanner = new SqlDumpScanner(defaultColumns);
  for await (const line of lines) yield* scanner.take(line);
  scanner.end();
}

class SqlDumpScanner {
  private readonly defaultColumns: ReadonlyMap<string, readonly string[]>;
  private readonly createdColumns = new Map<string, string[]>();
  private create: string[] | null = null;
  private copy: Target | null = null;
  private insert: Target | null = null;
  private row: OpenRow | null = null;
  /** The last line of COPY: whether it is whole shows in the next. */
  private copyLine: FileLine | null = null;
  private lacksEnd = false;

  constructor(defaultColumns: ReadonlyMap<string, readonly string[]>) {
    this.defaultColumns = defaultColumns;
  }

  *take(line: FileLine): Generator<DumpRow> {
    if (this.copy) yield* this.takeCopyLine(this.copy, line);
    else if (this.create) this.takeColumn(this.create, line.text);
    else if (this.insert) yield* this.takeInsertLine(line);
    else yield* this.takeStatement(line);
  }

  /** Throws CutDumpError where something is open. */
  end(): void {
    const { copy, insert, create, row } = this;
    if (copy) throw new CutDumpError(`it ends inside the COPY of ${copy.table}`);
    if (insert && row)
      throw new CutDumpError(
        `it ends inside a row of ${insert.table} that starts at line ${row.line.number}`,
      );
    if (insert) throw new CutDumpError(`it ends inside an INSERT of ${insert.table}`);
    if (create) throw new CutDumpError('it ends inside a CREATE TABLE');
    if (this.lacksEnd) throw new CutDumpError('its last line "PostgreSQL database dump complete" is missing');
  }

  /** Reads the row that is open where its end or the start of another one shows. */
  private *closeRow(): Generator<DumpRow> {
    const { row, insert } = this;
    this.row = null;
    if (row && insert) yield* this.read(insert, row.line, row.text, parseSqlRow);
  }

  private *takeCopyLine(target: Target, line: FileLine): Generator<DumpRow> {
    const before = this.copyLine;
    if (before) yield* this.read(target, before, before.text.replace(/\r$/u, ''), parseCopyLine);
    const isEnd = /^\\\.\r?$/u.test(line.text);
    this.copyLine = isEnd ? null : line;
    if (isEnd) this.copy = null;
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
    } else if (DUMP_START.test(line.text)) this.lacksEnd = true;
    else if (DUMP_END.test(line.text)) this.lacksEnd = false;
    else if (copy) this.copy = this.makeTarget(copy.table!, copy.columns);
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

  private *read(
    { table, columns }: Target,
    line: FileLine,
    row: string,
    parse: (row: string) => SqlValue[],
  ): Generator<DumpRow> {
    if (!this.defaultColumns.has(table)) return;
    try {
      const values = parse(row);
      // A column that is generated stands as DEFAULT or not among the columns: another number is a row torn apart.
      if (values.length !== columns.length)
        throw new SqlSyntaxError(`${values.length} values for ${columns.length} columns`);
      yield { table, line, values: new Map(values.map((value, place) => [columns[place]!, value])) };
    } catch (error) {
      if (!(error instanceof SqlSyntaxError)) throw error;
      yield { table, line, row, reason: `the row is broken: ${error.message}` };
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
