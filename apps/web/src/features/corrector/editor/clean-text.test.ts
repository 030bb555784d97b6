import { expect, it } from 'vitest';
import { cleanText } from './clean-text';

it('pasted text loses tags, entities, non-breaking spaces and lines of dots, and keeps its line breaks', () => {
  const pasted = '<span class="x">Tere</span>,\u00a0&quot;sõber&quot;........  Kuidas\r\nläheb?</div>';
  expect(cleanText(pasted)).toBe('Tere, "sõber" Kuidas\nläheb?');
});

it('a comparison with a smaller sign stays', () => {
  expect(cleanText('3 < 5 ja a <b> c')).toBe('3 < 5 ja a <b> c');
});

it('words that only a line of dots keeps apart do not grow together', () => {
  expect(cleanText('Nimi.......Vanus ja ......')).toBe('Nimi Vanus ja ');
});

it.each(['Ta elab... siin.', 'Oh...ei', 'Nii.. ja', 'Ma ei tea....', 'Oot…', '...ja siis'])(
  '%s stays',
  (text) => {
    expect(cleanText(text)).toBe(text);
  },
);
