import { describe, expect, it } from 'vitest';
import { createLineAppender } from './join-pdf-lines';

const join = (before: string, line: string, elsewhere = '') =>
  createLineAppender(`${before}\n${line}\n${elsewhere}`)(before, line);

describe('a word at the end of a line of print', () => {
  it.each([
    ['Need sõnaraa-', 'matud on head.', 'Need sõnaraamatud on head.'],
    ['Need sõnaraa\u2010', 'matud on head.', 'Need sõnaraamatud on head.'],
    ['Need kas\u00ad', 'sile toodi.', 'Need kassile toodi.'],
    ['SÕNA\u00ad', 'RAAMAT', 'SÕNARAAMAT'],
    ['Kes on õpeta-', 'ja siin?', 'Kes on õpetaja siin?'],
    ['Ta läks väl-', 'ja, õue.', 'Ta läks välja, õue.'],
    ['Allkir-', 'ja ei ole.', 'Allkirja ei ole.'],
    ['See on lii-', 'kuninga õu.', 'See on liikuninga õu.'],
  ])('is made whole: %s %s', (before, line, whole) => {
    expect(join(before, line)).toBe(whole);
  });

  it.each(['ID-|kaart', 'WC-|paber', 'EL-|i liige', 'XIX-|sajandi', 'A-|vitamiin', 'e-|post', '1990-|ndate'])(
    'keeps its hyphen behind capitals, single letters and digits: %s',
    (text) => {
      const [before = '', line = ''] = text.split('|');
      expect(join(`Uus ${before}`, line)).toBe(`Uus ${before}${line}`);
    },
  );

  it.each([
    ['Ees-', 'ja tagatuled põlesid.'],
    ['Kooli-', 'või lasteaiaõpetaja tuli.'],
    ['Ema-', 'ning isapoolne suguvõsa.'],
    ['Aasta-', 'ja kuuvahetus.'],
    ['10-', 'kuni 12-aastased.'],
    ['TTÜ-', 'ja TÜ-poolne.'],
  ])('keeps its hyphen and a space where it stands for a part in common: %s %s', (before, line) => {
    expect(join(before, line)).toBe(`${before} ${line}`);
  });

  it('is what the rest of the text says', () => {
    expect(join('Tuli luge-', 'ja.', 'Lugejatele räägiti.')).toBe('Tuli lugeja.');
    expect(join('Tuli luge-', 'ja kirjutamisring.')).toBe('Tuli luge- ja kirjutamisring.');
    expect(join('Töö-', 'ja puhkeaeg.', 'Tööjaotus on kirjas.')).toBe('Töö- ja puhkeaeg.');
    expect(join('See eesti-', 'vene sõnastik.', 'Üks eesti-vene sõnastik.')).toBe('See eesti-vene sõnastik.');
  });

  it('is none where a dash stands alone', () => {
    expect(join('Tuli kass -', 'koer jäi koju.')).toBe('Tuli kass - koer jäi koju.');
  });
});
