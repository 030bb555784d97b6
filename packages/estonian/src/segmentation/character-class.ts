/** Coarse classes of UTF-16 code units; a code unit is looked up once and remembered in a 64 KB table. */
export const SPACE = 1;
export const LETTER = 2;
export const DIGIT = 3;
/** Combining marks, the joiner and the variation selectors of emoji: never stand alone inside a word. */
export const MARK = 4;
export const HIGH_SURROGATE = 5;
export const OTHER = 6;

const classes = new Uint8Array(0x10000);

// Control characters (NUL among them) separate tokens as a space does.
const SPACE_PATTERN = /[\s\p{Cc}]/u;
const MARK_PATTERN = /[\p{M}\u200D]/u;
const LETTER_PATTERN = /[\p{L}\p{Nl}]/u;
const DIGIT_PATTERN = /[\p{Nd}\p{No}]/u;

function classify(unit: number): number {
  if (unit >= 0xd800 && unit <= 0xdbff) return HIGH_SURROGATE;
  const character = String.fromCharCode(unit);
  if (SPACE_PATTERN.test(character)) return SPACE;
  if (MARK_PATTERN.test(character)) return MARK;
  if (LETTER_PATTERN.test(character)) return LETTER;
  if (DIGIT_PATTERN.test(character)) return DIGIT;
  return OTHER;
}

/** Class of one UTF-16 code unit; 0 for NaN (a place outside the text). */
export function classOf(unit: number): number {
  if (!(unit >= 0)) return 0;
  const known = classes[unit];
  if (known) return known;
  const found = classify(unit);
  classes[unit] = found;
  return found;
}

/** True for a code unit that separates tokens and belongs to none: white space and controls. */
export function isSeparator(unit: number): boolean {
  return classOf(unit) === SPACE;
}

const ASTRAL_LETTER = /^\p{L}/u;

/** Class at `index` with surrogate pairs resolved: `LETTER` for letters beyond the basic plane, else `OTHER`. */
export function classAt(text: string, index: number): number {
  const found = classOf(text.charCodeAt(index));
  if (found !== HIGH_SURROGATE) return found;
  return ASTRAL_LETTER.test(text.slice(index, index + 2)) ? LETTER : OTHER;
}

/** UTF-16 length (1 or 2) of the character at `index`; a lone surrogate has length 1. */
export function characterLength(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (unit < 0xd800 || unit > 0xdbff) return 1;
  const next = text.charCodeAt(index + 1);
  return next >= 0xdc00 && next <= 0xdfff ? 2 : 1;
}

/** True if the character at `index` is an upper-case (or title-case) letter. */
export function isUpperCaseAt(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  if (unit < 0x80) return unit >= 65 && unit <= 90;
  const character = text.slice(index, index + characterLength(text, index));
  return character.toLowerCase() !== character;
}

/** True if the character at `index` is a lower-case letter. */
export function isLowerCaseAt(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  if (unit < 0x80) return unit >= 97 && unit <= 122;
  const character = text.slice(index, index + characterLength(text, index));
  return character.toUpperCase() !== character && character.toLowerCase() === character;
}
