import { normaliseText } from './text-document';

/**
 * Cleans pasted and copied text: tags that stand as text, non-breaking spaces, quote entities, runs of dots and
 * repeated spaces. Line breaks stay.
 */
export function cleanText(text: string): string {
  return (
    normaliseText(text)
      .replace(/<\/?(?:span|div)\b[^<>]*>/giu, '')
      .replace(/&quot;/gu, '"')
      .replace(/[\u00a0\u202f\u2007]|&nbsp;/gu, ' ')
      // Words that only the dots kept apart stay apart.
      .replace(/(?<=[\p{L}\p{N}])\.{2,}(?=[\p{L}\p{N}])/gu, ' ')
      .replace(/\.{2,}/gu, '')
      .replace(/[ \t]{2,}/gu, ' ')
  );
}
