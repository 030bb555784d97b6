import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isGzip } from '../../../platform/file-text/read-file-lines';
import { readDocuments } from './read-conllu-file';
import { type ImportItem, type ImportSource, makeProblem } from './import-item';
import { readTeiTexts } from './read-tei-file';
import { MAX_FILE_BYTES, type TextCollection } from './text-collection';

const CONLLU_NAME = /\.conllu?(?:\.gz)?$/iu;
const TEI_NAME = /\.(?:xml|tei)(?:\.gz)?$/iu;

/** Whether a file of a collection is CoNLL-U or TEI by its ending. */
export function isAnnotatedName(name: string): boolean {
  return CONLLU_NAME.test(name) || TEI_NAME.test(name);
}

/** The texts of an annotated file of a collection; `progress` is what they tell as read. */
export async function* readAnnotatedFile(
  name: string,
  bytes: Uint8Array,
  progress: number,
): AsyncGenerator<ImportItem> {
  let content: string;
  try {
    content = new TextDecoder().decode(isGzip(bytes) ? unpack(bytes) : bytes);
  } catch (error) {
    yield makeProblem(name, (error as Error).message);
    return;
  }
  const lines = listLines(content, progress);
  yield* CONLLU_NAME.test(name) ? readDocuments(name, lines) : readTeiTexts(name, lines);
}

function unpack(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_FILE_BYTES });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Error(`it is larger than ${MAX_FILE_BYTES} bytes when unpacked`, { cause: error });
  }
}

// eslint-disable-next-line @typescript-eslint/require-await -- the readers take lines as they come from a file
async function* listLines(content: string, bytesRead: number) {
  const lines = content.split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (const text of lines) yield { text, bytesRead };
}

/** A folder or zip of CoNLL-U and TEI files without a table: they tell their properties themselves. */
export function openAnnotatedCollection(
  collection: TextCollection,
  open: () => Promise<TextCollection>,
): ImportSource {
  const names = collection.names.filter(isAnnotatedName);
  return {
    name: collection.path,
    expectedBytes: collection.totalBytes,
    totalBytes: names.length,
    read: () => readFiles(open),
  };
}

async function* readFiles(open: () => Promise<TextCollection>): AsyncGenerator<ImportItem> {
  const collection = await open();
  try {
    let filesRead = 0;
    for (const name of collection.names.filter(isAnnotatedName)) {
      filesRead++;
      try {
        const bytes = await collection.read(name);
        yield* readAnnotatedFile(`${collection.title}, ${name}`, bytes, filesRead);
      } catch (error) {
        yield makeProblem(`${collection.title}, ${basename(name)}`, (error as Error).message);
      }
    }
  } finally {
    collection.close();
  }
}
