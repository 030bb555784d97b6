import { isGenitiveMeasure, type Surroundings } from './noun-case';
import { findAttributeCase, findCase } from './numeral-case';
import { readNumber } from './read-number';
import { sayCardinal } from './say-cardinal';
import { sayOrdinal } from './say-ordinal';
import { AMOUNT, defineKind, listLongestFirst, RANGE, type TokenKind } from './token-kind';
import { currencies, lengths, scales, times, units, type UnitForms } from './units';

const LENGTH = `(?:${listLongestFirst(lengths.keys())})[²³23]`;
const ONE_UNIT = `${LENGTH}|${listLongestFirst(units.keys())}`;
const UNIT = `((?:${ONE_UNIT})(?:/(?:${ONE_UNIT}))?)`;
const SCALE = `(${listLongestFirst([...Object.keys(scales), 'tuhat', 'miljon', 'miljonit', 'miljard', 'miljardit'])})`;
const SIGN = listLongestFirst(Object.keys(currencies));
const WORDS_OF_MONEY = new Map([
  ['eurot', '€'],
  ['dollarit', '$'],
  ['naela', '£'],
  ['krooni', 'kr'],
]);
const REST = String.raw`(?:-(\p{Ll}+))?`;
const MINUS = /^[-−]/u;

function findUnit(written: string): UnitForms {
  const [name = '', denominator] = written.split('/');
  const power = /[²2]$/u.test(name) ? 'ruut' : 'kuup';
  const length = /^(.+)[²³23]$/u.exec(name)?.[1];
  let forms = units.get(name)!;
  if (length !== undefined) forms = lengths.get(length)!.map((form) => power + form) as unknown as UnitForms;
  if (denominator === undefined) return forms;
  const [, genitive] = findUnit(denominator);
  const after = times.has(denominator) ? `${genitive}s` : `${genitive} kohta`;
  return forms.map((form) => `${form} ${after}`) as unknown as UnitForms;
}

function readSigned(number: string, numeralCase?: Parameters<typeof readNumber>[1]): string {
  return (MINUS.test(number) ? 'miinus ' : '') + readNumber(number.replace(MINUS, ''), numeralCase);
}

/** A number or two, "kuni" between them, with a unit and what is written after its hyphen. */
function sayMeasure(numbers: readonly string[], unit: string, rest: string, place: Surroundings): string {
  const [nominative, genitive, partitive] = findUnit(unit);
  const say = (numeralCase?: Parameters<typeof readNumber>[1]): string =>
    numbers.map((number) => readSigned(number, numeralCase)).join(' kuni ');
  const numeralCase = findCase(rest);
  if (numeralCase !== undefined) return `${say(findAttributeCase(numeralCase))} ${genitive}${rest}`;
  if (rest !== '')
    return `${say('genitive').replaceAll(/ (?!kuni|koma)(?<!(?:kuni|koma) )/gu, '')}${genitive}${rest}`;
  if (isGenitiveMeasure(place)) return `${say('genitive')} ${genitive}`;
  return `${say()} ${numbers.at(-1) === '1' ? nominative : partitive}`;
}

function sayMoney(whole: string, cents: string, sign: string): string {
  const [nominative, , partitive] = units.get(sign)!;
  const small = sign === '£' || sign === 'GBP' ? ['penn', 'penni'] : ['sent', 'senti'];
  const said = `${readNumber(whole)} ${whole === '1' ? nominative : partitive}`;
  if (cents === '00') return said;
  const left = `${sayCardinal(Number(cents))} ${cents === '01' ? small[0] : small[1]}`;
  return whole === '0' ? left : `${said} ${left}`;
}

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    ...{
      '½': '1/2',
      '⅓': '1/3',
      '⅔': '2/3',
      '¼': '1/4',
      '¾': '3/4',
      '⅕': '1/5',
      '⅖': '2/5',
      '⅛': '1/8',
      '⅜': '3/8',
    },
  }),
);

