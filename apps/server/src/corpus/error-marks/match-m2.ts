import type { HumanMark } from '../store/human-mark';
import { placeEdits, UnalignedMarksError, type M2Sentence, type Span } from './align-m2';

/** Letters of a sentence that tell which text it is from; shorter ones belong to those around them. */
const LEAST_LETTERS = 20;
/** A text with less of its letters in the sentences was marked in part and is left out: its other errors would be missing. */
const LEAST_SHARE = 0.9;

/**
 * The texts that the sentences of an M2 file without names of texts are from, with their marks: sentences are found by their
 * letters and digits alone, as tokenizing changes spaces and quotes. A sentence that several texts have tells nothing.
 */
export function matchM2(
  texts: readonly { readonly id: string; readonly content: string }[],
  sentences: readonly M2Sentence[],
): { readonly id: string; readonly marks: readonly HumanMark[] }[] {
  const runs = findTextsOfSentences(
    texts,
    sentences.map(({ tokens }) => tokens),
  );
  return [...runs].flatMap(([text, [first, last]]) => {
    const { id, content } = texts[text]!;
    // Short sentences before and after are tried too; what is not in the text is passed over.
    const near = sentences.slice(Math.max(0, first - 2), last + 3);
    const placed = placeSentences(content, foldContent(content), near);
    return placed.share < LEAST_SHARE ? [] : [{ id, marks: placed.marks }];
  });
}

/** The first and the last sentence of each text that has some that no other text has, by the place of the text. */
export function findTextsOfSentences(
  texts: readonly { readonly content: string }[],
  sentences: readonly (readonly string[])[],
): ReadonlyMap<number, readonly [first: number, last: number]> {
  const folded = texts.map(({ content }) => foldContent(content).letters);
  const runs = new Map<number, readonly [first: number, last: number]>();
  const joined = folded.join('\n');
  const starts = listStarts(folded.map(({ length }) => length + 1));
  sentences.forEach((tokens, sentence) => {
    const key = foldContent(tokens.join(' ')).letters;
    const at = key.length < LEAST_LETTERS ? -1 : joined.indexOf(key);
    if (at < 0 || joined.includes(key, at + 1)) return;
    const text = starts.findLastIndex((start) => start <= at);
    runs.set(text, [runs.get(text)?.[0] ?? sentence, sentence]);
  });
  return runs;
}

interface FoldedContent {
  readonly letters: string;
  /** Where each of them stands in the content. */
  readonly places: readonly number[];
}

function foldContent(content: string): FoldedContent {
  let letters = '';
  const places: number[] = [];
  for (const { 0: letter, index } of content.matchAll(/[\p{L}\p{N}]/gu)) {
    const lower = letter.toLowerCase();
    letters += lower;
    // A letter may have two units in lower case.
    places.push(...Array.from({ length: lower.length }, () => index));
  }
  return { letters, places };
}

const listStarts = (lengths: readonly number[]): number[] => {
  let at = 0;
  return lengths.map((length) => (at += length) - length);
};

function placeSentences(
  content: string,
  { letters, places }: FoldedContent,
  sentences: readonly M2Sentence[],
): { readonly marks: HumanMark[]; readonly share: number } {
  const marks: HumanMark[] = [];
  let [at, covered] = [0, 0];
  for (const { tokens, edits } of sentences) {
    const key = foldContent(tokens.join(' ')).letters;
    const found = key === '' ? -1 : letters.indexOf(key, at);
    // A short sentence far from the last one is another one.
    if (found < 0 || (key.length < LEAST_LETTERS && found > at + LEAST_LETTERS)) continue;
    at = found + key.length;
    covered += key.length;
    marks.push(...placeAll(content, placeTokens(content, places, found, tokens), edits, marks.at(-1)));
  }
  return { marks, share: letters === '' ? 0 : covered / letters.length };
}

/** Where the tokens stand: words by their letters, marks by what is written after the token before; missing ones have no length. */
function placeTokens(
  content: string,
  places: readonly number[],
  first: number,
  tokens: readonly string[],
): Span[] {
  let letter = first;
  let end = places[first]!;
  return tokens.map((token): Span => {
    const { length } = foldContent(token).letters;
    let start = end;
    if (length > 0) {
      start = places[letter]!;
      letter += length;
      end = places[letter - 1]! + 1;
    } else {
      while (/\s/u.test(content[start] ?? '')) start += 1;
      if (content.startsWith(token, start)) end = start + token.length;
      else start = end;
    }
    return { start, end };
  });
}

/** The edits that fit the text, in order; one that changes nothing there or meets another is left out. */
function placeAll(
  content: string,
  spans: readonly Span[],
  edits: M2Sentence['edits'],
  before: HumanMark | undefined,
): HumanMark[] {
  let last = before;
  return placeEdits(content, spans, edits, isLeftOut).filter((mark) => {
    const meets = last !== undefined && (mark.start < last.end || mark.start === last.start);
    if (meets || content.slice(mark.start, mark.end) === mark.corrected) return false;
    last = mark;
    return true;
  });
}

const isLeftOut = (error: unknown): boolean => error instanceof UnalignedMarksError;
