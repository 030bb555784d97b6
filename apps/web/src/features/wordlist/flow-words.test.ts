import { expect, it } from 'vitest';
import { estimateTextWidth } from '../../shared/pictures/estimate-text-width';
import { flowWords } from './flow-words';

const words = 'aasta aeg ajaleht armastama arvama elama ema hea hobi huvitav ilus info inimene'
  .split(' ')
  .map((text, index) => ({ text, fontPx: 14 + ((index * 7) % 26) }));

it('keeps the order, and no word leaves the picture or meets another', () => {
  const { placed, heightPx } = flowWords(words, 300);
  expect(placed.map(({ word }) => word)).toEqual(words);
  const boxes = placed.map(({ word: { text, fontPx }, x, y }) => {
    return {
      left: x,
      right: x + estimateTextWidth(text, fontPx),
      top: y - fontPx * 0.8,
      bottom: y + fontPx / 4,
    };
  });
  for (const [place, { left, right, top, bottom }] of boxes.entries()) {
    expect([left >= 0, right <= 300, top >= 0, bottom <= heightPx]).toEqual([true, true, true, true]);
    for (const other of boxes.slice(place + 1))
      expect(right <= other.left || other.right <= left || bottom <= other.top || other.bottom <= top).toBe(
        true,
      );
  }
});

it('of no words is no picture', () => {
  expect(flowWords([], 300).placed).toEqual([]);
});
