import type { WordLook } from '../parts-of-speech/word-class-looks';
import { estimateTextWidth } from './estimate-text-width';
import type { PictureSize } from './picture-size';

/** One entry of a legend, written as what it names; without a look it is a note. */
export interface LegendEntry {
  readonly label: string;
  readonly look?: WordLook;
}

interface PlacedEntry extends LegendEntry {
  readonly x: number;
  readonly y: number;
}

export interface LegendLayout {
  readonly entries: readonly PlacedEntry[];
  readonly fontPx: number;
  readonly heightPx: number;
}

const FONT_PX = 15;
/** Of the font size. */
const LINE_HEIGHT = 1.7;
const ENTRY_GAP = 1.4;
const MARGIN_PX = 16;

/** Breaks a note that is wider than the picture. */
function breakNote(label: string, fontPx: number, widthPx: number): readonly string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && estimateTextWidth(`${last} ${word}`, fontPx) <= widthPx)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Places entries in lines under a picture, from the left; notes take lines of their own. */
export function layOutLegend(entries: readonly LegendEntry[], size: PictureSize): LegendLayout {
  const fontPx = Math.max(FONT_PX, size.leastFontPx);
  const lineWidth = size.widthPx - 2 * MARGIN_PX;
  const placed: PlacedEntry[] = [];
  let line = -1;
  let end = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const isNote = entry.look === undefined;
    for (const label of isNote ? breakNote(entry.label, fontPx, lineWidth) : [entry.label]) {
      const width = estimateTextWidth(label, fontPx);
      if (isNote || end + width > lineWidth) {
        line += 1;
        end = 0;
      }
      placed.push({
        ...entry,
        label,
        x: MARGIN_PX + end,
        y: MARGIN_PX + (line + 0.75) * LINE_HEIGHT * fontPx,
      });
      end = isNote ? Number.POSITIVE_INFINITY : end + width + ENTRY_GAP * fontPx;
    }
  }
  return { entries: placed, fontPx, heightPx: (line + 1) * LINE_HEIGHT * fontPx + 2 * MARGIN_PX };
}

interface PictureLegendProps {
  readonly layout: LegendLayout;
  readonly size: PictureSize;
}

/** What looks and places mean, inside the picture, so that a saved file says it too. */
export function PictureLegend({ layout: { entries, fontPx }, size }: PictureLegendProps) {
  return (
    <g data-legend transform={`translate(0 ${size.heightPx})`} fontSize={fontPx} fill="var(--ink)">
      <line x2={size.widthPx} stroke="var(--line)" />
      {entries.map(({ label, look, x, y }) => (
        <text key={label} {...look} x={x} y={y}>
          {label}
        </text>
      ))}
    </g>
  );
}
