import { expect, it } from 'vitest';
import { cleanText } from './clean-text';

it('pasted text loses tags, entities, non-breaking spaces and runs of dots, and keeps its line breaks', () => {
  const pasted = '<span class="x">Tere</span>,\u00a0&quot;sõber&quot;...  Kuidas\r\nläheb?</div>';
  expect(cleanText(pasted)).toBe('Tere, "sõber" Kuidas\nläheb?');
});

it('a comparison with a smaller sign stays', () => {
  expect(cleanText('3 < 5 ja a <b> c')).toBe('3 < 5 ja a <b> c');
});

it('words that only dots keep apart do not grow together, and a single full stop stays', () => {
  expect(cleanText('Oh...ei. Nii.. ja ....')).toBe('Oh ei. Nii ja ');
});
