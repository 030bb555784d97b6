import { ConlluFormatError, isWordRow } from './conllu-sentence';
import type { ConlluRow, ConlluSentence } from './conllu-sentence';

const COLUMN_COUNT = 10;
const ID = /^(?:\d+|(\d+)-(\d+)|\d+\.\d+)$/;

/**
 * Reads CoNLL-U (universaldependencies.org/format): comments, multiword tokens and empty nodes are kept. A byte order
 * mark, CRLF and a missing empty line at the end do no harm. Throws ConlluFormatError for a line without ten columns, a bad or
 * repeated number, an empty form, or a sentence without words.
 */
export function readConllu(input: string): ConlluSentence[] {
  const sentences: ConlluSentence[] = [];
  let sentence: ConlluSentence = { comments: [], rows: [] };
  const lines = input.replace(/^\uFEFF/, '').split('\n');
  for (const [index, raw] of lines.entries()) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    if (line.trim() === '') {
      finish(sentences, sentence, index + 1);
      sentence = { comments: [], rows: [] };
    } else if (line.startsWith('#') && sentence.rows.length === 0) {
      sentence.comments.push(line);
    } else {
      const row = readRow(line, index + 1);
      checkOrder(sentence.rows, row, index + 1);
      sentence.rows.push(row);
    }
  }
  finish(sentences, sentence, lines.length);
  return sentences;
}

function finish(sentences: ConlluSentence[], sentence: ConlluSentence, line: number): void {
  if (sentence.rows.some(isWordRow)) sentences.push(sentence);
  else if (sentence.rows.length > 0) throw new ConlluFormatError(line, 'the sentence has no words');
}

function readRow(line: string, number: number): ConlluRow {
  const columns = line.split('\t');
  if (columns.length !== COLUMN_COUNT) {
    throw new ConlluFormatError(
      number,
      `${COLUMN_COUNT} columns separated by tabs expected, ${columns.length} found`,
    );
  }
  const [id, form, lemma, upos, xpos, features, head, relation, enhanced, misc] = columns as [
    string, string, string, string, string, string, string, string, string, string,
  ]; // prettier-ignore
  if (!ID.test(id)) throw new ConlluFormatError(number, `"${id}" is no token number`);
  if (form.trim() === '') throw new ConlluFormatError(number, 'the form is empty');
  return { id, form, lemma, upos, xpos, features, head, relation, enhanced, misc };
}

/** Words must be numbered 1, 2, 3 ...; anything else would not come out as it went in. */
function checkOrder(rows: readonly ConlluRow[], row: ConlluRow, line: number): void {
  if (!isWordRow(row)) return;
  const expected = rows.filter(isWordRow).length + 1;
  if (Number(row.id) !== expected)
    throw new ConlluFormatError(line, `word ${expected} expected, ${row.id} found`);
}
