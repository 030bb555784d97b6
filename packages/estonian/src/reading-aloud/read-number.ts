import { findCase, type NumeralCase } from './numeral-case';
import { sayCardinal } from './say-cardinal';

/** Longer runs of digits are codes rather than numbers. */
const MAX_DIGITS = 9;
const MAX_GROUPED_DIGITS = 15;
/** More decimals are read one by one. */
const MAX_DECIMALS = 3;

export function readDigits(digits: string): string {
  return [...digits.replaceAll(/\D/gu, '')].map((digit) => sayCardinal(Number(digit))).join(' ');
}

/** Digits as a number in words; runs with a leading zero or of more than `most` digits are read digit by digit. */
export function readWholeNumber(digits: string, numeralCase?: NumeralCase, most = MAX_DIGITS): string {
  const isCode = (digits.length > 1 && digits.startsWith('0')) || digits.length > most;
  return isCode ? readDigits(digits) : sayCardinal(Number(digits), numeralCase);
}

/**
 * A number with groups of three digits and decimals: "1 500,25" as "tuhat viissada koma kakskümmend viis". In other cases
 * than the nominative the part before the decimals is in the genitive.
 */
export function readNumber(text: string, numeralCase: NumeralCase = 'nominative'): string {
  const [whole = '', decimals] = text.split(/[.,]/u);
  const digits = whole.replaceAll(' ', '');
  const most = digits === whole ? MAX_DIGITS : MAX_GROUPED_DIGITS;
  if (decimals === undefined) return readWholeNumber(digits, numeralCase, most);
  const first = readWholeNumber(digits, numeralCase === 'nominative' ? 'nominative' : 'genitive', most);
  const rest = decimals.length > MAX_DECIMALS ? readDigits(decimals) : readWholeNumber(decimals, numeralCase);
  return `${first} koma ${rest}`;
}

/** A number with what is written after its hyphen, a case ending or the rest of a word: "5-ga", "5-aastane". */
export function readNumberWith(text: string, rest: string): string {
  const numeralCase = rest === 't' ? 'partitive' : findCase(rest);
  if (numeralCase !== undefined) return readNumber(text, numeralCase);
  const joined = readNumber(text, 'genitive').replaceAll(/ (?!koma)(?<!koma )/gu, '');
  // No letter stands three times.
  return joined.at(-1) === rest.at(0) && rest.at(0) === rest.at(1) ? `${joined}-${rest}` : joined + rest;
}
