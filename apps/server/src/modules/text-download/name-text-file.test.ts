import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameTextFile } from './download-texts';

const ID = '1f0c9a42-0000-4000-8000-000000000001';

describe('nameTextFile', () => {
  it.each([
    ['Minu kodu Võrus!', `Minu kodu Võrus! (${ID}).txt`],
    ['Мой дом', `Мой дом (${ID}).txt`],
    ['../../etc/passwd', `etc passwd (${ID}).txt`],
    ['=HYPERLINK("x")\t\u202etxt.exe', `=HYPERLINK( x ) txt.exe (${ID}).txt`],
    [' . ', `${ID}.txt`],
    [null, `${ID}.txt`],
  ])('keeps the title %j as far as file systems do', (title, name) => {
    expect(nameTextFile(ID, title, 'txt')).toBe(name);
  });

  it('makes names of at most 255 bytes without a way out of the folder from any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const name = nameTextFile(ID, title, 'txt');
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(name).toMatch(/^[^ .<>:"/\\|?*\p{C}][^<>:"/\\|?*\p{C}]*\.txt$/u);
      }),
    );
  });
});
