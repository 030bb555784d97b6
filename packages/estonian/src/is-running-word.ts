/** Running words are tokens that are not punctuation; numerals count (tool semantics, "Running words"). */
export function isRunningWord(upos: string): boolean {
  return upos !== 'PUNCT';
}
