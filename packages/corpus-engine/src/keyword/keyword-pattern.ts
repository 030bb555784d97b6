import { normaliseWord } from '../segment/normalise-word';
import type { WordUnit } from '../segment/segment';

const LETTER = /\p{L}/u;
const WILDCARD = /[*?]/u;
const WILDCARDS = /([*?])/u;
/** Question marks at the end of a word of a phrase belong to its sentence. */
const LAST_MARKS = /\?[?!.,"”»)]*$/u;

/** Quotes, brackets and commas around a word. */
const OUTER_MARKS = /^[^\p{L}\p{M}\p{N}*?]+|[^\p{L}\p{M}\p{N}*?]+$/gu;

/**
 * Whether a typed keyword holds a pattern: `*` stands for any letters or none, `?` for one. In a keyword of several words a
 * question mark at the end of a word is punctuation, so that copied phrases are found.
 */
export function isKeywordPattern(keyword: string): boolean {
  const pieces = keyword.trim().split(/\s+/u);
  return pieces.some((piece) => isPatternPiece(piece, pieces.length));
}

/** Whether one of so many pieces of a keyword is a pattern. */
export function isPatternPiece(piece: string, pieces: number): boolean {
  return WILDCARD.test(dropMarks(piece, pieces)) && LETTER.test(piece);
}

/** The pattern of a piece, normalised for a unit of the index. */
export function makePiecePattern(piece: string, pieces: number, unit: WordUnit): string {
  return dropMarks(piece, pieces)
    .split(WILDCARDS)
    .map((part) => (part === '' || WILDCARD.test(part) ? part : normaliseWord(part, unit)))
    .join('');
}

function dropMarks(piece: string, pieces: number): string {
  const word = piece.replace(OUTER_MARKS, '');
  return pieces === 1 ? word : word.replace(LAST_MARKS, '');
}

/** Whether a word matches a pattern as a whole; the work grows at most with the product of their lengths. */
export function matchesPattern(pattern: string, word: string): boolean {
  const signs = Array.from(pattern);
  const letters = Array.from(word);
  let sign = 0;
  let star = -1;
  let starred = 0;
  for (let letter = 0; letter < letters.length;) {
    if (signs[sign] === '*') {
      star = sign;
      starred = letter;
      sign += 1;
    } else if (signs[sign] === '?' || signs[sign] === letters[letter]) {
      sign += 1;
      letter += 1;
    } else if (star >= 0) {
      // The last star takes one letter more; earlier ones need not change.
      starred += 1;
      letter = starred;
      sign = star + 1;
    } else return false;
  }
  while (signs[sign] === '*') sign += 1;
  return sign === signs.length;
}
