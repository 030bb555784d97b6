import { makeTable } from '@keelerada/estonian/make-table';
import type { Lexicon } from './lexicon';
import { decodeSections } from './section-file';

/** Natural logarithms of probabilities are stored in steps of this size, from 0 downwards. */
export const PROBABILITY_STEP = 1 / 14;

/** Marks that are words of the model; other marks, digits and unknown words share an id each. */
export const MODEL_MARKS = ['.', ',', '?', '!', ':', ';', '-', '"', '(', ')'] as const;

/** Ids after those of the lexicon. */
const SENTENCE_START_OFFSET = 0;
const SENTENCE_END_OFFSET = 1;
const UNKNOWN_OFFSET = 2;
const NUMBER_OFFSET = 3;
const OTHER_MARK_OFFSET = 4;
const FIRST_MARK_OFFSET = 5;
export const SPECIAL_WORDS = FIRST_MARK_OFFSET + MODEL_MARKS.length;

const MARK_VARIANTS = makeTable<string>({
  '–': '-',
  '—': '-',
  '„': '"',
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '…': '.',
  '[': '(',
  ']': ')',
});

/** The special ids of a model over a lexicon of `size` words. */
export interface SpecialIds {
  readonly sentenceStart: number;
  readonly sentenceEnd: number;
  readonly unknown: number;
}

/** Interpolated word 3-gram model over the words of a lexicon, sentence borders and punctuation. */
export interface WordModel {
  readonly ids: SpecialIds;
  /** The id of a token as it is written in a text. */
  idOf(token: string): number;
  /** Natural logarithm of the probability of a word after two others (`before` is right before it). */
  logProbability(word: number, before: number, beforeThat: number): number;
  /** The same after one word. */
  bigramLogProbability(word: number, before: number): number;
  unigramLogProbability(word: number): number;
}

/** The special ids after a lexicon of `size` words. */
export function listSpecialIds(size: number): SpecialIds {
  return {
    sentenceStart: size + SENTENCE_START_OFFSET,
    sentenceEnd: size + SENTENCE_END_OFFSET,
    unknown: size + UNKNOWN_OFFSET,
  };
}

/** Finds the id of a token: a word of the lexicon, a mark, a number, or the unknown word. */
export function makeIdFinder(lexicon: Lexicon): (token: string) => number {
  const cache = new Map<string, number>();
  const marks = new Map<string, number>(MODEL_MARKS.map((mark, i) => [mark, i]));
  const find = (token: string): number => {
    const id = lexicon.find(token.toLowerCase());
    if (id >= 0) return id;
    const mark = marks.get(MARK_VARIANTS.get(token) ?? token);
    if (mark !== undefined) return lexicon.size + FIRST_MARK_OFFSET + mark;
    if (/\p{L}/u.test(token)) return lexicon.size + UNKNOWN_OFFSET;
    return lexicon.size + (/\d/u.test(token) ? NUMBER_OFFSET : OTHER_MARK_OFFSET);
  };
  return (token) => {
    let id = cache.get(token);
    if (id === undefined) {
      if (cache.size > MOST_CACHED_TOKENS) cache.clear();
      cache.set(token, (id = find(token)));
    }
    return id;
  };
}

const MOST_CACHED_TOKENS = 50_000;
/** Entries of the list of words of an n-gram are 24 bits: two low bytes and a high one. */
const HIGH_BYTE_SHIFT = 16;

/** The n-grams of one length, grouped by what precedes. */
interface NgramLevel {
  /** Where the group of a context begins; one more entry ends the last group. */
  readonly starts: Uint32Array;
  readonly low: Uint16Array;
  readonly high: Uint8Array;
  readonly kept: Uint8Array;
}

/** Loads a model of `models/language` made over this lexicon. Throws an Error if the bytes are none or of another lexicon. */
export function loadWordModel(bytes: Uint8Array, lexicon: Lexicon): WordModel {
  const sections = decodeSections(bytes);
  const { words } = sections.meta as { words: number };
  if (words !== lexicon.size) throw new Error('The word model belongs to another lexicon.');
  const unigram = sections.get('unigram', 'u8');
  const wordBackOff = sections.get('wordBackOff', 'u8');
  const pairBackOff = sections.get('pairBackOff', 'u8');
  const readLevel = (name: string): NgramLevel => ({
    starts: sumDegrees(sections.get(`${name}Degree`, 'u16')),
    low: sections.get(`${name}Low`, 'u16'),
    high: sections.get(`${name}High`, 'u8'),
    kept: sections.get(`${name}Kept`, 'u8'),
  });
  const [bigrams, trigrams] = [readLevel('bigram'), readLevel('trigram')];
  const probability = Float64Array.from({ length: 256 }, (_, code) => Math.exp(-code * PROBABILITY_STEP));

  const unigramOf = (word: number): number => probability[unigram[word]!]!;
  const bigramOf = (word: number, before: number): number => {
    const at = findEntry(bigrams, before, word);
    return (
      (at < 0 ? 0 : probability[bigrams.kept[at]!]!) + probability[wordBackOff[before]!]! * unigramOf(word)
    );
  };
  return {
    ids: listSpecialIds(words),
    idOf: makeIdFinder(lexicon),
    unigramLogProbability: (word) => Math.log(unigramOf(word)),
    bigramLogProbability: (word, before) => Math.log(bigramOf(word, before)),
    logProbability(word, before, beforeThat) {
      const lower = bigramOf(word, before);
      const pair = findEntry(bigrams, beforeThat, before);
      if (pair < 0) return Math.log(lower);
      const at = findEntry(trigrams, pair, word);
      const kept = at < 0 ? 0 : probability[trigrams.kept[at]!]!;
      return Math.log(kept + probability[pairBackOff[pair]!]! * lower);
    },
  };
}

function sumDegrees(degrees: Uint16Array): Uint32Array {
  const starts = new Uint32Array(degrees.length + 1);
  for (let i = 0; i < degrees.length; i++) starts[i + 1] = starts[i]! + degrees[i]!;
  return starts;
}

function findEntry({ starts, low, high }: NgramLevel, context: number, word: number): number {
  let [from, to] = [starts[context]!, starts[context + 1]!];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const found = (high[middle]! << HIGH_BYTE_SHIFT) | low[middle]!;
    if (found === word) return middle;
    if (found < word) from = middle + 1;
    else to = middle;
  }
  return -1;
}
