import { replaceUnsafeCharacters } from './clean-own-text';

/** A character with its combining marks, or a run of Hangul, whose letters join without marks. */
const CLUSTER = /[\u1100-\u11ff\uac00-\ud7a3]+\p{M}*|[^\p{M}]\p{M}*|\p{M}+/gu;

/** An own text made safe to work on, with the way back to the text as it was sent. Offsets are UTF-16 units. */
export interface AlignedText {
  /** As `cleanOwnText` makes it. */
  readonly text: string;
  /** The place in the sent text of a piece that starts at this place of the clean text; never inside a character. */
  readonly findStart: (offset: number) => number;
  /** The same for the end of a piece. */
  readonly findEnd: (offset: number) => number;
}

/** Cleans an own text and keeps track of places, in time linear in its length. */
export function alignOwnText(sent: string): AlignedText {
  const safe = replaceUnsafeCharacters(sent);
  if (safe.normalize('NFC') === safe) return { text: safe, findStart: same, findEnd: same };
  const pieces: string[] = [];
  const [starts, ends]: [number[], number[]] = [[], []];
  let [at, length] = [0, 0];
  for (const [cluster] of safe.matchAll(CLUSTER)) {
    const piece = cluster.normalize('NFC');
    for (let unit = 0; unit < piece.length; unit += 1) {
      const isKept = piece === cluster;
      starts.push(isKept ? at + unit : at);
      ends.push(isKept || unit === 0 ? at + unit : at + cluster.length);
    }
    pieces.push(piece);
    at += cluster.length;
    length += piece.length;
  }
  starts.push(at);
  ends.push(at);
  const find = (places: readonly number[], offset: number): number => places[Math.min(offset, length)]!;
  return {
    text: pieces.join(''),
    findStart: (offset) => find(starts, offset),
    findEnd: (offset) => find(ends, offset),
  };
}

function same(offset: number): number {
  return offset;
}
