import { normaliseText } from './text-document';

/**
 * Cleans pasted text: tags that stand as text, non-breaking spaces, quote entities, lines of dots and repeated
 * spaces. Line breaks stay, and so do up to four dots: an ellipsis is the writer's own.
 */
export function cleanText(text: string): string {
  return (
    normaliseText(text)
      .replace(/<\/?(?:span|div)\b[^<>]*>/giu, '')
      .replace(/&quot;/gu, '"')
      .replace(/[\u00a0\u202f\u2007]|&nbsp;/gu, ' ')
      // Words that only the dots kept apart stay apart.
      .replace(/(?<=[\p{L}\p{N}])\.{5,}(?=[\p{L}\p{N}])/gu, ' ')
      .replace(/\.{5,}/gu, '')
      .replace(/[ \t]{2,}/gu, ' ')
  );
}
