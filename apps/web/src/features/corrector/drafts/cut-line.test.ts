import { expect, it } from 'vitest';
import { listCorrections } from '../analysis/corrections';
import { makeAnswer } from '../testing/make-answer';
import { cutLines } from './cut-line';

const TEXT = 'Tere!\nMa tean et ta aitab sõber.';
const [noun, gap] = (() => {
  const [marked] = listCorrections(
    makeAnswer(TEXT, [{ word: 'sõber', suggestions: ['sõpra'], type: 'caseError' }]),
    'grammarchecker',
  );
  const at = TEXT.indexOf(' et');
  return [
    marked!,
    { ...marked!, text: '', corrected_text: ',', start: at, end: at, error_id: 'gap' },
  ] as const;
})();
const show = (...ranges: Parameters<typeof cutLines>[1]) =>
  cutLines(TEXT, ranges).map(({ parts }) => parts.map(({ text, look }) => [text, look]));

it('lines are cut into what is marked and what is between', () => {
  expect(show({ ...noun, look: 'error', correction: noun })).toEqual([
    [['Tere!', 'plain']],
    [
      ['Ma tean et ta aitab ', 'plain'],
      ['sõber', 'error'],
      ['.', 'plain'],
    ],
  ]);
});

it('a missing comma shows at the words beside it, and words of another error stay its own', () => {
  const comma = { start: gap.start, end: gap.end, look: 'error' as const, correction: gap };
  expect(show(comma)[1]).toEqual([
    ['Ma ', 'plain'],
    ['tean et', 'error'],
    [' ta aitab sõber.', 'plain'],
  ]);
  const verb = TEXT.indexOf('tean');
  const beside = { start: verb, end: verb + 4, look: 'error' as const, correction: noun };
  expect(show(comma, beside)[1]!.slice(0, 4)).toEqual([
    ['Ma ', 'plain'],
    ['tean', 'error'],
    [' et', 'error'],
    [' ta aitab sõber.', 'plain'],
  ]);
});

it('the parts of all lines are the text, whatever overlaps', () => {
  const ranges = [
    { start: 0, end: 12, look: 'fresh' as const },
    { start: 8, end: 20, look: 'better' as const },
    { start: 9, end: 11, look: 'error' as const, correction: noun },
  ];
  const lines = cutLines(TEXT, ranges);
  expect(lines.map(({ parts }) => parts.map(({ text }) => text).join('')).join('\n')).toBe(TEXT);
});
