import { GAME } from './calendar-kinds';
import { findAgreeingCase, findCardinalCase } from './noun-case';
import { findCase } from './numeral-case';
import { readDigits, readNumber, readNumberWith, readWholeNumber } from './read-number';
import { sayCardinal } from './say-cardinal';
import { defineKind, ENDING, NUMBER, RANGE, type TokenKind } from './token-kind';

const ANYTHING = '';
const ADJECTIVE = /^(?:ne|se|\p{L}{2,}(?:ne|se\p{L}{0,3}|st|id))$/u;
const HOUSE = /(?:tn|tänav|mnt|maantee|pst|puiestee|tee|allee|väljak) $/u;
const PHONE_BEFORE = String.raw`(?<=(?:[Tt]el|[Tt]elefon\p{L}*|[Mm]ob|[Hh]elista\p{L}*|(?:häda|lühi|telefoni)\p{L}*numbri\p{L}*)[.:]? (?:numbri\p{L}* |telefonil )?)`;
/** A phone number is told digit by digit, group by group. */
const readPhone = (groups: string): string => groups.split(/[ -]/u).map(readDigits).join(', ');
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function sayPower(base: string, exponent: string): string {
  const digits = [...exponent]
    .map((one) => (SUPERSCRIPTS.includes(one) ? SUPERSCRIPTS.indexOf(one) : one))
    .join('');
  if (digits === '2') return `${base} ruudus`;
  if (digits === '3') return `${base} kuubis`;
  const [, minus, value] = /^([-−+]?)(\d+)$/u.exec(digits)!;
  return `${base} astmes ${minus === '-' || minus === '−' ? 'miinus ' : ''}${sayCardinal(Number(value))}`;
}

/** Telephone numbers, powers, ranges and every other number. */
export const numeralKinds: readonly TokenKind[] = [
  defineKind(
    String.raw`\+(\d{1,3})((?: ?\d{2,8}){1,4})`,
    ([, country = '', rest = '']) => `pluss ${readDigits(country)}, ${readPhone(rest.trim())}`,
  ),
  defineKind(String.raw`${PHONE_BEFORE}(\d{1,8}(?:[ -]\d{2,4}){1,3}|\d{2,8})`, ([, groups = '']) =>
    readPhone(groups),
  ),
  defineKind(String.raw`(\d{3,4} \d{4}|5\d{3}(?!000)\d{3,4})`, ([, groups = '']) => readPhone(groups)),
  // The postal code of an address.
  defineKind(String.raw`(?<=\d\p{L}?, )(\d{5})(?= \p{Lu}\p{Ll})`, ([, digits = '']) => readDigits(digits)),
  defineKind(`(${NUMBER})[eE]([-−+]?\\d{1,3})`, ([, number = '', exponent = '']) =>
    sayPower(`${readNumber(number)} korda kümme`, exponent),
  ),
  defineKind(`(${NUMBER})\\^([-−+]?\\d{1,9})`, ([, number = '', exponent = '']) =>
    sayPower(readNumber(number), exponent),
  ),
  defineKind(`(${NUMBER})([${SUPERSCRIPTS}]{1,9})`, ([, number = '', exponent = '']) =>
    sayPower(readNumber(number), exponent),
  ),
  defineKind(String.raw`(\d{1,3}(?:,\d{3}){2,4})`, ([, number = '']) =>
    readNumber(number.replaceAll(',', ' ')),
  ),
  defineKind(String.raw`(\d+(?:-\d+){2,})`, ([, numbers = '']) =>
    numbers
      .split('-')
      .map((one) => readWholeNumber(one))
      .join(', '),
  ),
  defineKind(String.raw`(\d+(?:\.\d+)+)`, ([, numbers = '']) =>
    numbers
      .split('.')
      .map((one) => readWholeNumber(one))
      .join(' punkt '),
  ),
  defineKind(`(${NUMBER}) - (?=\\d{1,9} =)`, ([, number = '']) => `${readNumber(number)} miinus `, ANYTHING),
  defineKind(
    `(${NUMBER}) : (\\d+)`,
    ([, number = '', by = '']) => `${readNumber(number)} jagatud ${readNumber(by, 'comitative')}`,
  ),
  defineKind(`(${NUMBER}) ?[x×] ?(?=\\d)`, ([, number = '']) => `${readNumber(number)} korda `, ANYTHING),
  defineKind(String.raw`(\d+)x(?= |$)`, ([, number = '']) => `${readNumber(number)} korda`, ANYTHING),
  defineKind(String.raw`(\d+)\+`, ([, number = '']) => `${readNumber(number)} pluss`),
  defineKind(
    String.raw`([1-5])[-−]`,
    ([, mark = '']) => `${readNumber(mark)} miinus`,
    String.raw`(?=$|[.!?;:)”“"\n]|(?:,| (?:ja|või|ning)) [1-5][+−-]?(?![-+−\p{L}\d])| (?!(?:ja|või|ning|kuni|ega) )\p{L})`,
  ),
  defineKind(
    `(${NUMBER})-(?=,| (?:ja|või|ning|kuni|ega) )`,
    ([, number = '']) => `${readNumber(number, 'genitive')}-`,
    ANYTHING,
  ),
  defineKind(`(${NUMBER})${RANGE}(${NUMBER})-(\\p{Ll}+)`, ([, first = '', last = '', rest = '']) => {
    const isEnding = new RegExp(`^(?:${ENDING})$`, 'u').test(rest);
    return `${isEnding ? readNumber(first) : readNumber(first, 'genitive')} kuni ${readNumberWith(last, rest)}`;
  }),
  defineKind(`(${NUMBER})${RANGE}(${NUMBER})`, ([, first = '', last = ''], place) => {
    const isResult = GAME.test(place.before) && !/^ \p{Ll}/u.test(place.after);
    if (HOUSE.test(place.before) || isResult) return `${readNumber(first)} ${readNumber(last)}`;
    const numeralCase = findCardinalCase(place);
    return `${readNumber(first, numeralCase)} kuni ${readNumber(last, numeralCase)}`;
  }),
  defineKind(`(${NUMBER})-(\\p{Ll}+)`, ([, number = '', rest = '']) => readNumberWith(number, rest)),
  defineKind(
    `(${NUMBER})(\\p{Ll}{2,})`,
    // "15aastane" is one word, "5eurot" two.
    ([, number = '', rest = '']) =>
      findCase(rest) !== undefined || ADJECTIVE.test(rest)
        ? readNumberWith(number, rest)
        : `${readNumber(number)} ${rest}`,
  ),
  defineKind(`(${NUMBER})`, ([, number = ''], place) =>
    readNumber(number, number === '1' ? findAgreeingCase(place) : findCardinalCase(place)),
  ),
];
