import { decodeText } from '../../../platform/file-text/decode-text';
import type { FileTextExtractor } from '../../../platform/file-text/file-text-extractor';
import { uploadExtensions } from '@keelerada/contract/fields/choices';
import { isAnnotatedName, openAnnotatedCollection, readAnnotatedFile } from './read-annotated-collection';
import { createTextId } from './create-text-id';
import { ImportSourceError, makeProblem, type ImportItem, type ImportSource } from './import-item';
import { readMetadataTable, type MetadataRow, type MetadataTable } from './read-metadata-table';
import type { TextCollection } from './text-collection';

const METADATA_FILE = 'metadata.csv';

/**
 * A folder or zip of files with a metadata table. A text without an id gets one made of the name of the collection and
 * the path of the file, so that a second import of the collection updates it. Throws ImportSourceError if there is no
 * usable table. `open` is called once now and once for each reading.
 */
export async function openTextCollection(
  open: () => Promise<TextCollection>,
  extractor: FileTextExtractor,
): Promise<ImportSource> {
  const collection = await open();
  try {
    const hasTable = collection.names.some((name) => name.toLowerCase().endsWith('.csv'));
    if (!hasTable && collection.names.some(isAnnotatedName)) return openAnnotatedCollection(collection, open);
    const { table } = await openTable(collection);
    return {
      name: collection.path,
      expectedBytes: collection.totalBytes,
      totalBytes: table.rows.length,
      read: () => readTexts(open, extractor),
    };
  } finally {
    collection.close();
  }
}

interface OpenTable {
  readonly tableName: string;
  readonly table: MetadataTable;
  /** The file of a row; undefined if there is none. */
  readonly findFile: (row: MetadataRow) => string | undefined;
}

async function openTable(collection: TextCollection): Promise<OpenTable> {
  const tableName = findTable(collection);
  const csv = await decodeText(await collection.read(tableName));
  const table = readMetadataTable(csv, `${collection.title}, ${tableName}`);
  const folder = tableName.includes('/') ? tableName.slice(0, tableName.lastIndexOf('/') + 1) : '';
  const names = new Map(collection.names.map((name) => [name.normalize('NFC'), name]));
  const findFile = ({ file }: MetadataRow) =>
    names.get(folder.normalize('NFC') + cleanPath(file)) ?? names.get(cleanPath(file));
  return { tableName, table, findFile };
}

/** The table `metadata.csv`, else the only .csv at the top; a zip may hold everything in one folder. */
function findTable(collection: TextCollection): string {
  const tables = collection.names.filter((name) => name.toLowerCase().endsWith('.csv'));
  const depth = (name: string) => name.split('/').length;
  const named = tables
    .filter((name) => name.split('/').at(-1)!.toLowerCase() === METADATA_FILE)
    .sort((left, right) => depth(left) - depth(right));
  if (named[0] !== undefined) return named[0];
  if (tables.length === 1) return tables[0]!;
  const reason =
    tables.length === 0
      ? `has no ${METADATA_FILE}`
      : `has several .csv files and none is called ${METADATA_FILE}`;
  throw new ImportSourceError(
    `${collection.title} ${reason}: a table with a column "file" and one column a property is needed.`,
  );
}

async function* readTexts(
  open: () => Promise<TextCollection>,
  extractor: FileTextExtractor,
): AsyncGenerator<ImportItem> {
  const collection = await open();
  try {
    yield* readRows(collection, await openTable(collection), extractor);
  } finally {
    collection.close();
  }
}

async function* readRows(
  collection: TextCollection,
  { tableName, table, findFile }: OpenTable,
  extractor: FileTextExtractor,
): AsyncGenerator<ImportItem> {
  const { title } = collection;
  for (const problem of table.problems) yield { kind: 'problem', problem };
  const used = new Set<string>();
  let rowsRead = 0;
  for (const row of table.rows) {
    rowsRead++;
    const place = `${title}, ${tableName}, row ${row.row}`;
    const name = findFile(row);
    if (name === undefined) {
      const reason = row.file === '' ? 'the cell "file" is empty' : `there is no file "${row.file}"`;
      yield makeProblem(place, reason);
    } else if (name === tableName) {
      yield makeProblem(place, `the file "${row.file}" is this table itself, not a text`);
    } else if (used.has(name)) {
      yield makeProblem(place, `the file "${row.file}" is named in an earlier row already`);
    } else {
      used.add(name);
      yield await readText(collection, name, row, extractor, rowsRead);
    }
  }
  for (const name of collection.names) {
    if (used.has(name) || !isTextFile(name)) continue;
    yield makeProblem(`${title}, ${name}`, `it has no row in ${tableName}`);
  }
}

/** READMEs and licences are no texts; any other .txt without a row may have been forgotten. */
function isTextFile(name: string): boolean {
  const isUpload = uploadExtensions.some((extension) => name.toLowerCase().endsWith(extension));
  return isUpload && !/(?:^|\/)(?:readme|licen[cs]e)[^/]*$/iu.test(name);
}

/** Accepts backslashes and a leading `.//`, as spreadsheets on other systems write them. */
function cleanPath(file: string): string {
  return file
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/u, '');
}

async function readText(
  collection: TextCollection,
  name: string,
  row: MetadataRow,
  extractor: FileTextExtractor,
  rowsRead: number,
): Promise<ImportItem> {
  const place = `${collection.title}, ${name}`;
  let bytes: Uint8Array;
  try {
    bytes = await collection.read(name);
  } catch (error) {
    return makeProblem(place, (error as Error).message);
  }
  if (isAnnotatedName(name)) return readAnnotatedText(place, bytes, row, rowsRead);
  const result = await extractor.extractTextFromFile({ name, bytes });
  if ('error' in result) return makeProblem(place, result.error.message);
  const id = row.id ?? createTextId(`${collection.title}/${name.normalize('NFC')}`);
  const text = { id, content: result.text, properties: row.properties, place };
  return { kind: 'text', text, bytesRead: rowsRead };
}

/** The one text of an annotated file, with the properties of its row. */
async function readAnnotatedText(
  place: string,
  bytes: Uint8Array,
  { id, properties }: MetadataRow,
  rowsRead: number,
): Promise<ImportItem> {
  const items: ImportItem[] = [];
  for await (const item of readAnnotatedFile(place, bytes, rowsRead)) items.push(item);
  const [item] = items;
  if (item?.kind === 'problem') return item;
  if (items.length !== 1 || item?.kind !== 'text') {
    const reason = `the file has ${items.length} texts, a row of the table stands for one`;
    return makeProblem(place, reason);
  }
  const { lacksProperties: _, ...text } = item.text;
  return { ...item, text: { ...text, id: id ?? text.id, properties, place } };
}
