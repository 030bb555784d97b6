import { caseEndings, type NumeralCase } from './numeral-case';
import { listNumeralWords } from './say-cardinal';
import { makeTable } from '../make-table';

/** Ordinals that are not made of the genitive of their cardinal: nominative, genitive, partitive. */
const IRREGULAR = makeTable<readonly [string, string, string]>({
  ühe: ['esimene', 'esimese', 'esimest'],
  kahe: ['teine', 'teise', 'teist'],
  kolme: ['kolmas', 'kolmanda', 'kolmandat'],
});
const THOUSAND = 'tuhande';

/**
 * A whole number as an Estonian ordinal, for example (1991, 'adessive') as "tuhande üheksasaja üheksakümne esimesel". Only
 * the last word declines; the words before it are genitives of cardinals.
 */
export function sayOrdinal(value: number, numeralCase: NumeralCase = 'nominative'): string {
  const words = listNumeralWords(value).map(([, genitive]) => genitive);
  const last = words.pop() ?? '';
  // "kahetuhandes" is one word as an ordinal.
  const joined = last === THOUSAND && words.length === 1 ? words.pop() : '';
  const [nominative, genitive, partitive] = IRREGULAR.get(last) ?? [`${last}s`, `${last}nda`, `${last}ndat`];
  let form = nominative;
  if (numeralCase === 'partitive') form = partitive;
  else if (numeralCase !== 'nominative') form = genitive + caseEndings[numeralCase];
  return [...words, `${joined}${form}`].join(' ');
}
