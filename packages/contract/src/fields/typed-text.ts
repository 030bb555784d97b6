/** White space, controls, and the characters that nobody sees, which `foldLetters` of packages/estonian drops. */
const UNSEEN_CLASS =
  '\\s\\p{Cc}\\u00ad\\u034f\\u061c\\u180e\\u200b\\u200c\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff';
const UNSEEN = new RegExp(`[${UNSEEN_CLASS}]`, 'u');
const SEEN = new RegExp(`[^${UNSEEN_CLASS}]`, 'u');

/** True if there is something that the analysis can make a token of. */
export function hasTokens(text: string): boolean {
  return SEEN.test(text);
}

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
