import { LOOKS_AHEAD, LOOKS_BACK, type TagDescription } from './tag-labels';

/** The tokens of one text in its order. */
export interface TaggedTokens {
  /** Place of each token's tag among the descriptions. */
  readonly tags: ArrayLike<number>;
  /** 1 for running words. */
  readonly isWord: ArrayLike<number>;
  /** Number of each token's sentence. */
  readonly sentences: ArrayLike<number>;
}

/**
 * The case that the adposition at each token governs, from 1 in the order of CASE_TAGS; 0 for none and for other words. It is
 * that of the neighbouring running word of the sentence, as a cluster stream reads it.
 */
export function governCases(
  { tags, isWord, sentences }: TaggedTokens,
  describe: (tag: number) => TagDescription,
): Uint8Array {
  const cases = new Uint8Array(tags.length);
  // Back to front, the word after is known; front to back, the word before.
  for (let token = tags.length - 1, next = -1; token >= 0; token--) {
    if (isWord[token] === 0) continue;
    const isNextHere = next >= 0 && sentences[next] === sentences[token];
    if (isNextHere && describe(tags[token]!).looks === LOOKS_AHEAD)
      cases[token] = describe(tags[next]!).caseNumber;
    next = token;
  }
  for (let token = 0, last = -1; token < tags.length; token++) {
    const isLastHere = last >= 0 && sentences[last] === sentences[token];
    if (isLastHere && describe(tags[token]!).looks === LOOKS_BACK)
      cases[token] = describe(tags[last]!).caseNumber;
    if (isWord[token] === 1) last = token;
  }
  return cases;
}
