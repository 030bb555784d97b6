import { isUnitAfterNumber } from './abbreviations';
import {
  characterLength,
  classAt,
  classOf,
  DIGIT,
  HIGH_SURROGATE,
  isLowerCaseAt,
  isUpperCaseAt,
  LETTER,
  MARK,
} from './character-class';
import { findMailSign, matchBareDomain, matchMailHost } from './match-address';
import { isAlphanumericAt } from './match-symbol';

const APOSTROPHES = "'’‘`´ʼ";
const ALWAYS_JOINING = '_&*=·';
const HYPHENS = '-‐‑–';
/** Longest bracketed part read as belonging to its word: `laen(ud)`, `vahendaja(te)`. */
const MAX_BRACKETED_LETTERS = 4;

/** Abbreviations with a full stop inside whose parts are not single letters. */
const DOTTED = new Set(['e.kr', 'p.kr', 'e.m.a', 'm.a.j', 'до_н.э']);

export interface ScannedWord {
  end: number;
  /** True for web and mail addresses. */
  isAddress: boolean;
}

/** End of the run of letters, or of digits, with their marks, from `index`. */
function scanRun(text: string, index: number, limit: number, wanted: number): number {
  let end = index;
  while (end < limit) {
    const kind = classOf(text.charCodeAt(end));
    if (kind === wanted || (kind === MARK && end > index)) end += 1;
    else if (kind === HIGH_SURROGATE && wanted === LETTER && classAt(text, end) === LETTER)
      end += characterLength(text, end);
    else break;
  }
  return end;
}

/**
 * The word that starts at `index` with a letter or a digit and ends before `limit`: hyphens, slashes, apostrophes,
 * decimal and date separators inside it belong to it. One pass; every look ahead is bounded.
 */
export function scanWord(text: string, index: number, limit: number): ScannedWord {
  let end = index;
  let runStart = index;
  while (end < limit) {
    runStart = end;
    const kind = classAt(text, end);
    end = scanRun(text, end, limit, kind === DIGIT ? DIGIT : LETTER);
    if (end === runStart) break;
    if (end >= limit) break;
    if (isAlphanumericAt(text, end)) {
      if (kind === DIGIT && splitsUnit(text, runStart, end, limit)) break;
      continue;
    }
    const mark = text.charAt(end);
    if (mark === '.') {
      const domain = matchBareDomain(text, index, end, limit);
      if (domain > 0) return { end: domain, isAddress: true };
      const sign = findMailSign(text, end, limit);
      const host = sign > 0 ? matchMailHost(text, sign, limit) : -1;
      if (host > 0) return { end: host, isAddress: true };
    }
    if (mark === '@') {
      const host = matchMailHost(text, end, limit);
      if (host > 0) return { end: host, isAddress: true };
    }
    const next = joinedFrom(text, index, runStart, end, limit);
    if (next < 0) break;
    end = next;
    if (!isAlphanumericAt(text, end) || end >= limit) break;
  }
  return { end: withTrailingMark(text, index, end, limit), isAddress: false };
}

/** True if the letters after a number are a unit typed together with it (`50cm`), and so a word of their own. */
function splitsUnit(text: string, numberStart: number, index: number, limit: number): boolean {
  if (numberStart > 0 && isAlphanumericAt(text, numberStart - 1)) return false;
  let end = scanRun(text, index, Math.min(limit, index + 12), LETTER);
  if (text.charAt(end) === '/' && isAlphanumericAt(text, end + 1))
    end = scanRun(text, end + 1, Math.min(limit, end + 8), LETTER);
  else if (end < limit && /[23]/.test(text.charAt(end))) end += 1;
  if (end < limit && isAlphanumericAt(text, end)) return false;
  return isUnitAfterNumber(text.slice(index, end).toLowerCase());
}

/** Where the word goes on after the mark at `end`, or -1 where the mark ends it. */
function joinedFrom(text: string, start: number, runStart: number, end: number, limit: number): number {
  const mark = text.charAt(end);
  const after = end + 1;
  if (mark === '(') return bracketedEnd(text, end, limit);
  if (after >= limit) return -1;
  if (mark === '-' && text.charAt(after) === '-') {
    return isDigitAt(text, end - 1) && isDigitAt(text, end + 2) && end + 2 < limit ? end + 2 : -1;
  }
  if (mark === '-' && ',/'.includes(text.charAt(after)) && text.charAt(after) !== '')
    return enumeratedFrom(text, end, limit);
  if (!isAlphanumericAt(text, after)) return mark === '.' ? rangeOfOrdinals(text, end, limit) : -1;
  if (HYPHENS.includes(mark) || mark === '/' || APOSTROPHES.includes(mark) || ALWAYS_JOINING.includes(mark))
    return after;
  const isBetweenDigits = isDigitAt(text, end - 1) && isDigitAt(text, after);
  if (mark === '+' || mark === ':' || mark === ',') return isBetweenDigits ? after : -1;
  if (mark === '.')
    return isBetweenDigits || isDottedAbbreviation(text, start, runStart, end, limit) ? after : -1;
  return -1;
}

