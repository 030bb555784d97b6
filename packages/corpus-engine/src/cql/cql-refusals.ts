import { makeTable } from '@keelerada/estonian/make-table';
import { CqlError, type CqlProblem } from './cql-error';

/** What a form is written as here; null where it cannot be told. `at` is where the form stands. */
type Rewrite = (source: string, at: number) => string | null;
type Refusal = readonly [problem: CqlProblem, message: string, example: string, rewrite: Rewrite];

/** Places of a query as they are written. */
const PLACES = /\[(?:[^\]"']|"[^"]*"|'[^']*')*\]|"[^"]*"|'[^']*'/gu;
const listPlaces = (source: string): readonly string[] => source.match(PLACES) ?? [];
const listValues = (source: string): readonly string[] =>
  listPlaces(source).map((place) => place.slice(1, -1));

const join = (one: string, least: number, most: number, other: string): string =>
  most === 1 ? `${one} ${other}` : `${one} []{${least - 1},${most - 1}} ${other}`;

/** `meet` of two places with the distances of the second from the first, or `s` for one sentence. */
const rewriteMeet: Rewrite = (source) => {
  const [one = '', other, third] = listPlaces(source);
  if (other === undefined || third !== undefined) return null;
  const [, from, to] = (/(-?\d+)\s+(-?\d+)\s*\)/u.exec(source) ?? []).map(Number);
  if (from === undefined || to === undefined) return `${one} []* ${other} | ${other} []* ${one} within s`;
  const after = to > 0 ? [join(one, Math.max(1, from), to, other)] : [];
  const before = from < 0 ? [join(other, Math.max(1, -to), -from, one)] : [];
  return `${[...after, ...before].join(' | ')} within s`;
};
const rewriteSketch: Rewrite = (source) => {
  const [word, , other] = listValues(source).map((value) => value.replace(/-[a-z]$/u, ''));
  return other === undefined ? null : `[lemma="${other}" & head.lemma="${word}"]`;
};
const rewriteTexts: Rewrite = (source) => {
  const [, texts = '', rest = ''] = /^\s*(<[^>]*>)\s*(.*)$/su.exec(source) ?? [];
  return `${/^containing\s*(.+)$/su.exec(rest)?.[1] ?? '<text> []'} within ${texts}`;
};
const dropCommand: Rewrite = (source, at) =>
  (at > 0 ? source.slice(0, at) : source).replace(/^\s*\w+\s*=(?!=)\s*/u, '').replace(/\s*;.*$/su, '');
const cut: Rewrite = (source, at) => source.slice(0, at).replace(/(?:\bwithin)?\s*$/u, '');
const replace =
  (form: RegExp, by: string): Rewrite =>
  (source) =>
    source.replace(form, by);

const NOUN = '[pos="ADJ"]* [pos="NOUN"]';
const NEAR = '[lemma="suur"] []{0,2} [lemma="maja"] within s';
const OF_HEAD = '[lemma="suur" & head.lemma="maja"]';
const COMMAND =
  'A command such as sort, count, group, size, expand or set is no part of a query: order, frequencies and context are chosen beside it';

const meet: Refusal = ['NO_MEET', 'Words near each other are a sequence', NEAR, rewriteMeet];
/** Forms of CQP and Sketch Engine that are not taken, each with an example of what is written here. */
const REFUSALS = makeTable<Refusal>({
  ...{ meet, mu: meet, tab: meet },
  union: [
    'NO_MEET',
    'Write a choice',
    '("maja" | "kodu")',
    (source) => `(${listPlaces(source).join(' | ')})`,
  ],
  ws: ['NO_SKETCH', 'Use the word sketch, or the head of a word', OF_HEAD, rewriteSketch],
  term: [
    'NO_SKETCH',
    'Write the words of the term',
    '"suur" "maja"',
    (source) => `"${listValues(source)[0]?.split(' ').join('" "')}"`,
  ],
  swap: [
    'NO_SKETCH',
    'Ask for the other word',
    '[lemma="maja"]',
    (source) => listPlaces(source).at(-1) ?? null,
  ],
  thesaurus: [
    'NO_THESAURUS',
    'Write similar words out',
    '[lemma="maja|kodu"]',
    replace(/~\d*(?=["'])/gu, 'lempos='),
  ],
  alignment: ['NO_ALIGNMENT', 'No text here is aligned: write the query of one language', '"maja"', cut],
  lookahead: [
    'NO_LOOKAHEAD',
    'Write a place for the next token, or </s>',
    '"maja" </s>',
    replace(/\[:\s*(.*?)\s*:\]/gsu, '[$1]'),
  ],
  target: ['NO_TARGET', 'Leave @ out: the whole match is shown', '"suur" "maja"', replace(/@(?:\d:)?/gu, '')],
  macro: ['NO_MACRO', 'There are no macros: write the places out', NOUN, replace(/\/\w+\[[^\]]*\]/gu, NOUN)],
  cut: ['NO_CUT', 'The number of lines is chosen beside the query', '"maja"', cut],
  command: ['NO_COMMAND', COMMAND, '[lemma="maja"]', dropCommand],
  texts: [
    'NO_TEXTS',
    'A whole text is no match: ask for what is in it, or its first token',
    '<text> []',
    rewriteTexts,
  ],
});

/** Why a form of other query languages is not taken, with what was typed in the form that is. `check` throws where it is none. */
export function explainRefusal(
  form: string,
  at: number,
  source: string,
  check: (cql: string) => void,
): CqlError {
  const [problem, message, example, rewrite] = REFUSALS.get(form)!;
  let nearest = example;
  try {
    const rewritten = rewrite(source, at)?.trim() ?? source;
    if (rewritten !== source) {
      check(rewritten);
      nearest = rewritten;
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
  return new CqlError(problem, at, `${message}: ${nearest}.`, [nearest]);
}
