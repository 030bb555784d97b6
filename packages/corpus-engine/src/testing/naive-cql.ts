import { toGrammarTags } from '@keelerada/estonian/grammar-tags/to-grammar-tags';
import fc from 'fast-check';
import { type PlainText, type PlainToken, splitSentences } from './random-texts';

/** The query language once more, by backtracking over made-up tokens, to hold the engine against. */

/** What a token has to be, as a query writes it and as a plain function. */
interface NaiveTest {
  readonly written: string;
  readonly fits: (token: PlainToken) => boolean;
}

/** A part of a query; `ends` gives every token before which a match from `start` may end. */
export interface NaivePattern {
  readonly written: string;
  readonly ends: (tokens: readonly PlainToken[], start: number) => ReadonlySet<number>;
}

const foldNaively = (text: string): string => text.toLowerCase().normalize('NFC');

function readForm({ written }: PlainToken): string {
  return written.replaceAll(/(?<=\p{L})[’‘`´](?=\p{L})/gu, "'").normalize('NFC');
}

function readAttribute(token: PlainToken, attribute: string, keepsCase: boolean): string {
  const form = readForm(token);
  if (attribute === 'word') return keepsCase ? form : foldNaively(form);
  if (attribute === 'lemma') return foldNaively(token.lemma === '_' ? form : token.lemma);
  if (attribute === 'pos') return token.upos;
  if (attribute === 'deprel') return token.relation;
  const { wordClass, forms } = toGrammarTags(token.upos, token.features);
  if (attribute === 'class') return wordClass;
  if (attribute === 'tags') return [wordClass, ...forms].join(' ');
  const pair = token.features.split('|').find((one) => one.startsWith(`${attribute}=`));
  return pair?.slice(attribute.length + 1) ?? '';
}

/** What a test of errors looks at: a token may have several errors, each with several names and words. */
function readErrorAttribute(token: PlainToken, attribute: string, keepsCase: boolean): readonly string[] {
  const errors = token.errors ?? [];
  const wanted = attribute === 'error.first' ? errors.filter(({ isFirst }) => isFirst) : errors;
  if (attribute.startsWith('error')) return wanted.flatMap(({ names }) => names);
  const words = wanted.flatMap(({ corrected }) => corrected);
  if (attribute === 'corrected.lemma') return words.map(({ lemma }) => foldNaively(lemma));
  return words.map(({ form }) => (keepsCase ? form.normalize('NFC') : foldNaively(form)));
}

/** Values of errors with the same meaning in JavaScript. */
const errorValues = [
  ['error', 'R:NOM:FORM'],
  ['error', 'NOM:FORM'],
  ['error', 'SPELL'],
  ['error', '.*'],
  ['error', 'R:.*|M:LEX'],
  ['error.first', '.*'],
  ['error.first', '[RU]:.*'],
  ['corrected', 'ja'],
  ['corrected', 'Õ.*|,'],
  ['corrected.lemma', 'õun'],
] as const;

/** Values with the same meaning in JavaScript. */
const values = [
  ['word', 'ja'],
  ['word', 'JA'],
  ['word', 'o.*'],
  ['word', '.'],
  ['word', '[a-kš].*|10 000'],
  ['word', 'ei|õuna'],
  ['word', '(õ|o)(un|n)a{0,2}'],
  ['word', '[^a-z]+'],
  ['word', 'Ž.{4}'],
  ['word', '.?\\\\?.?'],
  ['lemma', 'õun'],
  ['lemma', 'ŽANNA'],
  ['lemma', '(.)*(a|õ)+.*'],
  ['lemma', ''],
  ['pos', 'NOUN'],
  ['pos', 'P.*'],
  ['pos', 'NOUN|X|SYM'],
  ['Case', 'Nom|G.n'],
  ['deprel', 'nsubj|obj'],
  ['deprel', 'n.*'],
  ['deprel', '_'],
  ['Case', ''],
  ['Number', 'S[i]ng'],
  ['AdpType', 'Post'],
  ['class', 'S|Z'],
  ['tags', 'S com sg nom'],
  ['tags', '. .*sg.*'],
] as const;

const makeTests = (keepsCase: boolean, hasErrors: boolean): fc.Arbitrary<NaiveTest> =>
  fc.letrec<{ test: NaiveTest }>((tie) => ({
    test: fc.oneof(
      { maxDepth: 3 },
      fc.tuple(fc.constantFrom(...values), fc.boolean()).map(([[attribute, value], isNegated]) => {
        const isFolded = attribute === 'lemma' || (attribute === 'word' && !keepsCase);
        const expression = new RegExp(`^(?:${isFolded ? foldNaively(value) : value})$`, 'su');
        return {
          written: `${attribute} ${isNegated ? '!' : ''}= "${value}"`,
          fits: (token: PlainToken) =>
            expression.test(readAttribute(token, attribute, keepsCase)) !== isNegated,
        };
      }),
      ...(hasErrors ? [makeErrorTests(keepsCase)] : []),
      fc.constantFrom('Case=Nom', 'Number=Sing|Case=Nom', '_').map((value) => ({
        written: `feats="${value}"`,
        fits: ({ features }: PlainToken) =>
          value === '_'
            ? features === '_'
            : value.split('|').every((pair) => features.split('|').includes(pair)),
      })),
      tie('test').map((part) => ({
        written: `!(${part.written})`,
        fits: (token: PlainToken) => !part.fits(token),
      })),
      fc.tuple(tie('test'), tie('test'), fc.boolean()).map(([one, other, isAnd]) => ({
        written: `(${one.written} ${isAnd ? '&' : '|'} ${other.written})`,
        fits: (token: PlainToken) =>
          isAnd ? one.fits(token) && other.fits(token) : one.fits(token) || other.fits(token),
      })),
    ),
  })).test;

const makeErrorTests = (keepsCase: boolean): fc.Arbitrary<NaiveTest> =>
  fc.tuple(fc.constantFrom(...errorValues), fc.boolean()).map(([[attribute, value], isNegated]) => {
    const isFolded = attribute === 'corrected.lemma' || (attribute === 'corrected' && !keepsCase);
    const expression = new RegExp(`^(?:${isFolded ? foldNaively(value) : value})$`, 'su');
    return {
      written: `${attribute} ${isNegated ? '!' : ''}= "${value}"`,
      fits: (token: PlainToken) =>
        readErrorAttribute(token, attribute, keepsCase).some((one) => expression.test(one)) !== isNegated,
    };
  });

const repeats = [
  ['', 1, 1],
  ['', 1, 1],
  ['?', 0, 1],
  ['*', 0, Infinity],
  ['+', 1, Infinity],
  ['{2}', 2, 2],
  ['{1,}', 1, Infinity],
  ['{0,2}', 0, 2],
] as const;

function repeatPattern(part: NaivePattern, [sign, least, most]: (typeof repeats)[number]): NaivePattern {
  return {
    written: part.written + sign,
    ends(tokens, start) {
      const found = new Set<number>();
      let from = new Set([start]);
      if (least === 0) found.add(start);
      for (let times = 1; times <= most && times <= tokens.length + least && from.size > 0; times++) {
        from = new Set([...from].flatMap((at) => [...part.ends(tokens, at)]));
        if (times >= least) for (const end of from) found.add(end);
      }
      return found;
    },
  };
}

function joinPatterns(one: NaivePattern, other: NaivePattern, isChoice: boolean): NaivePattern {
  return {
    written: `(${one.written}${isChoice ? ' | ' : ' '}${other.written})`,
    ends(tokens, start) {
      const first = one.ends(tokens, start);
      if (isChoice) return new Set([...first, ...other.ends(tokens, start)]);
      return new Set([...first].flatMap((at) => [...other.ends(tokens, at)]));
    },
  };
}

/** With `hasErrors` tokens are asked for their errors too. */
export const makeNaivePatterns = (keepsCase: boolean, hasErrors = false): fc.Arbitrary<NaivePattern> =>
  fc.letrec<{ pattern: NaivePattern }>((tie) => {
    const place = fc
      .oneof(
        makeTests(keepsCase, hasErrors).map(({ written, fits }) => ({ written: `[${written}]`, fits })),
        fc.constant({ written: '[]', fits: () => true }),
      )
      .map(({ written, fits }) => ({
        written,
        ends: (tokens: readonly PlainToken[], start: number) =>
          new Set(start < tokens.length && fits(tokens[start]!) ? [start + 1] : []),
      }));
    const joined = fc
      .tuple(tie('pattern'), tie('pattern'), fc.boolean())
      .map(([one, other, isChoice]) => joinPatterns(one, other, isChoice));
    return {
      pattern: fc
        .tuple(
          fc.oneof({ maxDepth: 3 }, { weight: 2, arbitrary: place }, { weight: 1, arbitrary: joined }),
          fc.constantFrom(...repeats),
        )
        .map(([part, repeat]) =>
          repeatPattern(
            part.written.endsWith(')') || part.written.endsWith(']')
              ? part
              : { ...part, written: `(${part.written})` },
            repeat,
          ),
        ),
    };
  }).pattern;

/** Matches from the left, each as long as possible and none over another: first token and the one after the last. */
export function matchNaively(
  text: PlainText,
  pattern: NaivePattern,
  isWithinSentence: boolean,
): [number, number][] {
  const sentences = splitSentences(text);
  const matches: [number, number][] = [];
  for (let start = 0; start < text.tokens.length;) {
    const border = isWithinSentence
      ? sentences.find(([from, to]) => start >= from && start < to)![1]
      : Infinity;
    const end = Math.max(start, ...pattern.ends(text.tokens.slice(0, border), start));
    if (end > start) matches.push([start, end]);
    start = Math.max(end, start + 1);
  }
  return matches;
}
