import type { Example } from './cut-example';

/** Sentences of so many running words are easy to read and say enough. */
const GOOD_WORDS = { least: 5, most: 25 } as const;
/** Shorter ones are hardly sentences, longer ones fill a paragraph. */
const USABLE_WORDS = { least: 3, most: 40 } as const;

const OPENING = /^[\p{P}\s]*[\p{Lu}\d]/u;
const END = /[.!?…][\p{P}\s]*$/u;
const ODD = /https?:|www\.|@|[<>{}[\]|_]/u;
/** More capital letters than this share of all letters is shouting, a heading or a form. */
const MOST_CAPITALS = 0.3;

/** 0 for a good example, then worse ones; every rule is about the form, for the reader judges the meaning. */
export type ExampleRank = 0 | 1 | 2 | 3;
export const exampleRanks: readonly ExampleRank[] = [0, 1, 2, 3];

/**
 * How fit a sentence is for a worksheet. 0: 5 to 25 running words, begins with a capital letter or figure, ends with
 * `.`, `!`, `?` or `…`, holds no address or code, is not mostly capitals, and has one occurrence. 1: the length is right.
 * 2: 3 to 40 words. 3: all else.
 */
export function rateExample({ text, words, marks }: Pick<Example, 'text' | 'words' | 'marks'>): ExampleRank {
  if (isIn(words, GOOD_WORDS)) return marks.length === 1 && isSentence(text) ? 0 : 1;
  return isIn(words, USABLE_WORDS) ? 2 : 3;
}

const isIn = (words: number, { least, most }: { least: number; most: number }) =>
  words >= least && words <= most;

function isSentence(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return OPENING.test(text) && END.test(text) && !ODD.test(text) && capitals <= letters * MOST_CAPITALS;
}
