import { caseEndings, type NumeralCase } from './numeral-case';

/** Nominative, genitive and partitive of a numeral word. */
type Forms = readonly [nominative: string, genitive: string, partitive: string];

const ZERO: Forms = ['null', 'nulli', 'nulli'];
const ONES: readonly Forms[] = [
  ZERO,
  ['üks', 'ühe', 'üht'],
  ['kaks', 'kahe', 'kaht'],
  ['kolm', 'kolme', 'kolme'],
  ['neli', 'nelja', 'nelja'],
  ['viis', 'viie', 'viit'],
  ['kuus', 'kuue', 'kuut'],
  ['seitse', 'seitsme', 'seitset'],
  ['kaheksa', 'kaheksa', 'kaheksat'],
  ['üheksa', 'üheksa', 'üheksat'],
];
const TEN: Forms = ['kümme', 'kümne', 'kümmet'];
const TEEN: Forms = ['teist', 'teistkümne', 'teist'];
const TENS: Forms = ['kümmend', 'kümne', 'kümmet'];
const HUNDRED: Forms = ['sada', 'saja', 'sadat'];

/** From thousand up the multiplier stands apart; a million counts as a noun, in the partitive after a nominative. */
const GROUPS: readonly { readonly size: number; readonly forms: Forms; readonly counted: string }[] = [
  { size: 1e12, forms: ['triljon', 'triljoni', 'triljonit'], counted: 'triljonit' },
  { size: 1e9, forms: ['miljard', 'miljardi', 'miljardit'], counted: 'miljardit' },
  { size: 1e6, forms: ['miljon', 'miljoni', 'miljonit'], counted: 'miljonit' },
  { size: 1000, forms: ['tuhat', 'tuhande', 'tuhandet'], counted: 'tuhat' },
];

function join(left: Forms, right: Forms): Forms {
  return [left[0] + right[0], left[1] + right[1], left[2] + right[2]];
}

/** Words of a number from 1 to 999. */
function listSmall(value: number): readonly Forms[] {
  const words: Forms[] = [];
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  if (hundreds > 0) words.push(hundreds === 1 ? HUNDRED : join(ONES[hundreds]!, HUNDRED));
  const [tens, ones] = [Math.floor(rest / 10), rest % 10];
  if (rest === 10) words.push(TEN);
  else if (tens === 1) words.push(join(ONES[ones]!, TEEN));
  else {
    if (tens > 1) words.push(join(ONES[tens]!, TENS));
    if (ones > 0) words.push(ONES[ones]!);
  }
  return words;
}

/** The words of a number with their three forms, for example of 25: kakskümmend, viis. */
export function listNumeralWords(value: number): readonly Forms[] {
  if (value === 0) return [ZERO];
  const words: Forms[] = [];
  let rest = value;
  for (const { size, forms, counted } of GROUPS) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count === 0) continue;
    if (count > 1) words.push(...listSmall(count), [counted, forms[1], forms[2]]);
    else words.push(forms);
  }
  return [...words, ...listSmall(rest)];
}

/**
 * A whole number from 0 to 10^15 - 1 as Estonian words, for example (25, 'comitative') as "kahekümne viiega". In the cases
 * beyond the partitive the last word takes the ending and the words before it stay in the genitive (Eesti keele käsiraamat,
 * chapter on the declension of numerals).
 */
export function sayCardinal(value: number, numeralCase: NumeralCase = 'nominative'): string {
  const words = listNumeralWords(value);
  if (numeralCase === 'nominative') return words.map(([nominative]) => nominative).join(' ');
  if (numeralCase === 'partitive') return words.map(([, , partitive]) => partitive).join(' ');
  return words.map(([, genitive]) => genitive).join(' ') + caseEndings[numeralCase];
}
