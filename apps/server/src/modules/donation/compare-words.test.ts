import { expect, it } from 'vitest';
import { makeShingles, measureCommonShare } from './review.routes';

const share = (text: string, other: string) => measureCommonShare(makeShingles(text), other);

it('a text is wholly in itself and in a longer one, whatever the case and punctuation', () => {
  const text = 'Suvel käisin ma vanaema juures maal.';
  expect(share(text, text)).toBe(1);
  expect(share(text, `Tere! ${text.toUpperCase()} Seal oli tore.`)).toBe(1);
  expect(share(text, 'suvel käisin, ma vanaema juures: maal')).toBe(1);
});

it('a changed word takes away the runs that hold it', () => {
  // Five runs of four words in eight words; the last word is in one of them.
  expect(
    share('üks kaks kolm neli viis kuus seitse kaheksa', 'üks kaks kolm neli viis kuus seitse null'),
  ).toBe(0.8);
});

it('the same words in another order are another text', () => {
  expect(share('koer jooksis kiiresti metsa poole', 'poole metsa kiiresti jooksis koer')).toBe(0);
});

it('a text of fewer words than a run is compared whole', () => {
  expect(share('Tere tulemast', 'Ütlesin: tere tulemast koju.')).toBe(1);
  expect(share('Tere tulemast', 'tere ja tulemast')).toBe(0);
  expect(share('…', 'mis tahes')).toBe(0);
});
