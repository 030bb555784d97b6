import { expect, it } from 'vitest';
import { findPersonalData, isPersonalCode } from './find-personal-data';

const findValues = (text: string) => findPersonalData(text).map(({ kind, value }) => `${kind}: ${value}`);

it('finds personal codes whose check digit is right', () => {
  // 37605030299 is the sample of public documents; the other one needs the second row of weights.
  expect(isPersonalCode('37605030299')).toBe(true);
  expect(findValues('Minu kood on 37605030299.')).toEqual(['personal_code: 37605030299']);
  expect(findValues('Arve 37605030298 ja 99999999999, aasta 12345678901')).toEqual([]);
});

it('finds e-mail addresses', () => {
  expect(findValues('Kirjuta: mari.maasikas@näide.ee, @keegi, a@b')).toEqual([
    'email: mari.maasikas@näide.ee',
  ]);
});

it('finds telephone numbers, not other numbers', () => {
  expect(findValues('Helista +372 5123 4567 või 5123 4567 või 640 9101.')).toEqual([
    'phone: +372 5123 4567',
    'phone: 5123 4567',
    'phone: 640 9101',
  ]);
  expect(findValues('Aastal 1991 elas seal 3 000 000 inimest, 2020-2021 aga 1 331 057; 24.02.1918')).toEqual(
    [],
  );
});

it('names a value once and takes little time for a long text', () => {
  expect(findPersonalData('a@b.ee a@b.ee')).toHaveLength(1);
  expect(findPersonalData(`${'a'.repeat(500_000)} ${'5 '.repeat(200_000)}`)).toEqual([]);
});
