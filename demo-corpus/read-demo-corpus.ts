import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One text of the demonstration: its content and its metadata, a list of values for each property name. */
export interface DemoText {
  file: string;
  id: string;
  content: string;
  properties: ReadonlyMap<string, readonly string[]>;
}

const VALUE_SEPARATOR = '|';
const COLUMNS_OF_THE_FILE = new Set(['file', 'id']);

/** Reads metadata.csv with the texts it names; an empty cell means that the property is not known. */
export function readDemoCorpus(folder: string): DemoText[] {
  const [header = [], ...rows] = parseCsv(readFileSync(join(folder, 'metadata.csv'), 'utf8'));
  return rows.map((row) => {
    const cells = new Map(header.map((name, column) => [name, row[column] ?? '']));
    const file = cells.get('file') ?? '';
    return {
      file,
      id: cells.get('id') ?? '',
      content: readFileSync(join(folder, file), 'utf8'),
      properties: readProperties(cells),
    };
  });
}

/** Paths of the text files that lie in the folder, as metadata.csv writes them. */
export function listTextFiles(folder: string): string[] {
  return readdirSync(join(folder, 'texts')).map((name) => `texts/${name}`);
}

/** A plain count, apart from the product's own segmentation: runs of letters and digits. */
export function countWords(content: string): number {
  return content.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** A plain count: closing punctuation before white space or at the end. */
export function countSentences(content: string): number {
  return content.match(/[.!?…]+[“”"»)]*(?=\s|$)/gu)?.length ?? 0;
}

function readProperties(cells: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const known = [...cells].filter(([name, cell]) => !COLUMNS_OF_THE_FILE.has(name) && cell !== '');
  return new Map(known.map(([name, cell]) => [name, cell.split(VALUE_SEPARATOR)]));
}

function parseCsv(csv: string): string[][] {
  return csv.trimEnd().split('\n').map(parseLine);
}

function parseLine(line: string): string[] {
  const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)];
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
