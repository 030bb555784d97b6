import { latiniseLetters } from './latinise-letters';

/**
 * Characters that a reader does not see or cannot tell apart are one thing for analysis and look-up: what is invisible
 * goes, hyphens, spaces and line breaks of any kind are the plain ones, letters are composed and ligatures taken apart,
 * Cyrillic and Greek letters in a Latin word are the Latin ones. The texts themselves stay as they were written;
 * `alignLetters` leads back to them.
 */

/** Soft hyphen, zero-width characters, joiners, direction marks, byte order mark. Joiners inside emoji are seen. */
const UNSEEN =
  '[\\u00ad\\u034f\\u061c\\u180e\\u200b\\u200c\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff]';
/** Marks on a letter, those that choose its shape apart. The character is looked at first, so that each run is read once. */
const MARKS = '(?:(?![\\ufe00-\\ufe0f])\\p{M})*';
const UNSEEN_BEHIND_LETTERS = `\\u200d(?<=[\\p{L}\\p{Nd}]${MARKS}.)|[\\ufe00-\\ufe0f](?<=\\p{L}${MARKS}.)`;
/** The hyphen and line break in a word that is cut at the end of a line; `ees-` before `ja` stands for a whole word. */
const LINE_CUT =
  '(?<=\\p{L}\\p{Ll})[-\\u2010][ \\t]*\\r?\\n[ \\t]*(?=\\p{Ll}{2})(?!(?:ja|või|ning|ega|kuni|ehk|kui)(?!\\p{L}))';
const UNSEEN_CHARACTERS = new RegExp(`${UNSEEN}|${UNSEEN_BEHIND_LETTERS}|${LINE_CUT}`, 'gu');
/** Hyphens that look like the plain one, of the same length. */
const HYPHENS = /[\u2010\u2011]/gu;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;
const LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/gu;
const LIGATURES = /[\ufb00-\ufb06]/gu;
/** All characters of lines that are written with plain ones alone: nothing of the above, no mark of its own. */
const PLAIN = /^[\t\r -~¡-¬®-ɏЀ-҂Ҋ-ӿ–—‘-”„…€]*$/u;

/** The text as analysis and look-up take it. */
export function foldLetters(text: string): string {
  if (PLAIN.test(text)) return latiniseLetters(text);
  return composeLetters(levelCharacters(text.replace(UNSEEN_CHARACTERS, '')));
}

/** The part of the folding that keeps every place. */
function levelCharacters(text: string): string {
  return latiniseLetters(text.replace(HYPHENS, '-').replace(SPACES, ' ').replace(LINE_BREAKS, '\n'));
}

function composeLetters(text: string): string {
  return text.normalize('NFC').replace(LIGATURES, (letter) => letter.normalize('NFKC'));
}

/** A character with its combining marks, or a run of Hangul, whose letters join without marks; a separator has none. */
const CLUSTER = /[\u1100-\u11ff\uac00-\ud7a3]+\p{M}*|[\p{Cc}\s]|[^\p{M}]\p{M}*|\p{M}+/gu;

/** A folded text with the way back to the text as it was written. Offsets are UTF-16 units. */
export interface AlignedText {
  /** As `foldLetters` makes it. */
  readonly text: string;
  /** The place in the written text of a piece that starts at this place of the folded text; never inside a character. */
  readonly findStart: (offset: number) => number;
  /** The same for the end of a piece. What is not seen behind it stays outside. */
  readonly findEnd: (offset: number) => number;
  /** The place in the folded text of one of the written text. */
  readonly findFolded: (offset: number) => number;
}

/** Folds a text and keeps track of places, in time linear in its length. */
export function alignLetters(written: string): AlignedText {
  if (foldLetters(written) === written) {
    return { text: written, findStart: same, findEnd: same, findFolded: same };
  }
  const seen = findSeen(written);
  const level = levelCharacters(written.replace(UNSEEN_CHARACTERS, ''));
  const pieces: string[] = [];
  const [starts, ends]: [number[], number[]] = [[], [0]];
  let at = 0;
  for (const [cluster] of level.matchAll(CLUSTER)) {
    const piece = composeLetters(cluster);
    const after = seen[at + cluster.length - 1]! + 1;
    const isKept = piece === cluster;
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(seen[isKept ? at + unit : at]!);
      ends.push(isKept ? seen[at + unit]! + 1 : after);
    }
    pieces.push(piece);
    at += cluster.length;
  }
  starts.push(written.length);
  const last = starts.length - 1;
  return {
    text: pieces.join(''),
    findStart: (offset) => starts[Math.min(offset, last)]!,
    findEnd: (offset) => ends[Math.min(offset, last)]!,
    findFolded: (offset) => findFirst(starts, offset),
  };
}

/** The places of the characters that stay. */
function findSeen(written: string): number[] {
  const seen: number[] = [];
  let at = 0;
  for (const { index, 0: unseen } of written.matchAll(UNSEEN_CHARACTERS)) {
    for (; at < index; at += 1) seen.push(at);
    at += unseen.length;
  }
  for (; at < written.length; at += 1) seen.push(at);
  return seen;
}

/** The index of the first number that is not below `least`. */
function findFirst(ascending: readonly number[], least: number): number {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function same(offset: number): number {
  return offset;
}
