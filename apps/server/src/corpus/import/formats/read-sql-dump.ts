import { basename } from 'node:path';
import type { TextProperty } from '../../store/corpus-text';
import { ImportSourceError, makeProblem, type ImportItem, type ImportSource } from './import-item';
import { measureFile, readFileLines } from '../../../platform/file-text/read-file-lines';
import { CutDumpError, scanSqlDump, type DumpRow } from './scan-sql-dump';

const TEXT_TABLE = new Map([['text', ['id', 'content']]]);
const PROPERTY_TABLE = new Map([['text_property', ['id', 'text_id', 'property_name', 'property_value']]]);
const PROGRESS_ROWS = 5000;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/giu;
/** The ids of a property are among the first characters of its row. */
const IDS_END = 200;

/** The properties in the dump. */
interface FoundProperties {
  readonly ofText: Map<string, TextProperty[]>;
  /** Texts with a property row that is broken. */
  readonly broken: Set<string>;
  rows: number;
  /** The dump was read to its end. */
  isWhole: boolean;
}

export interface DumpOptions {
  /** Take the texts before the place where a dump breaks off. */
  readonly acceptsCut?: boolean;
}

/**
 * The real collection's plain pg_dump (`core.text`, `core.text_property`), INSERT or COPY, plain or gzip. A dump that
 * breaks off or lacks its closing line is refused with ImportSourceError, unless `acceptsCut`. Texts of such a dump, or
 * of one without properties, are marked as lacking them, so that stored properties stay.
 */
export async function openSqlDump(
  path: string,
  { acceptsCut = false }: DumpOptions = {},
): Promise<ImportSource> {
  const { size, expectedBytes } = await measureFile(path);
  if (!acceptsCut) await checkIsWhole(path);
  // The dump holds texts before their properties: it is read once for the properties and once for the texts.
  return { name: path, expectedBytes, totalBytes: size * 2, read: () => readSqlDump(path, size) };
}

async function checkIsWhole(path: string): Promise<void> {
  try {
    // No table is asked for: only the structure of the dump is read.
    for await (const row of scanSqlDump(readFileLines(path), new Map())) void row;
  } catch (error) {
    throw new ImportSourceError(
      `${path}: the dump breaks off: ${(error as Error).message}. Make the dump again, or take the texts before that ` +
        'place with --accept-cut.',
      { cause: error },
    );
  }
}

async function* readSqlDump(path: string, size: number): AsyncGenerator<ImportItem> {
  const name = basename(path);
  const properties: FoundProperties = { ofText: new Map(), broken: new Set(), rows: 0, isWhole: true };
  yield* readProperties(path, name, properties);
  const { ofText, broken } = properties;
  const areAllLacking = !properties.isWhole || properties.rows === 0;
  const rows = followRows(path, name, TEXT_TABLE);
  for await (const row of rows) {
    if ('problem' in row) {
      yield row;
      continue;
    }
    const place = `${name}, line ${row.line.number}`;
    if ('reason' in row) {
      yield makeProblem(place, row.reason);
      continue;
    }
    const id = row.values.get('id');
    const content = row.values.get('content');
    if (typeof id !== 'string') yield makeProblem(place, 'the text has no id');
    else {
      const text = { id, content: content ?? '', properties: ofText.get(id) ?? [], place };
      const lacksProperties = areAllLacking || broken.has(id.toLowerCase());
      ofText.delete(id);
      yield {
        kind: 'text',
        text: lacksProperties ? { ...text, lacksProperties } : text,
        bytesRead: size + row.line.bytesRead,
      };
    }
  }
  if (ofText.size > 0) {
    const [first] = ofText.keys();
    yield makeProblem(
      name,
      `the properties of ${ofText.size} texts were left out: the file has no such text (the first is ${first})`,
    );
  }
}

async function* readProperties(
  path: string,
  name: string,
  properties: FoundProperties,
): AsyncGenerator<ImportItem> {
  for await (const row of followRows(path, name, PROPERTY_TABLE)) {
    // A file that breaks off is reported once, when its texts are read.
    if ('problem' in row) {
      properties.isWhole = false;
      return;
    }
    if (++properties.rows % PROGRESS_ROWS === 0) yield { kind: 'progress', bytesRead: row.line.bytesRead };
    const place = `${name}, line ${row.line.number}`;
    if ('reason' in row) {
      for (const [id] of row.row.slice(0, IDS_END).matchAll(UUID)) properties.broken.add(id.toLowerCase());
      yield makeProblem(place, row.reason);
      continue;
    }
    const textId = row.values.get('text_id');
    const propertyName = row.values.get('property_name');
    if (typeof textId !== 'string' || typeof propertyName !== 'string') {
      yield makeProblem(place, 'the property has no text or no name');
      continue;
    }
    const property = { name: propertyName, value: row.values.get('property_value') ?? '' };
    const known = properties.ofText.get(textId);
    if (known) known.push(property);
    else properties.ofText.set(textId, [property]);
  }
}

/** The rows, and as the last item the reason if the file breaks off. */
async function* followRows(
  path: string,
  name: string,
  tables: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<DumpRow | ReturnType<typeof makeProblem>> {
  let last = 0;
  try {
    for await (const row of scanSqlDump(readFileLines(path), tables)) {
      last = row.line.number;
      yield row;
    }
  } catch (error) {
    const { message } = error as Error;
    const reason =
      error instanceof CutDumpError
        ? `the dump breaks off: ${message}`
        : `the file cannot be read further: ${message}`;
    yield makeProblem(`${name}, after line ${last}`, reason);
  }
}
