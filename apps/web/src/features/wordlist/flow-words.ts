import { estimateTextWidth } from '../../shared/pictures/estimate-text-width';

interface Sized {
  readonly text: string;
  readonly fontPx: number;
}

interface Placed<Word> {
  readonly word: Word;
  /** Left end of the baseline. */
  readonly x: number;
  readonly y: number;
}

/** The width that a text is counted to take leaves a gap after it. */
const LINE_HEIGHT = 1.3;
const LEAST_LINE_PX = 24;

/** Words in lines of a width, in their order; each line is as high as its largest word asks. */
export function flowWords<Word extends Sized>(
  words: readonly Word[],
  widthPx: number,
): { readonly placed: readonly Placed<Word>[]; readonly heightPx: number } {
  const lines: Word[][] = [];
  let end = Infinity;
  for (const word of words) {
    const width = estimateTextWidth(word.text, word.fontPx);
    if (end + width > widthPx) {
      lines.push([]);
      end = 0;
    }
    lines.at(-1)!.push(word);
    end += width + word.fontPx / 4;
  }
  let heightPx = 0;
  const placed = lines.flatMap((line) => {
    heightPx += Math.max(LEAST_LINE_PX, ...line.map(({ fontPx }) => fontPx * LINE_HEIGHT));
    let x = 0;
    return line.map((word) => {
      const place = { word, x, y: heightPx - word.fontPx / 4 };
      x += estimateTextWidth(word.text, word.fontPx) + word.fontPx / 4;
      return place;
    });
  });
  return { placed, heightPx: heightPx + LEAST_LINE_PX / 2 };
}
