import { ConlluFormatError, type ConlluSentence } from '@keelerada/estonian/conllu/conllu-sentence';
import { readConllu } from '@keelerada/estonian/conllu/read-conllu';
import { readConlluText } from '@keelerada/estonian/conllu/read-conllu-text';
import { GivenTextError } from '@keelerada/estonian/given/given-text';
import { type FileLine, MAX_RECORD_CHARACTERS } from '../../../platform/file-text/read-file-lines';
import { readAnnotatorComment, readPropertyComment } from '../../export/conllu-comments';
import { cleanContent } from './clean-text';
import { describeGivenText } from './describe-given-text';
import { type ImportItem, type ImportSource, makeProblem, openLines } from './import-item';

const DOCUMENT = /^#\s*newdoc\b/u;
const DOCUMENT_ID = /^#\s*newdoc\s+id\s*=\s*(.*)$/u;
const COLUMNS = 10;

/** The first line of a sentence that is no comment. */
export function isConlluRow(line: string): boolean {
  return /^\d[\d.-]*\t/u.test(line) && line.split('\t').length === COLUMNS;
}

/**
 * CoNLL-U, plain or gzip: a text for each `# newdoc`, the whole file without one. What it says of tokens is kept. `# property
 * NAME = VALUE` are properties, as the export writes them; another text gets the id of its document as its title.
 */
export function openConlluFile(path: string): Promise<ImportSource> {
  return openLines(path, readDocuments);
}

/** Texts of the lines of a file; one that is broken is a problem, and the next is read, but not after one without end. */
export async function* readDocuments(
  name: string,
  lines: AsyncIterable<Pick<FileLine, 'text' | 'bytesRead'>>,
): AsyncGenerator<ImportItem> {
  let waiting: string[] = [];
  let firstLine = 1;
  let number = 0;
  let characters = 0;
  let bytesRead = 0;
  try {
    for await (const line of lines) {
      if (DOCUMENT.test(line.text)) {
        yield* readDocument(name, waiting, firstLine, bytesRead);
        waiting = [];
        firstLine = number + 1;
        characters = 0;
      }
      number++;
      characters += line.text.length;
      if (characters > MAX_RECORD_CHARACTERS)
        throw new Error(`the text that begins in line ${firstLine} does not end`);
      waiting.push(line.text);
      ({ bytesRead } = line);
    }
  } catch (error) {
    const reason = `the file cannot be read further: ${(error as Error).message}`;
    yield makeProblem(`${name}, after line ${number}`, reason);
    return;
  }
  yield* readDocument(name, waiting, firstLine, bytesRead);
}

function* readDocument(
  name: string,
  lines: readonly string[],
  firstLine: number,
  bytesRead: number,
): Generator<ImportItem> {
  const place = `${name}, from line ${firstLine}`;
  try {
    const sentences = readConllu(lines.join('\n'), firstLine);
    if (!sentences.some(({ rows }) => rows.length > 0)) return;
    yield { kind: 'text', text: makeText(name, place, sentences), bytesRead };
  } catch (error) {
    if (!(error instanceof ConlluFormatError || error instanceof GivenTextError)) throw error;
    yield makeProblem(place, error.message);
  }
}

function makeText(name: string, place: string, sentences: readonly ConlluSentence[]) {
  const comments = sentences[0]!.comments;
  const find = (read: (comment: string) => string | null | undefined): string | null =>
    comments.map(read).find((found) => found) ?? null;
  return describeGivenText({
    file: name,
    place,
    id: find((comment) => DOCUMENT_ID.exec(comment)?.[1]?.trim()),
    properties: comments.flatMap((comment) => readPropertyComment(comment) ?? []),
    titles: [],
    source: find(readAnnotatorComment),
    given: readConlluText(sentences, cleanContent),
  });
}