function sayFraction(whole: string, over: number, under: number): string {
  if (whole === '1' && under === 2) return 'poolteist';
  const before = whole === '' ? '' : `${readNumber(whole)} ja `;
  if (under === 2) return `${before}pool`;
  if (under === 4 && over === 1) return `${before}veerand`;
  const part = `${sayOrdinal(under, 'genitive').slice(0, -1)}ik`;
  return `${before}${sayCardinal(over)} ${part}${over === 1 ? '' : 'ku'}`;
}

function readFraction([, whole = '', sign = '', over = '', under = '', unit = '']: readonly string[]):
  | string
  | null {
  const [top, bottom] = (SIGNS.get(sign) ?? `${over}/${under}`).split('/').map(Number) as [number, number];
  if (top >= bottom || top === 0 || over.startsWith('0') || under.startsWith('0')) return null;
  return sayFraction(whole, top, bottom) + (unit === '' ? '' : ` ${findUnit(unit)[2]}`);
}

const NUM = String.raw`(?:\d{1,3}(?: \d{3})+|\d+)`;
/** A house number "Pikk 3/5" and "24/7" are no fractions. */
const NO_HOUSE = String.raw`(?<!\p{Lu}\p{Ll}+ |nr\.? )`;

/** Money, measures, percents and fractions. */
export const amountKinds: readonly TokenKind[] = [
  defineKind(
    `(${NUM})(?:[.,](\\d\\d)|[.,][-–]{1,2}) ?(${SIGN}|${[...WORDS_OF_MONEY.keys()].join('|')})`,
    ([, whole = '', cents = '', sign = '']) =>
      sayMoney(whole, cents || '00', WORDS_OF_MONEY.get(sign) ?? sign),
    String.raw`(?![\p{L}\d/-])`,
  ),
  defineKind(`([€$£]) ?(${NUM})[.,](\\d\\d)(?! ?${SCALE})`, ([, sign = '', whole = '', cents = '']) =>
    sayMoney(whole, cents, sign),
  ),
  defineKind(String.raw`([€$£]) ?(\d{1,3}(?:,\d{3})+)`, ([, sign = '', number = ''], place) =>
    sayMeasure([number.replaceAll(',', ' ')], sign, '', place),
  ),
  defineKind(`([€$£]) ?(${AMOUNT})(?: ?${SCALE})?`, ([, sign = '', number = '', scale = ''], place) => {
    if (scale === '') return sayMeasure([number], sign, '', place);
    return `${readNumber(number)} ${number === '1' ? scale : (units.get(scale)?.[2] ?? scale)} ${units.get(sign)![2]}`;
  }),
  defineKind(
    `(${AMOUNT}) ?${SCALE}\\.? ?(${SIGN})`,
    ([, number = '', scale = '', sign = '']) =>
      `${readNumber(number)} ${units.get(scale)?.[number === '1' ? 0 : 2] ?? scale} ${units.get(sign)![2]}`,
  ),
  defineKind(
    `([-−]?${AMOUNT})(?: ?${SIGN}| ?%| ?°C?)?${RANGE}([-−]?${AMOUNT}) ?${UNIT}${REST}`,
    (groups, place) => {
      const [, first = '', last = '', unit = '', rest = ''] = groups;
      return sayMeasure([first, last], unit, rest, place);
    },
  ),
  defineKind('½-(?=\\p{Ll})', () => 'poole', ''),
  defineKind(`(?:(\\d+) ?)?([${[...SIGNS.keys()].join('')}])()()(?: ?${UNIT})?`, readFraction),
  defineKind(
    `${NO_HOUSE}(?:(\\d+) )?()(\\d{1,2})/(\\d{1,2})(?: ${UNIT})?`,
    readFraction,
    String.raw`(?![\p{L}\d/.-])`,
  ),
  defineKind(`(${LENGTH})`, ([, unit = '']) => findUnit(unit)[0]),
  defineKind(`(${AMOUNT}) ?${UNIT}${REST}`, ([all = '', number = '', unit = '', rest = ''], place) =>
    // "5a" is a house or a class, "5 a" five years.
    unit === 'a' && !all.includes(' ') ? null : sayMeasure([number], unit, rest, place),
  ),
];
