import type { NumeralCase } from './numeral-case';
import { sayCardinal } from './say-cardinal';

/** Longer runs of digits are codes rather than numbers. */
const MAX_DIGITS = 15;

/** Digits as a number in words; runs with a leading zero or of more than 15 digits are read digit by digit. */
export function readWholeNumber(digits: string, numeralCase: NumeralCase = 'nominative'): string {
  const isCode = (digits.length > 1 && digits.startsWith('0')) || digits.length > MAX_DIGITS;
  if (isCode) return [...digits].map((digit) => sayCardinal(Number(digit))).join(' ');
  return sayCardinal(Number(digits), numeralCase);
}

/** A number with groups of three digits and a decimal comma: "1 500,25" as "tuhat viissada koma kakskümmend viis". */
export function readNumber(text: string, numeralCase: NumeralCase = 'nominative'): string {
  const [whole = '', decimals] = text.replaceAll(/[ \u00a0]/gu, '').split(',');
  if (decimals === undefined) return readWholeNumber(whole, numeralCase);
  return `${readWholeNumber(whole)} koma ${readWholeNumber(decimals)}`;
}
