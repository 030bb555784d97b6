import type { GrammarSentence } from '../../sentence/grammar-sentence';
import type { LinePlace } from './guard';

/** Characters of the line above that are looked at. */
const LONGEST_LOOK = 40;

/** The place of a sentence among the lines of the text that its tokens are cut from. */
export function findLinePlace(text: string, { tokens }: GrammarSentence): LinePlace {
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const found = text.indexOf('\n', end);
  const lineEnd = found < 0 ? text.length : found;
  if (isBlank(text, end, lineEnd) && isItem(text.slice(lineStart, lineEnd), text.slice(0, lineStart)))
    return 'item';
  const isAlone = isBlank(text, lineStart, start) && isBlank(text, end, lineEnd);
  if (!isAlone) return 'inside';
  const isFirst = isBlank(text, 0, lineStart) && !isBlank(text, lineEnd, text.length);
  return isFirst ? 'first' : 'alone';
}

/** A number, letter or dash before the text of a line, or the name of a field: `- piim`, `2) piim`, `Elukoht: Tartu`. */
const MARKED_ITEM = /^\s*(?:[-–—*•·◦]|\(?(?:\d{1,2}|\p{L})[.)])\s|^\s*\p{Lu}[\p{L} ]{1,24}:\s/u;
/** The line above is an item as well: it ends without a mark, or introduces the list. */
const OPEN_LINE = /[\p{L}\d)»”"*:]\s*\n$/u;

/** True for a line of a list or a form, by its own look or by the line right above. */
function isItem(line: string, before: string): boolean {
  return MARKED_ITEM.test(line) || OPEN_LINE.test(before.slice(-LONGEST_LOOK));
}

/** Whether there is nothing but white space; stops at the first letter, however long the text is. */
function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!/\s/u.test(text.charAt(at))) return false;
  return true;
}
