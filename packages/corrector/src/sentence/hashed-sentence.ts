import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import { type GrammarSentence, type GrammarToken, isFinite } from './grammar-sentence';

/** A sentence as the hashes that context features are made of; each array has one entry a token. */
export interface HashedSentence {
  readonly length: number;
  /** Lower-case forms. */
  readonly words: Int32Array;
  readonly lemmas: Int32Array;
  /** Part of speech and form. */
  readonly tags: Int32Array;
  readonly codes: Int32Array;
  /** Bits of `TokenClass`. */
  readonly classes: Uint16Array;
}

/** What a token can be for its neighbours. */
export const TokenClass = {
  verb: 1,
  finite: 2,
  negation: 4,
  nominal: 8,
  nominative: 16,
  adposition: 32,
  mark: 64,
  conjunction: 128,
  numeral: 256,
  adjective: 512,
  noun: 1024,
  coordinator: 2048,
} as const;

/** The hash of places outside the sentence. */
export const OUTSIDE = hashString('outside the sentence');

const NEGATIONS = new Set(['ei', 'pole', 'polnud', 'poleks', 'ära', 'ärge']);
const COORDINATORS = new Set(['ja', 'ning', 'või', 'ega', 'ehk', 'kui', 'nii']);
const hashes = new Map<string, number>();
const MOST_KEPT_HASHES = 200_000;

/** `hashString`, with the hashes of frequent strings kept. */
function hashOnce(text: string): number {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = hashString(text);
  if (hashes.size < MOST_KEPT_HASHES) hashes.set(text, hash);
  return hash;
}

/** Hashes the tokens of a sentence. */
export function hashSentence({ tokens }: GrammarSentence): HashedSentence {
  return {
    length: tokens.length,
    words: Int32Array.from(tokens, ({ lower }) => hashOnce(lower)),
    lemmas: Int32Array.from(tokens, ({ lemma }) => hashOnce(lemma)),
    tags: Int32Array.from(tokens, ({ tag }) => hashOnce(tag)),
    codes: Int32Array.from(tokens, ({ code }) => hashOnce(code)),
    classes: Uint16Array.from(tokens, classify),
  };
}

function classify(token: GrammarToken): number {
  const { pos, code, lower, isWord } = token;
  if (!isWord) return TokenClass.mark;
  let bits = 0;
  if (pos === 'V') bits |= TokenClass.verb;
  if (isFinite(token)) bits |= TokenClass.finite;
  if (NEGATIONS.has(lower)) bits |= TokenClass.negation;
  if (code.startsWith('sg') || code.startsWith('pl') || code === 'adt') bits |= TokenClass.nominal;
  if (code === 'sg n' || code === 'pl n') bits |= TokenClass.nominative;
  if (pos === 'K') bits |= TokenClass.adposition;
  if (pos === 'J') bits |= TokenClass.conjunction;
  if (pos === 'N' || pos === 'O') bits |= TokenClass.numeral;
  if ('ACUGP'.includes(pos)) bits |= TokenClass.adjective;
  if (pos === 'S' || pos === 'H' || pos === 'Y') bits |= TokenClass.noun;
  if (COORDINATORS.has(lower)) bits |= TokenClass.coordinator;
  return bits;
}

/** Nearest token with one of the class bits, from `from` in steps of `step`, at most `most` steps; -1 if there is none. */
export function findNearest(
  { classes, length }: HashedSentence,
  from: number,
  step: 1 | -1,
  bits: number,
  most: number,
  stopBits = 0,
): number {
  for (let i = from, steps = 0; i >= 0 && i < length && steps < most; i += step, steps++) {
    if ((classes[i]! & bits) !== 0) return i;
    if ((classes[i]! & stopBits) !== 0) return -1;
  }
  return -1;
}
