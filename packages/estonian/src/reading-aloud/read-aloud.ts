import { findAttributeCase, findCase } from './numeral-case';
import { findCardinalCase, findNounCase, findOrdinalNounCase, monthNames } from './counted-nouns';
import { readNumber, readWholeNumber } from './read-number';
import { readRomanNumeral } from './read-roman-numeral';
import { readAddress } from './read-address';
import { sayCardinal } from './say-cardinal';
import { sayOrdinal } from './say-ordinal';
import { abbreviations, symbols, units } from './short-forms';

/** Digits, in groups of three or not, with or without decimals. */
const NUMBER = String.raw`\d{1,3}(?:[ \u00a0]\d{3})+(?![\d])(?:,\d{1,6})?|\d{1,15}(?:,\d{1,6})?`;
const escapeForPattern = (text: string): string => text.replaceAll(/[$.*+?^()[\]{}|\\/]/gu, String.raw`\$&`);
const listLongestFirst = (table: ReadonlyMap<string, unknown>): string =>
  [...table.keys()]
    .sort((left, right) => right.length - left.length)
    .map(escapeForPattern)
    .join('|');
const UNIT = listLongestFirst(units);
const ENDING = 'sse|st|s|le|lt|l|ks|ni|na|ta|ga';

type Rule = readonly [pattern: RegExp, say: (...groups: string[]) => string];

function sayTime(hours = '', minutes = ''): string {
  const said = minutes.startsWith('0')
    ? `null ${sayCardinal(Number(minutes))}`
    : sayCardinal(Number(minutes));
  return `${sayCardinal(Number(hours))} ${said}`;
}

function sayDate(day: string, month: string, year: string): string {
  const name = monthNames[Number(month) - 1];
  return name === undefined
    ? `${day} ${month} ${year}`
    : `${sayOrdinal(Number(day))} ${name} ${sayCardinal(Number(year))}`;
}

function sayMeasure(number: string, unit: string, ending = ''): string {
  const [nominative, genitive, partitive] = units.get(unit) ?? [unit, unit, unit];
  const numeralCase = findCase(ending);
  if (numeralCase !== undefined)
    return `${readNumber(number, findAttributeCase(numeralCase))} ${genitive}${ending}`;
  return `${readNumber(number)} ${number === '1' ? nominative : partitive}`;
}

function sayPrice(euros: string, cents: string): string {
  const said = sayMeasure(euros, '€');
  const left = Number(cents);
  return left === 0 ? said : `${said} ${sayCardinal(left)} ${left === 1 ? 'sent' : 'senti'}`;
}

/** An ordinal before a word, which may be the abbreviation of a year: "1991. a". */
function sayOrdinalBefore(digits: string, word: string): string {
  const noun = word === 'a' ? 'aastal' : word;
  return `${sayOrdinal(Number(digits), findAttributeCase(findOrdinalNounCase(noun)))} ${noun}`;
}

function sayCounted(digits: string, noun: string, following: string): string {
  const nounCase =
    digits === '1' ? (findNounCase(noun) ?? 'nominative') : findCardinalCase(noun, following.trim());
  return `${readNumber(digits, findAttributeCase(nounCase))} ${noun}${following}`;
}

const WORD = String.raw`\p{L}+`;
const START = String.raw`(?<![\p{L}\d,.])`;
const END = String.raw`(?![\p{L}\d])`;

