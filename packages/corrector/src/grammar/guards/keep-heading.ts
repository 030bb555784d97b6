import { isFinite } from '../../sentence/grammar-sentence';
import type { Guard } from './guard';
import { NEVER } from './guard';

/** A heading has at most so many words; one without a verb may have more. */
const [MOST_WORDS, MOST_WORDS_WITHOUT_VERB, MOST_WORDS_IN_ITEM] = [8, 14, 20];

const MOST_WORDS_IN_CLOSING = 5;
const isComma = ({ form }: { readonly form: string }): boolean => form === ',';

/**
 * A short line of its own without an end mark is a heading or an item of a list and gets none: the first of several lines
 * whatever it says, and so the item of a list or a form; any other if it has no finite verb.
 */
export const keepHeading: Guard = ({ kind }, { sentence: { tokens }, line }) => {
  if (kind !== 'missing-end' || line === 'inside') return 0;
  const words = tokens.filter(({ isWord }) => isWord).length;
  // `Kallistan, Liisa`: the end of a letter.
  if (words <= MOST_WORDS_IN_CLOSING && tokens.at(-1)?.upos === 'PROPN' && tokens.some(isComma)) return NEVER;
  if (!tokens.some(isFinite)) return words <= MOST_WORDS_WITHOUT_VERB ? NEVER : 0;
  if (line === 'item') return words <= MOST_WORDS_IN_ITEM ? NEVER : 0;
  return line === 'first' && words <= MOST_WORDS ? NEVER : 0;
};
