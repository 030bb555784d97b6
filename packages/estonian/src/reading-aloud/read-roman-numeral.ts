import { makeTable } from '../make-table';

const VALUES = makeTable<number>({ I: 1, V: 5, X: 10, L: 50, C: 100 });
const WELL_FORMED = /^(?:C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u;

/** The value of a Roman numeral below 400, null if the letters are none. */
export function readRomanNumeral(letters: string): number | null {
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
