/** White space, NUL, and characters that nobody sees: soft hyphen, zero-width space, word joiner, byte order mark. */
const UNSEEN_AT_AN_END = /^[\s\0\u00ad\u200b\u2060\ufeff]+|[\s\0\u00ad\u200b\u2060\ufeff]+$/gu;

/** What somebody typed into a short field, without what nobody sees at its ends; empty where that is all there is. */
export function trimUnseen(typed: string): string {
  return typed.replace(UNSEEN_AT_AN_END, '');
}
