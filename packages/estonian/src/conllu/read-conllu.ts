import { ConlluFormatError, type ConlluRow, type ConlluSentence } from './conllu-sentence';

const COLUMN_COUNT = 10;
const ID = /^(?:\d+|\d+-\d+|\d+\.\d+)$/;
const RANGE = /^(\d+)-(\d+)$/;
const EMPTY_NODE = /^(\d+)\.(\d+)$/;

interface OpenSentence extends ConlluSentence {
  /** Words read, and empty nodes after the last of them. */
  words: number;
  emptyNodes: number;
  /** The last multiword token: its last word and its line. */
  range: { readonly end: number; readonly line: number } | null;
}

/**
 * Reads CoNLL-U (universaldependencies.org/format): comments, multiword tokens and empty nodes are kept; comments without
 * rows after them are a sentence without rows. A byte order mark, CRLF and a missing empty line at the end do no harm.
 * Throws ConlluFormatError for a line without ten columns, a number that does not follow from those before it, a multiword
 * token without all its words, an empty form, or rows without words; `firstLine` is the number of the first line in messages.
 */
export function readConllu(input: string, firstLine = 1): ConlluSentence[] {
  const sentences: ConlluSentence[] = [];
  let sentence = openSentence();
  const lines = input.replace(/^\uFEFF/, '').split('\n');
  for (const [index, raw] of lines.entries()) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    if (line.trim() === '') {
      finish(sentences, sentence, firstLine + index);
      sentence = openSentence();
    } else if (line.startsWith('#') && sentence.rows.length === 0) {
      sentence.comments.push(line);
    } else {
      const row = readRow(line, firstLine + index);
      checkOrder(sentence, row, firstLine + index);
      sentence.rows.push(row);
    }
  }
  finish(sentences, sentence, firstLine + lines.length - 1);
  return sentences;
}

function openSentence(): OpenSentence {
  return { comments: [], rows: [], words: 0, emptyNodes: 0, range: null };
}

function finish(sentences: ConlluSentence[], sentence: OpenSentence, line: number): void {
  const { comments, rows, words, range } = sentence;
  if (rows.length > 0 && words === 0) throw new ConlluFormatError(line, 'the sentence has no words');
  if (range !== null && range.end > words) {
    throw new ConlluFormatError(
      range.line,
      `the multiword token ends with word ${range.end}, which is not there`,
    );
  }
  if (comments.length > 0 || rows.length > 0) sentences.push({ comments, rows });
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

/**
 * Words are numbered 1, 2, 3 ..., a multiword token stands before its first word and does not cross another one, empty
 * nodes count from 1 after the word before them; anything else would not come out as it went in.
 */
function checkOrder(sentence: OpenSentence, row: ConlluRow, line: number): void {
  const next = sentence.words + 1;
  const [, rangeStart, rangeEnd] = RANGE.exec(row.id) ?? [];
  const emptyNode = EMPTY_NODE.exec(row.id);
  if (rangeStart !== undefined) {
    const isFree = sentence.range === null || sentence.range.end < next;
    if (Number(rangeStart) !== next || Number(rangeEnd) < next || !isFree) {
      throw new ConlluFormatError(line, `a multiword token from word ${next} on expected, ${row.id} found`);
    }
    sentence.range = { end: Number(rangeEnd), line };
  } else if (emptyNode) {
    const expected = `${sentence.words}.${sentence.emptyNodes + 1}`;
    if (row.id !== expected)
      throw new ConlluFormatError(line, `empty node ${expected} expected, ${row.id} found`);
    sentence.emptyNodes += 1;
  } else {
    if (Number(row.id) !== next) throw new ConlluFormatError(line, `word ${next} expected, ${row.id} found`);
    sentence.words = next;
    sentence.emptyNodes = 0;
  }
}
