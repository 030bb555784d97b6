import { makeTable } from '../make-table';
import { findAgreeingCase, isGenitiveMeasure, listNextWords, type Surroundings } from './noun-case';
import { findAttributeCase, findCase, type NumeralCase } from './numeral-case';
import { nameLetters } from './letter-names';
import { sayOrdinal } from './say-ordinal';
import { shortNouns } from './short-forms';
import { defineKind, listLongestFirst, RANGE, type TokenKind } from './token-kind';

const VALUES = makeTable<number>({ I: 1, V: 5, X: 10, L: 50, C: 100 });
const WELL_FORMED = /^(?:C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u;

/** The value of a Roman numeral below 400, null if the letters are none. */
function readRomanNumeral(letters: string): number | null {
  if (letters === '' || !WELL_FORMED.test(letters)) return null;
  let total = 0;
  let previous = 0;
  for (const letter of [...letters].reverse()) {
    const value = VALUES.get(letter) ?? 0;
    total += value < previous ? -value : value;
    previous = Math.max(previous, value);
  }
  return total;
}

const ROMAN = '[IVX]{1,6}';
const EITHER = String.raw`(\d{1,6}|${ROMAN})`;
const AHEAD = String.raw`(?=,? (?:\p{Ll}|\d{1,4}\. ?\p{Ll}))`;
/** After an abbreviated noun: its case is the genitive. */
const OF_IT =
  /^\.? (?:lõp|algu|kesk|kevad|sügis|suv|talv|seis|jooks|teis|esimes|jaanuar|veebruar|märts|aprill|mai |juuni|juuli|august|septemb|oktoob|novemb|detsemb)/u;
/** A single letter is a numeral before these only. */
const COUNTED =
  /^(?:klass|sajand|saj|osa|peatük|ptk|köi[td]e|kd|kursus|korrus|koh[ta]|veerand|poolaas|maailmas|ast[em]|rühm|grup|voor|etap|jagu|lii[gk]|kategoor|kooliast|lend|tüü[pb]|trim|semest|seisu|väljaan)/u;

function sayNumeral(written: string, numeralCase: NumeralCase = 'nominative'): string | null {
  const value = /\d/u.test(written) ? Number(written) : readRomanNumeral(written);
  return value === null ? null : sayOrdinal(value, numeralCase);
}

/** An ordinal with what is written after its hyphen: "8.-klassik", "XII-le". */
function sayWith(written: string, rest: string): string | null {
  const numeralCase = findCase(rest);
  if (numeralCase !== undefined) return sayNumeral(written, numeralCase);
  const genitive = sayNumeral(written, 'genitive');
  return genitive === null ? null : genitive.replaceAll(' ', '') + rest;
}

/** "20. saj lõpus", "5. kl-s", "1991. a": the noun of an abbreviation in the case that its ending or its neighbour tells. */
function sayShortNoun(
  [all = '', number = '', short = '', ending = '']: readonly string[],
  place: Surroundings,
) {
  const [nominative, genitive] = shortNouns.get(short)!;
  if (/^te?\p{L}*$/u.test(ending)) return `${sayNumeral(number, 'genitive')}${ending} ${genitive}${ending}`;
  let numeralCase = findCase(ending) ?? 'nominative';
  if (ending === '' && OF_IT.test(place.after)) numeralCase = 'genitive';
  else if (ending === '' && short === 'a') numeralCase = 'adessive';
  const said = sayNumeral(number, findAttributeCase(numeralCase));
  if (said === null) return null;
  let noun = genitive;
  if (numeralCase === 'nominative') noun = nominative;
  else if (numeralCase !== 'genitive') noun += ending || 'l';
  const endsSentence = all.endsWith('.') && /^(?: \p{Lu}|\s*$)/u.test(place.after);
  return `${said} ${noun}${endsSentence ? '.' : ''}`;
}

const SHORT = listLongestFirst(shortNouns.keys());
const YEAR = String.raw`(1\d{3}|20\d{2})`;

/** Ordinals, Roman numerals, decades and years. */
export const ordinalKinds: readonly TokenKind[] = [
  defineKind(
    String.raw`(\d{1,2}|${ROMAN})(?:\. ?| |)([A-Ha-h])(?= klass)`,
    ([, number = '', letter = ''], place) => {
      const said = sayNumeral(number, findAgreeingCase(place));
      return `${said} ${nameLetters(letter)}`;
    },
  ),
  defineKind(`(${YEAR}) (a)()\\.?`, ([all = '', year = '', , short = ''], place) =>
    sayShortNoun([all, year, short], place),
  ),
  defineKind(
    String.raw`(?:(\d{1,4})\. ?|(${ROMAN})(?:\. ?| ))(${SHORT})(?:-(\p{Ll}{1,5}))?\.?`,
    (groups, place) => {
      const [all = '', digits = '', roman = '', short = '', ending = ''] = groups;
      return sayShortNoun([all, digits || roman, short, ending], place);
    },
  ),
  defineKind(
    String.raw`(\d{2,4})\.? (?=aasta(d|te\p{L}*)(?!\p{L}))`,
    ([, digits = '', ending = '']) =>
      `${sayNumeral(digits, 'genitive')}${/^te(?:ni|na|ta|ga)$/u.test(ending) ? 'te' : ending} `,
    '',
  ),
  // A year without its full stop.
  defineKind(
    YEAR,
    ([, year = ''], place) => sayNumeral(year, findAgreeingCase(place)),
    '(?= aasta(?:l|st|ks|ni|le|lt|ga)(?!\\p{L}))',
  ),
  // "2023/24. õppeaastal".
  defineKind(
    String.raw`(\d{4})/(?=\d{2,4}\. ?\p{Ll})`,
    ([, year = '']) => `${sayNumeral(year, 'genitive')} `,
    '',
  ),
  defineKind(`${EITHER}\\.?${RANGE}${EITHER}\\.-(\\p{Ll}+)`, ([, first = '', last = '', rest = '']) => {
    const said = sayNumeral(first, 'genitive');
    return said && `${said} kuni ${sayWith(last, rest)}`;
  }),
  defineKind(
    `${EITHER}\\.?${RANGE}(?:(\\d{1,6})\\.|(${ROMAN})\\.?)`,
    ([, first = '', digits = '', roman = ''], place) => {
      const numeralCase = findAgreeingCase(place);
      const [from, to] = [sayNumeral(first, numeralCase), sayNumeral(digits || roman, numeralCase)];
      return from === null || to === null ? null : `${from} kuni ${to}`;
    },
    AHEAD,
  ),
  defineKind(String.raw`(\d{1,6})\.-(\p{Ll}+)`, ([, digits = '', rest = '']) => sayWith(digits, rest)),
  defineKind(
    String.raw`(\d{1,4})\.(?=\p{Ll}{3})`,
    ([, digits = ''], { after, ...place }) =>
      `${sayNumeral(digits, findAgreeingCase({ ...place, after: ` ${after}` }))} `,
    '',
  ),
  defineKind(
    String.raw`(\d{1,6})\.`,
    ([, digits = ''], place) => sayNumeral(digits, findAgreeingCase(place)),
    AHEAD,
  ),
  defineKind(`(${ROMAN})(?:-(\\p{Ll}+))?`, ([, letters = '', rest = ''], place) => {
    const isName = /\p{Lu}\p{Ll}+ $/u.test(place.before);
    if (letters.length === 1 && !isName && !COUNTED.test(listNextWords(place.after)[0])) return null;
    if (rest !== '') return sayWith(letters, rest);
    if (!isName) return sayNumeral(letters, findAgreeingCase(place));
    return sayNumeral(letters, isGenitiveMeasure(place) ? 'genitive' : 'nominative');
  }),
  defineKind(
    String.raw`(\d{1,9})-?n(?:da|d)(\p{Ll}*)`,
    ([, digits = '', rest = '']) =>
      sayNumeral(digits, 'genitive')!.slice(0, rest.startsWith('ik') ? -1 : undefined) + rest,
  ),
];
