/** Mean width of a letter as a share of its size, in the widest font that may take the place of the picture's own. */
const LETTER_WIDTH = 0.6;

/** Width in pixels that a text is counted to take; measuring it would need the page. */
export function estimateTextWidth(text: string, fontPx: number): number {
  return text.length * LETTER_WIDTH * fontPx;
}
