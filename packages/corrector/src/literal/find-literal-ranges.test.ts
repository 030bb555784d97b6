import { describe, expect, it } from 'vitest';
import { findLiteralRanges } from './find-literal-ranges';

const literals = (text: string): string[] => [
  ...new Set(findLiteralRanges(text).map(({ start, end }) => text.slice(start, end))),
];

describe('what is no language', () => {
  it.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['See on <b>väga</b> tore.', '<b>'],
    ['Kirjuta kati.kask@naide.ee kohe.', 'kati.kask@naide.ee'],
    ['Vaata lehte https://www.naide.ee/uudised?id=3.', 'https://www.naide.ee/uudised?id=3'],
    ['Leht naide.ee on uus.', 'naide.ee'],
    ['Fail on kaustas C:\\tekstid\\uus.', 'C:\\tekstid\\uus'],
    ['Ava /home/kati/kool ja loe.', '/home/kati/kool'],
    ['Saatsin faili kodutöö_2.docx eile.', 'kodutöö_2.docx'],
    ['Kirjuta print("tere") ja vaata.', 'print("tere")'],
    ['Muutuja minu_nimi on tühi.', 'minu_nimi'],
    ['Käsk `npm start` paneb serveri tööle.', '`npm start`'],
    ['if (x === 1) { return y; }', 'if (x === 1) { return y; }'],
    ['#kevad tuli', '#kevad'],
    ['<td>tere</td> ja <td>', '<td>tere</td> ja <td>'],
  ])('is found in %s', (text, literal) => {
    expect(literals(text)).toContain(literal);
  });

  it.each([
    'Tere! Kuidas läheb?',
    'Ostsin kolm raamatut (kaks uut ja ühe vana);',
    'Õpilane(d) tuleb/tulevad homme.',
    'Kell 8.15 väljub buss nr 5.',
    'Hind on 5 > 3 eurot; 2 < 3.',
    'Ta ütles: „Ma tulen!” – ja läks.Siis tuli tagasi.',
    'Mees/naine võib valida ja/või jätta.',
  ])('is not in: %s', (text) => {
    expect(literals(text)).toEqual([]);
  });

  it('is not what stands around a script in its line', () => {
    const found = literals('Ma elan Tartuss. See on <script>let x = 1;</script> näide.');
    expect(found).toContain('<script>let x = 1;</script>');
    expect(found.join()).not.toMatch(/Tartuss|näide/u);
  });

  it('is a tag alone where tags give letters their look', () => {
    expect(literals('See on <b>väga</b> tore.')).toEqual(['<b>', '</b>']);
  });
});
