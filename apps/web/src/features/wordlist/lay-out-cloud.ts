import { findWordLook } from '../../shared/parts-of-speech/word-class-looks';
import type { PictureSize } from '../../shared/pictures/picture-size';

export interface CloudEntry {
  readonly text: string;
  readonly frequency: number;
  /** UPOS tag. */
  readonly partOfSpeech: string;
}

export interface PlacedWord extends CloudEntry {
  /** Font size and the middle of the word's baseline from the middle of the picture, in pixels. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** Font sizes of the most frequent word that are tried, until every word has its place. */
const LARGEST_FONTS_PX = [110, 88, 70, 56, 44, 34];
const PADDING_PX = 3;
/** A layout works so long before it lets the page draw. */
const SLICE_MS = 16;
const SEED = 20_240_229;

/** The same words always give the same picture. (Linear congruential generator, Numerical Recipes.) */
function makeRandom(): () => number {
  let state = SEED;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Font size by the square root of frequency, so that the area a word takes grows with its frequency. */
export function scaleFont(
  frequency: number,
  highest: number,
  largestFontPx: number,
  leastFontPx: number,
): number {
  return Math.max(leastFontPx, Math.round(largestFontPx * Math.sqrt(frequency / highest)));
}

async function tryLayout(
  entries: readonly CloudEntry[],
  largestFontPx: number,
  size: PictureSize,
  fontFamily: string,
  signal: AbortSignal,
): Promise<readonly PlacedWord[]> {
  const { default: cloud } = await import('d3-cloud');
  const highest = Math.max(...entries.map(({ frequency }) => frequency));
  const words = entries.map((entry) => ({
    ...entry,
    size: scaleFont(entry.frequency, highest, largestFontPx, size.leastFontPx),
  }));
  return new Promise((resolve, reject) => {
    const layout = cloud<(typeof words)[number] & { x?: number; y?: number }>()
      .size([size.widthPx, size.heightPx])
      .words(words)
      .padding(PADDING_PX)
      .rotate(0)
      .font(fontFamily)
      .fontStyle(({ partOfSpeech }) => findWordLook(partOfSpeech).fontStyle ?? 'normal')
      .fontWeight(({ partOfSpeech }) => findWordLook(partOfSpeech).fontWeight ?? 400)
      .fontSize((word) => word.size)
      .random(makeRandom())
      .timeInterval(SLICE_MS)
      .on('end', (placed) =>
        resolve(
          placed.map(({ text, frequency, partOfSpeech, size, x = 0, y = 0 }) => {
            return { text, frequency, partOfSpeech, size, x, y };
          }),
        ),
      );
    signal.addEventListener('abort', () => {
      layout.stop();
      reject(new DOMException('Another cloud is wanted', 'AbortError'));
    });
    layout.start();
  });
}

/**
 * Places words without overlap, the most frequent largest and in the middle. If some find no place the fonts get
 * smaller, never below the least size of the picture; words that do not fit even then are missing from the answer. Rejects when the signal aborts.
 */
export async function layOutCloud(
  entries: readonly CloudEntry[],
  size: PictureSize,
  fontFamily: string,
  signal: AbortSignal,
): Promise<readonly PlacedWord[]> {
  let best: readonly PlacedWord[] = [];
  if (entries.length === 0) return best;
  for (const largest of LARGEST_FONTS_PX) {
    const placed = await tryLayout(entries, largest, size, fontFamily, signal);
    if (placed.length > best.length) best = placed;
    if (best.length === entries.length) break;
  }
  return best;
}
