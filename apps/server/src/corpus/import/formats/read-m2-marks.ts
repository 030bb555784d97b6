import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { measureFile, readFileLines } from '../../../platform/file-text/read-file-lines';
import type { M2Edit } from '../../error-marks/align-m2';
import type { ImportItem, ImportSource } from './import-item';

const TEXT_ID = /^#\s*text_id\s*=\s*(\S+)/u;
const NO_CORRECTION = '-NONE-';
/** First of the annotators; the marks of the others are left out. */
const ANNOTATOR = '0';

export const M2_START = /^(?:#\s*text_id\s*=|S )/u;

/** A text of an M2 file without comments, as the file beside it names it. */
interface NamedText {
  readonly id: string;
  readonly sentences: number;
}

/**
 * Marks of people in the form M2. Which text a sentence is of says `# text_id = UUID` before the sentences of each text or, as
 * programs of M2 read no comments, a file beside it with the same name and `.txt`, as `keelerada errors --format m2_origin`
 * writes it. The sentences of a file that names no text are one item with an empty id: their texts are found by their content.
 * The texts are in the corpus. Other lines with `#` are passed over.
 */
export async function openM2Marks(path: string): Promise<ImportSource> {
  const { size } = await measureFile(path);
  return { name: path, expectedBytes: size, totalBytes: size, read: () => readM2Marks(path) };
}

async function* readM2Marks(path: string): AsyncGenerator<ImportItem> {
  const name = basename(path);
  const named = await readNamedTexts(`${path}.txt`);
  let text: { id: string; place: string; sentences: { tokens: string[]; edits: M2Edit[] }[] } | null = null;
  let sentencesLeft = 0;
  let bytesRead = 0;
  for await (const line of readFileLines(path)) {
    const place = `${name}, line ${line.number}`;
    bytesRead = line.bytesRead;
    const id = TEXT_ID.exec(line.text)?.[1];
    if (id !== undefined) {
      if (text) yield { kind: 'marks', marks: text, bytesRead };
      text = { id: id.toLowerCase(), place, sentences: [] };
    } else if (line.text.startsWith('S ')) {
      const next = sentencesLeft === 0 ? named.shift() : undefined;
      if (next !== undefined) {
        if (text) yield { kind: 'marks', marks: text, bytesRead };
        text = { id: next.id, place, sentences: [] };
        sentencesLeft = next.sentences;
      }
      sentencesLeft -= Math.min(1, sentencesLeft);
      text ??= { id: '', place, sentences: [] };
      text.sentences.push({ tokens: splitWords(line.text.slice(2)), edits: [] });
    } else if (line.text.startsWith('A ')) {
      const edit = parseEdit(line.text.slice(2));
      if (edit) text?.sentences.at(-1)?.edits.push(edit);
    }
  }
  if (text) yield { kind: 'marks', marks: text, bytesRead };
}

/** None where there is no such file. */
async function readNamedTexts(path: string): Promise<NamedText[]> {
  const texts: NamedText[] = [];
  let id: string | undefined;
  for (const line of (await readFile(path, 'utf8').catch(() => '')).split(/\r?\n/u)) {
    id = TEXT_ID.exec(line)?.[1]?.toLowerCase() ?? id;
    const sentences = /^#\s*sentences\s*=\s*(\d+)/u.exec(line)?.[1];
    if (id !== undefined && sentences !== undefined) texts.push({ id, sentences: Number(sentences) });
  }
  return texts;
}

/** Null for a line that says that there is no error, and for another annotator. */
function parseEdit(line: string): M2Edit | null {
  const [place = '', code = '', corrections = '', , , annotator = ANNOTATOR] = line.split('|||');
  const [start = NaN, end = NaN] = place.split(' ').map(Number);
  if (code === 'noop' || annotator.trim() !== ANNOTATOR || !(start >= 0)) return null;
  const [first = ''] = corrections.split('||');
  return { start, end, code, corrected: first === NO_CORRECTION ? [] : splitWords(first) };
}

function splitWords(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
