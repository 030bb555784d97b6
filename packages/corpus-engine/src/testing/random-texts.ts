import fc from 'fast-check';
import type { CorrectedWord } from '../error-marks/error-mark';
import { type IndexText, sentencesToIndexText } from '../segment/index-text';

/** A token as it was made up, before any indexing. */
export interface PlainToken {
  readonly written: string;
  readonly lemma: string;
  readonly upos: string;
  readonly features: string;
  readonly relation: string;
  /** Steps to the head, back or ahead; a token whose head lies outside its sentence has none. */
  readonly headStep: number;
  /** White space before the token. */
  readonly gap: string;
  readonly opensSentence: boolean;
  /** Errors that stand on the token; none where absent. */
  readonly errors?: readonly PlainError[];
}

/** An error of a token: all names that it answers to, whether it begins there, and the words that belong in its place. */
export interface PlainError {
  readonly names: readonly string[];
  readonly isFirst: boolean;
  readonly corrected: readonly CorrectedWord[];
}

/** A text as it was made up; the naive implementation reads this and nothing of the index. */
export interface PlainText {
  readonly id: string;
  readonly tokens: readonly PlainToken[];
  /** What stands after the last token. */
  readonly tail: string;
}

const WORDS: readonly (readonly [string, string, string])[] = [
  ['ja', 'ja', 'CCONJ'],
  ['Ja', 'ja', 'CCONJ'],
  ['JA', 'JA', 'PROPN'],
  ["ei'", 'ei', 'AUX'],
  ['*ei', 'ei', 'ADV'],
  ['õun', 'õun', 'NOUN'],
  ['o\u0303una', 'õun', 'NOUN'],
  ['Žanna', 'Žanna', 'PROPN'],
  ['šokk', 'šokk', 'NOUN'],
  ['koolimaja', 'koolimaja', 'NOUN'],
  ['muu_sõna', 'muu_sõna', 'NOUN'],
  ['on', 'olema', 'AUX'],
  ['on', 'olema', 'VERB'],
  ['10 000', '10 000', 'NUM'],
  ['😀', '😀', 'SYM'],
  ['*', '*', 'SYM'],
  ['000', '_', 'X'],
  ['=)', '=)', 'SYM'],
  ['мир', 'мир', 'NOUN'],
  ['a\ud800b', 'a\ud800b', 'X'],
  ['漢', '漢', 'X'],
  ['ees', 'ees', 'ADP'],
  ['enne', 'enne', 'ADP'],
];
const FEATURES = [
  '_',
  'Case=Nom|Number=Sing',
  'Case=Gen|Number=Plur',
  'Case=Par|Number=Sing',
  'AdpType=Post',
  'AdpType=Prep',
  'VerbForm=Fin',
];
const RELATIONS = [
  '_',
  'root',
  'nsubj',
  'obj',
  'obl',
  'nmod',
  'case',
  'conj',
  'cop',
  'punct',
  'xcomp',
  'amod',
  'advmod',
];
const PUNCTUATION = ['.', ',', '!', '„', '"', '\\', '…'];

const word = fc.constantFrom(...WORDS).map(([written, lemma, upos]) => ({ written, lemma, upos }));
const punctuation = fc
  .constantFrom(...PUNCTUATION)
  .map((mark) => ({ written: mark, lemma: mark, upos: 'PUNCT' }));

const token: fc.Arbitrary<PlainToken> = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: word }, { weight: 1, arbitrary: punctuation }),
    fc.constantFrom(...FEATURES),
    fc.record({ relation: fc.constantFrom(...RELATIONS), headStep: fc.integer({ min: -3, max: 3 }) }),
    fc.constantFrom(' ', ' ', ' ', '', '\n', '\r\n', '\t\u00a0', '\v', '\f\u0085', '\u2028'),
    fc.integer({ min: 0, max: 5 }).map((draw) => draw === 0),
  )
  .map(([base, features, tree, gap, opensSentence]) => ({ ...base, features, ...tree, gap, opensSentence }));

/** Texts of up to 25 tokens; some are empty or hold punctuation only. */
export const plainTexts: fc.Arbitrary<readonly PlainText[]> = fc
  .array(fc.tuple(fc.array(token, { maxLength: 25 }), fc.constantFrom('', '\n', ' \ufeff')), {
    minLength: 1,
    maxLength: 7,
  })
  .map((texts) => texts.map(([tokens, tail], index) => ({ id: `text-${index}`, tokens, tail })));

/** Texts with the places where segments are cut, and those that are chosen; all are where `isAll`. */
const corpus = fc.record({
  texts: plainTexts,
  cuts: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  chosen: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  isAll: fc.boolean(),
});
export type Corpus = typeof corpus extends fc.Arbitrary<infer T> ? T : never;

const DAILY_CORPORA = 100;

/**
 * As many corpora as a property runs, so that each is indexed once for many properties; the smallest first, which is what a
 * failure shrinks to.
 */
export function drawCorpora(): fc.Arbitrary<Corpus> {
  const drawn = fc.sample(corpus, fc.readConfigureGlobal().numRuns ?? DAILY_CORPORA);
  const sizeOf = ({ texts }: Corpus): number => texts.flatMap(({ tokens }) => tokens).length;
  return fc.constantFrom(...drawn.sort((a, b) => sizeOf(a) - sizeOf(b)));
}

/** Splits texts into segments of one or more neighbours: cut after every text whose mark is true. */
export function splitTexts(texts: readonly PlainText[], cuts: readonly boolean[]): PlainText[][] {
  const groups: PlainText[][] = [[]];
  texts.forEach((text, index) => {
    groups[groups.length - 1]!.push(text);
    if (cuts[index] === true && index < texts.length - 1) groups.push([]);
  });
  return groups;
}

/** The offsets of a made-up text's tokens in its content. */
export function placeTokens(text: PlainText): { content: string; starts: number[]; ends: number[] } {
  let content = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { gap, written } of text.tokens) {
    content += gap;
    starts.push(content.length);
    content += written;
    ends.push(content.length);
  }
  return { content: content + text.tail, starts, ends };
}

/** First and last token (not included) of each sentence. */
export function splitSentences(text: PlainText): [number, number][] {
  const openings = text.tokens.flatMap((one, index) => (index === 0 || one.opensSentence ? [index] : []));
  return openings.map((from, index) => [from, openings[index + 1] ?? text.tokens.length]);
}

/** The tokens of a sentence with their heads, places in the sentence. As in a tree, no two words are each other's heads. */
export function readSentence(
  { tokens }: PlainText,
  [from, to]: readonly [number, number],
): (PlainToken & { readonly head: number })[] {
  const heads = tokens.slice(from, to).map(({ headStep }, place) => {
    const head = place + headStep;
    return headStep === 0 || head >= to - from ? -1 : Math.max(-1, head);
  });
  return tokens.slice(from, to).map((one, place) => {
    const head = heads[place]!;
    return { ...one, head: head > place && heads[head] === place ? -1 : head };
  });
}

export function indexPlainText(text: PlainText): IndexText {
  const { content, starts, ends } = placeTokens(text);
  const sentences = splitSentences(text).map(([from, to]) => {
    const tokens = readSentence(text, [from, to]).map((one, i) => {
      return { ...one, start: starts[from + i]!, end: ends[from + i]! };
    });
    return { start: starts[from]!, end: ends[to - 1]!, tokens };
  });
  return sentencesToIndexText(text.id, content, sentences);
}