/** Applied in this order: what a rule has read holds no digits that a later one could take. */
const RULES: readonly Rule[] = [
  [/\b(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)]/giu, (address) => readAddress(address)],
  [/[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu, (address) => readAddress(address)],
  [/(?<![\d.])(\d{4})-(\d{2})-(\d{2})(?![\d-])/gu, (_all, year, month, day) => sayDate(day, month, year)],
  [
    /(?<![\d.])([0-3]?\d)\. ?([01]?\d)\. ?(\d{4})(?!\d)/gu,
    (_all, day, month, year) => sayDate(day, month, year),
  ],
  [/(?<![\d.:])([01]?\d|2[0-4]):([0-5]\d)(?![\d:])/gu, (_all, hours, minutes) => sayTime(hours, minutes)],
  [
    /(?<=\b(?:kell|kl|kella) )([01]?\d|2[0-4])\.([0-5]\d)(?!\d)/giu,
    (_all, hours, minutes) => sayTime(hours, minutes),
  ],
  [/(?<![\p{L}\d])[-−](?=\d)/gu, () => 'miinus '],
  [new RegExp(`€ ?(${NUMBER})${END}`, 'gu'), (_all, number) => sayMeasure(number, '€')],
  [
    new RegExp(String.raw`${START}(\d{1,9}),(\d{2}) ?(?:€|eurot|EUR)${END}`, 'gu'),
    (_all, euros, cents) => sayPrice(euros, cents),
  ],
  [
    new RegExp(String.raw`${START}(${NUMBER})([ \u00a0]?)(${UNIT})(?:-(${ENDING}))?${END}`, 'gu'),
    (_all, number, _gap, unit, ending) => sayMeasure(number, unit, ending),
  ],
  [
    new RegExp(String.raw`${START}(\d{1,4})\. ?[–-] ?(\d{1,4})\. (${WORD})`, 'gu'),
    (_all, first, last, word) => {
      const noun = findAttributeCase(findOrdinalNounCase(word));
      return `${sayOrdinal(Number(first), noun)} kuni ${sayOrdinalBefore(last, word)}`;
    },
  ],
  [
    new RegExp(String.raw`${START}(\d{1,6})\.[ \u00a0](?=\p{Ll})(${WORD})`, 'gu'),
    (_all, digits, word) => sayOrdinalBefore(digits, word),
  ],
  [
    new RegExp(String.raw`${START}([IVXLC]+)\.?[ \u00a0](\p{Ll}+)`, 'gu'),
    (all, letters, word) => {
      const value = readRomanNumeral(letters);
      const isOrdinal = value !== null && (letters.length > 1 || findNounCase(word) !== undefined);
      return isOrdinal ? sayOrdinalBefore(String(value), word) : all;
    },
  ],
  [
    /(?<=\p{Lu}\p{Ll}+ )([IVX]+)(?![\p{L}\d])/gu,
    (letters) => {
      const value = readRomanNumeral(letters);
      return value === null ? letters : sayOrdinal(value);
    },
  ],
  [
    new RegExp(String.raw`${START}(\d{1,9})-?nda(${ENDING}|d|tes|tel|te|id)?${END}`, 'gu'),
    (_all, digits, ending = '') => `${sayOrdinal(Number(digits), 'genitive')}${ending}`,
  ],
  [
    new RegExp(String.raw`${START}(\d{1,9})-?(${ENDING})${END}`, 'gu'),
    (_all, digits, ending) => sayCardinal(Number(digits), findCase(ending)),
  ],
  [
    new RegExp(String.raw`${START}(\d{1,9})-(\p{Ll}{4,})`, 'gu'),
    (_all, digits, word) => `${sayCardinal(Number(digits), 'genitive').replaceAll(' ', '')}${word}`,
  ],
  [
    new RegExp(String.raw`${START}(${NUMBER}) ?[–-] ?(?=\d)`, 'gu'),
    (_all, number) => `${readNumber(number)} kuni `,
  ],
  [
    new RegExp(String.raw`${START}(${NUMBER})[ \u00a0](${WORD})( \p{L}+)?`, 'gu'),
    (_all, digits, noun, following = '') => sayCounted(digits, noun, following),
  ],
  [new RegExp(`(?:${NUMBER})(?!\\d)`, 'gu'), (number) => readNumber(number)],
  [/\d+/gu, (digits) => readWholeNumber(digits)],
  [
    new RegExp(
      String.raw`(?<![\p{L}.])(${listLongestFirst(abbreviations)})(?![\p{L}\d])\.?(?=( \p{Lu}|\s*$)|)`,
      'gu',
    ),
    (all, short, next) => {
      const said = abbreviations.get(short) ?? all;
      return next !== undefined && all.endsWith('.') && !isTitle(short) ? `${said}.` : said;
    },
  ],
  [/[&+×@§€%]|(?<= )=(?= )/gu, (symbol) => ` ${symbols.get(symbol)} `],
  [/[<>[\]{}\\|~^_*#`\p{Extended_Pictographic}\p{Cc}\u200b-\u200f\ufe0f\ufeff]/gu, () => ' '],
];

/** A full stop after a title never ends the sentence: "dr. Tamm". */
function isTitle(short: string): boolean {
  return ['dr', 'prof', 'hr', 'pr', 'prl', 'lp', 'nr', 'lk', 'vt', 'kl', 'tel', 'nt'].includes(short);
}

/**
 * The text as it is read aloud: numbers, dates, times, years, ordinals, abbreviations, units, prices, percents, e-mail and
 * web addresses become Estonian words, in the case that an ending or the next noun tells and else in the nominative.
 * Characters that a speech engine could take for markup become spaces.
 */
export function readAloud(text: string): string {
  let said = text.normalize('NFC').toWellFormed().replaceAll('\u00ad', '');
  for (const [pattern, say] of RULES) {
    said = said.replaceAll(pattern, (...groups: string[]) => say(...groups));
  }
  return said
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ (?=[.,;:!?])/gu, '')
    .trim();
}
