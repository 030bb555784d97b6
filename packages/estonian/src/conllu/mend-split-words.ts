import { isRunningWord } from '../is-running-word';

const SPLIT = 'goeswith';
const NUMBER = /^[+-]?\p{Nd}[\p{Nd}.,:]*$/u;
const TYPO = 'Typo=Yes';
const NOTHING = '_';

interface SplitToken {
  readonly start: number;
  readonly end: number;
  readonly lemma: string;
  readonly upos: string;
  readonly features: string;
  /** Index in the sentence; -1 or absent for none. */
  readonly head?: number;
  readonly relation?: string;
}

/** Whether a relation joins the parts of a word written apart. */
export const isSplit = (relation: string | undefined): boolean => relation === SPLIT;

/**
 * The tokens of a sentence with words written apart as Universal Dependencies has them: the first part has the features with
 * `Typo=Yes` and the base form, the later ones have none. Pieces of a number, as in 330 000, are no such word: they are numbers
 * joined by `flat`; a sign is no part of a word. Exports and index both take them from here.
 */
export function mendSplitWords<Token extends SplitToken>(
  text: string,
  tokens: readonly Token[],
): readonly Token[] {
  if (!tokens.some(({ relation }) => isSplit(relation))) return tokens;
  const mended: Token[] = [...tokens];
  const isNumber = ({ start, end }: Token): boolean => NUMBER.test(text.slice(start, end));
  mended.forEach((token, place) => {
    const head = isSplit(token.relation) ? findFirst(mended, place) : undefined;
    const first = head === undefined ? undefined : mended[head];
    if (head === undefined || first === undefined) return;
    if (!isRunningWord(token.upos)) {
      mended[place] = { ...token, relation: token.upos === 'PUNCT' ? 'punct' : 'dep' };
      return;
    }
    if (isNumber(token) && isNumber(first)) {
      const lemma = token.lemma === NOTHING ? text.slice(token.start, token.end) : token.lemma;
      const number = { upos: 'NUM', xpos: 'N', features: first.features, relation: 'flat' };
      mended[place] = { ...token, ...number, lemma, root: lemma };
      return;
    }
    const part = { lemma: NOTHING, root: NOTHING, upos: 'X', features: NOTHING };
    mended[place] = { ...token, ...part, head };
    mended[head] = { ...first, features: addFeature(first.features, TYPO) };
  });
  return mended;
}

/** The part that a word written apart begins with; later parts may hang on each other. */
function findFirst(tokens: readonly SplitToken[], place: number): number | undefined {
  let found = tokens[place]!.head;
  for (let steps = 0; isSplit(tokens[found ?? -1]?.relation) && steps < tokens.length; steps++)
    found = tokens[found!]!.head;
  return found;
}

/** Features stand in the order of their names, whatever the case. */
function addFeature(features: string, added: string): string {
  const all = new Set([...(features === NOTHING ? [] : features.split('|')), added]);
  return [...all].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)).join('|');
}
