import type { Surroundings } from './noun-case';
import { caseEndings, findAttributeCase, findCase, type NumeralCase } from './numeral-case';
import { sayCardinal } from './say-cardinal';
import { sayOrdinal } from './say-ordinal';
import { defineKind, ENDING, RANGE, type TokenKind } from './token-kind';

/** Nominative, genitive, partitive; January first. */
const months = [
  ['jaanuar', 'jaanuari', 'jaanuari'],
  ['veebruar', 'veebruari', 'veebruari'],
  ['märts', 'märtsi', 'märtsi'],
  ['aprill', 'aprilli', 'aprilli'],
  ['mai', 'mai', 'maid'],
  ['juuni', 'juuni', 'juunit'],
  ['juuli', 'juuli', 'juulit'],
  ['august', 'augusti', 'augustit'],
  ['september', 'septembri', 'septembrit'],
  ['oktoober', 'oktoobri', 'oktoobrit'],
  ['november', 'novembri', 'novembrit'],
  ['detsember', 'detsembri', 'detsembrit'],
] as const;

const DAY = String.raw`(0?[1-9]|[12]\d|3[01])`;
const MONTH = '(0?[1-9]|1[0-2])';
const YEAR = String.raw`(\d{4})`;
const HOURS = String.raw`([01]?\d|2[0-4])`;
const MINUTES = String.raw`([0-5]\d)`;

/** The case that the word before a date asks for. */
const ASKED: readonly (readonly [RegExp, NumeralCase])[] = [
  [/(?:^| )alates $/iu, 'elative'],
  [/(?:^| )kuni $/iu, 'terminative'],
  [/(?:^| )(?:enne|pärast) $/iu, 'partitive'],
];

function sayDate(day: string, month: string, year: string, { before }: Pick<Surroundings, 'before'>): string {
  const asked = ASKED.find(([pattern]) => pattern.test(before))?.[1] ?? 'nominative';
  const [nominative, genitive, partitive] = months[Number(month) - 1]!;
  let name: string = nominative;
  if (asked === 'partitive') name = partitive;
  else if (asked !== 'nominative') name = genitive + caseEndings[asked];
  const said = `${sayOrdinal(Number(day), findAttributeCase(asked))} ${name}`;
  return year === '' ? said : `${said} ${sayCardinal(Number(year))}`;
}

function sayTime(hours: string, minutes: string, ending = ''): string {
  const numeralCase = findCase(ending);
  if (minutes === '00') return sayCardinal(Number(hours), numeralCase);
  const left = sayCardinal(Number(minutes), numeralCase);
  const said = sayCardinal(Number(hours), numeralCase === undefined ? 'nominative' : 'genitive');
  return `${said} ${minutes.startsWith('0') ? `null ${left}` : left}`;
}

export const GAME = /(?:seis|tulem|võit|kaot|viig|geim|sett|sete|mäng|skoor|punkt)[^.!?]{0,50}$/iu;
const PROPORTION = /(?:suhe|suhte|vahekor|mõõtkava)\p{L}* $/iu;

const DAYS = new Map([
  ['E', 'esmaspäeva'],
  ['T', 'teisipäeva'],
  ['K', 'kolmapäeva'],
  ['N', 'neljapäeva'],
  ['R', 'reede'],
  ['L', 'laupäeva'],
  ['P', 'pühapäeva'],
]);

/** Dates, times of day, and what else has a colon between numbers. */
export const calendarKinds: readonly TokenKind[] = [
  defineKind(
    `${YEAR}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])`,
    ([, year = '', month = '', day = ''], place) => sayDate(day, month, year, place),
    String.raw`(?![-\p{L}\d])`,
  ),
  defineKind(
    `${DAY}\\. ?${MONTH}\\. ?${YEAR}${RANGE}${DAY}\\. ?${MONTH}\\. ?${YEAR}`,
    ([, day = '', month = '', year = '', lastDay = '', lastMonth = '', lastYear = '']) =>
      `${sayDate(day, month, year, { before: '' })} kuni ${sayDate(lastDay, lastMonth, lastYear, { before: '' })}`,
  ),
  defineKind(
    `${DAY}\\.(?:${MONTH}\\.?)?${RANGE}${DAY}\\. ?${MONTH}\\. ?${YEAR}`,
    ([, day = '', month = '', lastDay = '', lastMonth = '', year = '']) => {
      const first = month === '' ? sayOrdinal(Number(day)) : sayDate(day, month, '', { before: '' });
      return `${first} kuni ${sayDate(lastDay, lastMonth, year, { before: '' })}`;
    },
  ),
  defineKind(`${DAY}\\. ?${MONTH}\\. ?${YEAR}`, ([, day = '', month = '', year = ''], place) =>
    sayDate(day, month, year, place),
  ),
  defineKind(`${DAY}/${MONTH}/${YEAR}`, ([, day = '', month = '', year = ''], place) =>
    sayDate(day, month, year, place),
  ),
  // "24.02." before a small letter; at the end of a sentence it may be a number.
  defineKind(
    String.raw`${DAY}\.(0[1-9]|1[0-2])\.`,
    ([, day = '', month = ''], place) => sayDate(day, month, '', place),
    String.raw`(?= \p{Ll})`,
  ),
  defineKind(
    `${HOURS}([:.])${MINUTES}${RANGE}${HOURS}\\2${MINUTES}`,
    ([, hours = '', , minutes = '', lastHours = '', lastMinutes = '']) =>
      `${sayTime(hours, minutes)} kuni ${sayTime(lastHours, lastMinutes)}`,
  ),
  defineKind(
    `${HOURS}:${MINUTES}(?::${MINUTES})?(?:-?(${ENDING}))?`,
    ([, hours = '', minutes = '', seconds = '', ending = ''], { before }) => {
      if (GAME.test(before) || PROPORTION.test(before)) return null;
      if (seconds !== '') return `${sayTime(hours, minutes)} ${sayCardinal(Number(seconds))}`;
      return minutes === '00' && !/kell\p{L}* $|kl\.? $/iu.test(before) && ending === ''
        ? `${sayCardinal(Number(hours))} null null`
        : sayTime(hours, minutes, ending);
    },
    String.raw`(?![\p{L}\d:])`,
  ),
  defineKind(
    `(?<=(?:[Kk]ell|[Kk]ella|[Kk]l\\.?) )${HOURS}\\.${MINUTES}(?:-?(${ENDING}))?`,
    ([, hours = '', minutes = '', ending = '']) => sayTime(hours, minutes, ending),
  ),
  defineKind(`(0\\d)\\.${MINUTES}`, ([, hours = '', minutes = '']) => sayTime(hours, minutes)),
  // The days of opening hours.
  defineKind(
    '([ETKNRLP])[–-]([ETKNRLP])',
    ([, first = '', last = '']) => `${DAYS.get(first)}st ${DAYS.get(last)}ni`,
    String.raw`(?=:? (?:kell |kl )?\d)`,
  ),
  defineKind(
    String.raw`(\d{1,3}):(\d{1,3}(?: \d{3})*)(?:-(${ENDING}))?`,
    ([, first = '', second = '', ending = ''], { before }) => {
      const asked = PROPORTION.test(before) ? 'allative' : findCase(ending);
      return `${sayCardinal(Number(first))} ${sayCardinal(Number(second.replaceAll(' ', '')), asked)}`;
    },
  ),
];
