const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;

/** Words as a writer counts them: runs of letters or digits, with hyphens inside. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}