/** `9-,12-,15-oktadekatrieenhape`: hyphens that wait for the last part. */
function enumeratedFrom(text: string, hyphen: number, limit: number): number {
  if (!isDigitAt(text, hyphen - 1) || text.charAt(hyphen + 1) !== ',') return -1;
  return hyphen + 2 < limit && isDigitAt(text, hyphen + 2) ? hyphen + 2 : -1;
}

/** `1996.-1997.`, `16.–18.`, `1998./1999.`, `n.-ö.`: a full stop followed by a hyphen or slash that joins. */
function rangeOfOrdinals(text: string, dot: number, limit: number): number {
  const next = text.charAt(dot + 1);
  if (next === '' || !'-–/'.includes(next) || dot + 2 >= limit) return -1;
  if (isDigitAt(text, dot - 1)) return isDigitAt(text, dot + 2) ? dot + 2 : -1;
  const isInitial = dot < 2 || !isAlphanumericAt(text, dot - 2);
  return next === '-' && isInitial && isAlphanumericAt(text, dot + 2) ? dot + 2 : -1;
}

function isDigitAt(text: string, index: number): boolean {
  return classOf(text.charCodeAt(index)) === DIGIT;
}

/** `s.t`, `v.a`, `J.A`: single letters around the full stop, or a listed abbreviation. `A.Tamm` is two words. */
function isDottedAbbreviation(
  text: string,
  start: number,
  runStart: number,
  dot: number,
  limit: number,
): boolean {
  const end = scanRun(text, dot + 1, Math.min(limit, dot + 6), LETTER);
  if (end < limit && isAlphanumericAt(text, end)) return false;
  if (dot - start <= 8 && DOTTED.has(text.slice(start, end).toLowerCase())) return true;
  if (classAt(text, runStart) === DIGIT) return false;
  return (
    dot - runStart === 1 && end === dot + 2 && isUpperCaseAt(text, runStart) >= isUpperCaseAt(text, dot + 1)
  );
}

/** `laen(ud)`, `terve(ma)ks`: a short lower-case part in brackets inside or at the end of a word. */
function bracketedEnd(text: string, bracket: number, limit: number): number {
  if (!isLowerCaseAt(text, bracket - 1)) return -1;
  let end = bracket + 1;
  const last = Math.min(limit, end + MAX_BRACKETED_LETTERS);
  while (end < last && isLowerCaseAt(text, end)) end += characterLength(text, end);
  return end > bracket + 1 && text.charAt(end) === ')' && end < limit ? end + 1 : -1;
}

/** Adds what a word may end with: the hyphen of `Kesk-`, the plus of `40+`, the apostrophe of `Versailles'`. */
function withTrailingMark(text: string, start: number, end: number, limit: number): number {
  if (end >= limit) return end;
  const mark = text.charAt(end);
  // A price in whole crowns or euros: `6500.-`.
  if (mark === '.' && '-–'.includes(text.charAt(end + 1)) && end + 1 < limit && isDigitAt(text, end - 1)) {
    const isLast = end + 2 >= limit || !isAlphanumericAt(text, end + 2);
    if (isLast) return end + 2;
  }
  const isFollowedByWord =
    end + 1 < limit && (isAlphanumericAt(text, end + 1) || text.charAt(end + 1) === mark);
  if (isFollowedByWord) return end;
  if (mark === '-') return end + 1;
  if (mark === '+' && isDigitAt(text, end - 1)) return end + 1;
  if (mark === "'" && end - start > 1 && !isQuotedBefore(text, start)) return end + 1;
  return end;
}

/** True if a single quote opened within the last few words, so that one after a word closes it. */
function isQuotedBefore(text: string, start: number): boolean {
  const from = Math.max(0, start - 120);
  const opened = text.slice(from, start).lastIndexOf("'");
  if (opened < 0) return false;
  const before = opened + from - 1;
  return before < 0 || !isAlphanumericAt(text, before);
}
