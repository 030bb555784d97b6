import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languageField } from './language-field';
import { numberField } from './number-field';

describe('numberField', () => {
  it.each([
    [2, 2],
    ['2', 2],
    [' 5 ', 5],
  ])('takes %j', (given, number) => {
    expect(numberField(1, 5).parse(given)).toBe(number);
  });

  it.each(['', ' ', '2.5', '1e0', '0x2', 'kaks', '6', '0', '-1', '9'.repeat(400), 2.5, null, [2], true])(
    'refuses %j',
    (given) => {
      expect(numberField(1, 5).safeParse(given).success).toBe(false);
    },
  );

  it('is described as a whole number', () => {
    const described = z.toJSONSchema(numberField(1, 5), { io: 'input' });
    expect(described).toMatchObject({ type: 'integer', minimum: 1, maximum: 5 });
  });
});

describe('languageField', () => {
  it.each(['ET', 'et', 'EN', 'en'])('takes %s', (given) => {
    expect(languageField.parse(given)).toBe(given.toLowerCase());
  });

  it.each(['eesti', 'ru', '', null, ['et']])('refuses %j', (given) => {
    expect(languageField.safeParse(given).success).toBe(false);
  });
});
