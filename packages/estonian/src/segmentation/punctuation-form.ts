import { matchEmoticon } from './match-symbol';

/** Marks, brackets, quotes, dashes, bullets, and what nobody sees: formatting, control and private-use characters. */
const MARKS =
  /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}\p{Pc}\p{Cf}\p{Cc}\p{Co}\p{Z}.,:;!?¡¿·•‣⁃∙◦●○■□▪▫◆◇➢✓\ufffd'"`´¨*/|¦]+$/u;

/**
 * Whether a token is nothing but marks: dot leaders, lines of dashes, bullets, `*`, full-width marks, a lone soft hyphen.
 * Such a token is punctuation in every context. Emoticons, emoji, `%` and `@` are symbols instead.
 */
export function isPunctuationForm(form: string): boolean {
  // Full-width marks are those of the keyboard in disguise; a lone accent would become a blank with a mark.
  const isMarks = MARKS.test(form) || MARKS.test(form.normalize('NFKC'));
  return isMarks && matchEmoticon(form, 0, form.length) !== form.length;
}
