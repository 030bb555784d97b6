/** Makes `%`, `_` and the backslash stand for themselves in a LIKE pattern. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/gu, '\\$&');
}
