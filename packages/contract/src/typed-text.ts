/** White space, NUL, and characters that nobody sees: soft hyphen, zero-width space, word joiner, byte order mark. */
const UNSEEN = /[\s\0\u00ad\u200b\u2060\ufeff]/u;

/**
 * The text typed into a short field, without invisible characters at its ends; empty if nothing else is left. Time is
 * linear in the length, which has not been checked yet.
 */
export function trimUnseen(typed: string): string {
  let start = 0;
  let end = typed.length;
  while (start < end && UNSEEN.test(typed.charAt(start))) start += 1;
  while (end > start && UNSEEN.test(typed.charAt(end - 1))) end -= 1;
  return typed.slice(start, end);
}
