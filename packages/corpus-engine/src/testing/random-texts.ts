import fc from 'fast-check';
import type { IndexText } from '../segment/index-text';
import { sentencesToIndexText } from '../segment/index-text';

/** A token as it was made up, before any indexing. */
export interface PlainToken {
  readonly written: string;
  readonly lemma: string;
  readonly upos: string;
  readonly features: string;
  /** White space before the token. */
  readonly gap: string;
  readonly opensSentence: boolean;
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
];
const PUNCTUATION = ['.', ',', '!', '„', '"', '\\', '…'];

const word = fc.constantFrom(...WORDS).map(([written, lemma, upos]) => ({ written, lemma, upos }));
const punctuation = fc
  .constantFrom(...PUNCTUATION)
  .map((mark) => ({ written: mark, lemma: mark, upos: 'PUNCT' }));

const token: fc.Arbitrary<PlainToken> = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: word }, { weight: 1, arbitrary: punctuation }),
    fc.constantFrom('_', 'Case=Nom|Number=Sing'),
    fc.constantFrom(' ', ' ', ' ', '', '\n', '\r\n', '\t\u00a0', '\v', '\f\u0085', '\u2028'),
    fc.integer({ min: 0, max: 5 }).map((draw) => draw === 0),
  )
  .map(([base, features, gap, opensSentence]) => ({ ...base, features, gap, opensSentence }));

/** Texts of up to 25 tokens; some are empty or hold punctuation only. */
export const plainTexts: fc.Arbitrary<readonly PlainText[]> = fc
  .array(fc.tuple(fc.array(token, { maxLength: 25 }), fc.constantFrom('', '\n', ' \ufeff')), {
    minLength: 1,
    maxLength: 7,
  })
  .map((texts) => texts.map(([tokens, tail], index) => ({ id: `text-${index}`, tokens, tail })));

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

export function indexPlainText(text: PlainText): IndexText {
  const { content, starts, ends } = placeTokens(text);
  const tokens = text.tokens.map((one, i) => ({ ...one, start: starts[i]!, end: ends[i]! }));
  const sentences = splitSentences(text).map(([from, to]) => {
    return { start: starts[from]!, end: ends[to - 1]!, tokens: tokens.slice(from, to) };
  });
  return sentencesToIndexText(text.id, content, sentences);
}
