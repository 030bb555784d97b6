/** A stretch of text as pdf.js reports it: user space units (1/72 inch), origin at the bottom left. */
export interface PdfItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

/** A line of print. `height` is the size of its letters, `x` and `right` its ends, `y` its baseline. */
export interface PdfLine {
  text: string;
  x: number;
  right: number;
  y: number;
  height: number;
}

/** A gap wider than this many letter heights parts columns of a table. */
const COLUMN_GAP_HEIGHTS = 2.5;
/** A baseline further off than this many letter heights is another line. */
const NEW_LINE_HEIGHTS = 0.6;
/** Marks of notes are smaller than this share of the line's letters and stand above its baseline. */
const MARK_SHARE = 0.75;

interface Stretch {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

function toStretch(item: PdfItem): Stretch {
  const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform;
  const height = Math.hypot(skew, scale) || item.height || 1;
  const isGap = item.str.trim() === '';
  const text = isGap && item.width > COLUMN_GAP_HEIGHTS * height ? '\t' : item.str;
  return { text, x, y, width: item.width, height };
}

const isRaised = (stretch: Stretch, neighbour: Stretch): boolean =>
  /^[\s\d*†‡]+$/.test(stretch.text) &&
  stretch.height < MARK_SHARE * neighbour.height &&
  stretch.y > neighbour.y + 0.1 * neighbour.height;

function isNoteMark(stretch: Stretch, line: Stretch[]): boolean {
  const neighbour = line.findLast((other) => other.text.trim() !== '');
  return neighbour !== undefined && isRaised(stretch, neighbour);
}

function joinLine(stretches: Stretch[]): PdfLine | undefined {
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const [place, stretch] of stretches.entries()) {
    const gap = stretch.x - end;
    // The number that a note begins with is no part of its first word.
    const isApart = gap > 0.25 * stretch.height || (place === 1 && isRaised(stretches[0]!, stretch));
    const needsSpace = isApart && /\S$/.test(text) && /^\S/.test(stretch.text);
    if (needsSpace) text += gap > COLUMN_GAP_HEIGHTS * stretch.height ? '\t' : ' ';
    text += stretch.text;
    end = stretch.x + stretch.width;
  }
  const visible = stretches.filter((stretch) => stretch.text.trim() !== '');
  const largest = visible.reduce(
    (best, next) => (next.height > best.height ? next : best),
    visible[0] as Stretch,
  );
  if (visible.length === 0) return undefined;
  return {
    // A soft hyphen is seen at the end of a line only.
    text: text
      .trim()
      .replace(/ {2,}/g, ' ')
      .replace(/\u00ad(?!$)/g, ''),
    x: Math.min(...visible.map((stretch) => stretch.x)),
    right: Math.max(...visible.map((stretch) => stretch.x + stretch.width)),
    y: largest.y,
    height: largest.height,
  };
}

/** Lines of one page in the order in which the file draws them. Raised numbers of notes are left out. */
export function makePdfLines(items: readonly PdfItem[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let current: Stretch[] = [];
  const finish = () => {
    const line = joinLine(current);
    if (line) lines.push(line);
    current = [];
  };
  for (const item of items) {
    const stretch = toStretch(item);
    if (item.str !== '') {
      // Its place stays taken, so that no gap comes before the full stop behind it.
      if (isNoteMark(stretch, current)) stretch.text = stretch.text.replace(/\S/gu, '');
      const last = current.at(-1);
      if (
        last &&
        stretch.text !== '' &&
        Math.abs(stretch.y - last.y) > NEW_LINE_HEIGHTS * Math.max(stretch.height, last.height)
      )
        finish();
      current.push(stretch);
    }
    if (item.hasEOL) finish();
  }
  finish();
  return lines;
}
