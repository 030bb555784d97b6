/** A word of a line under the pointer. */
interface PointedWord {
  readonly text: string;
  /** Number of its line. */
  readonly number: number;
  /** Where it begins, counted from the first letter of the keyword; less than 0 before it. */
  readonly fromKeyword: number;
  readonly rect: DOMRect;
}

/** What older and newer browsers call the place in a text under a point. */
interface CaretDocument {
  readonly caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node; offset: number } | null;
  readonly caretRangeFromPoint?: (x: number, y: number) => Range | null;
}

const WORD_LETTER = /[\p{L}\p{N}\p{M}’'-]/u;
const EDGES = /^['’-]+|['’-]+$/gu;
/** The context before the keyword ends in the white space between them, which the line does not hold. */
const GAP = 1;

function findPlace(x: number, y: number): { node: Node; offset: number } | null {
  const page = document as unknown as CaretDocument;
  const position = page.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

export const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The borders of the word around a place in a text; null between words. */
export function findWordBorders(text: string, at: number): { from: number; to: number } | null {
  let [from, to] = [at, at];
  while (from > 0 && WORD_LETTER.test(text[from - 1]!)) from -= 1;
  while (to < text.length && WORD_LETTER.test(text[to]!)) to += 1;
  const word = text.slice(from, to);
  const bare = word.replace(EDGES, '');
  if (bare === '') return null;
  from += word.indexOf(bare);
  return { from, to: from + bare.length };
}

/** The word of a line under a point of the window. */
export function findPointedWord(x: number, y: number): PointedWord | null {
  const place = findPlace(x, y);
  const parent = place?.node.parentElement;
  const line = parent?.closest<HTMLElement>('[data-line][data-number]');
  const side = parent?.closest<HTMLElement>('[data-part="before"], [data-part="rest"]');
  if (place?.node.nodeType !== Node.TEXT_NODE || !line || !side) return null;
  const borders = findWordBorders(place.node.textContent ?? '', place.offset);
  if (borders === null) return null;
  const word = document.createRange();
  word.setStart(place.node, borders.from);
  word.setEnd(place.node, borders.to);
  const rect = word.getBoundingClientRect();
  if (!isInside(rect, x, y)) return null;
  const until = document.createRange();
  until.setStart(side, 0);
  until.setEnd(place.node, borders.from);
  const offset = until.toString().length;
  const isBefore = side.dataset['part'] === 'before';
  const fromKeyword = isBefore ? offset - (side.textContent ?? '').length - GAP : offset;
  return { text: word.toString(), number: Number(line.dataset['number']), fromKeyword, rect };
}
