const NO_WORDS: readonly string[] = ['PUNCT', 'SYM'];

/**
 * Whether a token of this UPOS is a running word: every token is one except punctuation and symbols (`@`, `%`, `=`,
 * emoji). Numerals are running words. Word counts, searches and shares all rest on this definition.
 */
export function isRunningWord(upos: string): boolean {
  return !NO_WORDS.includes(upos);
}
