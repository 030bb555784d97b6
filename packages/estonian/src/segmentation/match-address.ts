import { classOf, DIGIT, LETTER, SPACE } from './character-class';

/** Longest address read as one token, in UTF-16 units; bounds the work done at any place of a text. */
const MAX_ADDRESS_LENGTH = 2048;
const MAX_SUFFIX_LENGTH = 6;

/** Endings that make `name.ending` an address or a file name. Endings that are Estonian words (no, me, on, ...) are left out. */
const DOMAIN_ENDINGS = new Set(
  (
    'ee com org net nl eu ru fi lv lt info edu gov int uk de se us su ua by рф pdf html htm doc docx odt txt xls xlsx csv ' +
    'jpg jpeg png gif svg mp3 mp4 exe zip php'
  ).split(' '),
);

const SCHEME = /(?:https?|ftp):\/\/|www\./iy;

function isAddressUnit(unit: number): boolean {
  const kind = classOf(unit);
  if (kind === LETTER || kind === DIGIT) return true;
  // - . _ ~ / ? # & = % + : @ ! $ * ; ,
  return '-._~/?#&=%+:@!$*;,'.includes(String.fromCharCode(unit));
}

/** End of the run of address characters from `index`, without the punctuation that closes a sentence. */
function scanAddress(text: string, index: number, limit: number): number {
  const last = Math.min(limit, index + MAX_ADDRESS_LENGTH);
  let end = index;
  while (end < last && isAddressUnit(text.charCodeAt(end))) end += 1;
  while (end > index && '.,;:!?*-'.includes(text.charAt(end - 1))) end -= 1;
  return end;
}

/** End of the web address that starts at `index` with a scheme or `www.`, or -1. */
export function matchWebAddress(text: string, index: number, limit: number): number {
  if (!'hHfFwW'.includes(text.charAt(index))) return -1;
  SCHEME.lastIndex = index;
  if (!SCHEME.test(text) || SCHEME.lastIndex >= limit) return -1;
  const body = SCHEME.lastIndex;
  const end = scanAddress(text, body, limit);
  return end > body ? end : -1;
}

/**
 * For a full stop at `dot` inside a run of letters: end of the address or file name that the word from `start` begins
 * (`koolielu.ee`, `ut.ee/et/teadus`), or -1 where it is none.
 */
export function matchBareDomain(text: string, start: number, dot: number, limit: number): number {
  if (dot - start < 2) return -1;
  let end = dot + 1;
  const last = Math.min(limit, dot + 1 + MAX_SUFFIX_LENGTH);
  while (end < last && (classOf(text.charCodeAt(end)) === LETTER || classOf(text.charCodeAt(end)) === DIGIT))
    end += 1;
  const after = end < limit ? classOf(text.charCodeAt(end)) : SPACE;
  if (after === LETTER || after === DIGIT) return -1;
  if (!isDomainEnding(text.slice(dot + 1, end))) return matchSubdomain(text, dot, limit);
  return text.charAt(end) === '/' ? scanAddress(text, end, limit) : end;
}

const SUBDOMAIN = /\.[a-z0-9-]{1,40}(?:\.[a-z0-9-]{1,40}){0,3}\.(ee|com|org|net|eu|ru|fi|lv|lt|info)/y;

/** `buss.tartu.ee`: the ending comes after more names; only in lower case, as sentences typed together are not. */
function matchSubdomain(text: string, dot: number, limit: number): number {
  SUBDOMAIN.lastIndex = dot;
  if (!SUBDOMAIN.test(text) || SUBDOMAIN.lastIndex > limit) return -1;
  const end = SUBDOMAIN.lastIndex;
  const after = end < limit ? classOf(text.charCodeAt(end)) : SPACE;
  if (after === LETTER || after === DIGIT) return -1;
  return text.charAt(end) === '/' ? scanAddress(text, end, limit) : end;
}

function isDomainEnding(ending: string): boolean {
  const lower = ending.toLowerCase();
  return DOMAIN_ENDINGS.has(lower) && (ending === lower || ending === ending.toUpperCase());
}

/** Longest part of a mail address before its at sign (RFC 5321). */
const MAX_MAILBOX_LENGTH = 64;

/** For a full stop at `dot` inside a word: place of the at sign of the mail address that goes on there, or -1. */
export function findMailSign(text: string, dot: number, limit: number): number {
  const last = Math.min(limit - 1, dot + MAX_MAILBOX_LENGTH);
  for (let index = dot + 1; index < last; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === 0x40) return index;
    if (
      unit > 0x7f ||
      (classOf(unit) === LETTER ? false : classOf(unit) !== DIGIT && !'._-+'.includes(text.charAt(index)))
    ) {
      return -1;
    }
  }
  return -1;
}

/** For an at sign at `at` inside a word: end of the e-mail address it belongs to, or -1. */
export function matchMailHost(text: string, at: number, limit: number): number {
  const last = Math.min(limit, at + 256);
  let end = at + 1;
  while (end < last) {
    const unit = text.charCodeAt(end);
    const kind = classOf(unit);
    if (kind !== LETTER && kind !== DIGIT && unit !== 0x2e && unit !== 0x2d && unit !== 0x5f) break;
    end += 1;
  }
  while (end > at + 1 && '.-_'.includes(text.charAt(end - 1))) end -= 1;
  return end > at + 1 ? end : -1;
}
