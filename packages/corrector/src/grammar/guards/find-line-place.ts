import type { GrammarSentence } from '../../sentence/grammar-sentence';
import type { LinePlace } from './guard';

/** The place of a sentence among the lines of the text that its tokens are cut from. */
export function findLinePlace(text: string, { tokens }: GrammarSentence): LinePlace {
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const found = text.indexOf('\n', end);
  const lineEnd = found < 0 ? text.length : found;
  const isAlone = isBlank(text, lineStart, start) && isBlank(text, end, lineEnd);
  if (!isAlone) return 'inside';
  const isFirst = isBlank(text, 0, lineStart) && !isBlank(text, lineEnd, text.length);
  return isFirst ? 'first' : 'alone';
}

/** Whether there is nothing but white space; stops at the first letter, however long the text is. */
function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!/\s/u.test(text.charAt(at))) return false;
  return true;
}
