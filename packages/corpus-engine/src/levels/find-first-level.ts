/** A word of fewer texts of a level may be there by chance, or because of one task. */
const LEAST_TEXTS = 3;
/** So large a part of the texts of a level uses a word of it. */
const LEAST_SHARE = 0.02;

/** Texts of a level that have to use a word before it counts as one of that level. */
export const findLeastTexts = (texts: number): number =>
  Math.max(LEAST_TEXTS, Math.ceil(texts * LEAST_SHARE));

/**
 * The place of the lowest level at which enough texts use a word; null where none has enough. `used` and `texts` have a
 * number for each level, the lowest first: texts that use the word, and all texts.
 */
export function findFirstLevel(used: readonly number[], texts: readonly number[]): number | null {
  const place = used.findIndex((count, level) => count >= findLeastTexts(texts[level] ?? 0));
  return place === -1 ? null : place;
}
