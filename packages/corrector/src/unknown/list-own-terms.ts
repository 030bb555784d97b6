/** Letters that the forms of one word have in common at their beginning. */
const STEM_LETTERS = 6;
const LEAST_USES = 2;

/** Of the unknown words of a text (in lower case, each as often as it stands) those that are used again, in any form. */
export function listOwnTerms(words: readonly string[]): ReadonlySet<string> {
  const uses = new Map<string, number>();
  const stemOf = (word: string): string => word.slice(0, STEM_LETTERS);
  for (const word of words) uses.set(stemOf(word), (uses.get(stemOf(word)) ?? 0) + 1);
  return new Set(
    words.filter((word) => word.length >= STEM_LETTERS && uses.get(stemOf(word))! >= LEAST_USES),
  );
}
