import type { KnownRate } from '@keelerada/corpus-engine/distribution/compare-rates';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadLazyMessages } from '../i18n/lazy-messages';
import { startI18n } from '../i18n/start-i18n';
import { TextSelectionProvider } from '../text-selection/text-selection';
import { DifferenceMark, PairedBars } from './paired-cells';
import { pairRates } from './paired-rows';
import { makeScales } from './paired-scales';
import { WordComparison } from './word-comparison';

const rate = (value: number, apart = 1): KnownRate => ({ value, low: value - apart, high: value + apart });
const pair = (a: KnownRate, b: KnownRate) => pairRates('kass', a, b, { A: 1, B: 1 });

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadLazyMessages('comparison');
});

it('a sure difference has the colour of the selection that has more, another has none', () => {
  const mark = (a: KnownRate, b: KnownRate) => {
    const row = pair(a, b);
    const { container, unmount } = render(<DifferenceMark row={row} scale={makeScales([row]).differences} />);
    const point = container.querySelector('i')!;
    const found = [point.getAttribute('data-side'), point.style.left];
    unmount();
    return found;
  };
  expect(mark(rate(20), rate(5))).toEqual(['A', '75%']);
  expect(mark(rate(5), rate(20))).toEqual(['B', '25%']);
  expect(mark(rate(8), rate(8))[0]).toBeNull();
});

it('bars are as long as their rates, A over B, and an interval past the axis has no cap', () => {
  const [row, giant] = [pair(rate(20), rate(5)), pair(rate(90), rate(5))];
  const scale = makeScales([row]).rates;
  const { container } = render(<PairedBars row={row} scale={scale} />);
  const bars = [...container.querySelectorAll('i')].map((bar) => [bar.dataset['side'], bar.style.width]);
  expect(bars).toEqual([
    ['A', '80%'],
    ['B', '20%'],
  ]);
  expect(container.querySelectorAll('[data-cut]')).toHaveLength(0);
  const { container: cut } = render(<PairedBars row={giant} scale={scale} />);
  expect(cut.querySelectorAll('[data-cut]')).toHaveLength(1);
});

it('a word is said to be more frequent where it is, with both rates and their difference', () => {
  const answer = (perMillion: number, apart: number) => ({
    ...{ perMillion, low: perMillion - apart, high: perMillion + apart },
    ...{ hits: perMillion / 10, textsWithHits: 3 },
  });
  const show = (a: number, b: number, apart = 5) => {
    const answers = { A: answer(a, apart), B: answer(b, apart) };
    const { unmount } = render(
      <TextSelectionProvider>
        <WordComparison word="kass" answers={answers} />
      </TextSelectionProvider>,
    );
    const finding = document.querySelector('[data-part="finding"]')!.textContent;
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    unmount();
    return { finding, figures };
  };
  const [ofA, ofB] = [show(300, 100), show(100, 300)];
  expect(ofA.finding).toBe('kass is 3.0 times as frequent in selection A as in selection B.');
  expect(ofB.finding).toBe('kass is 3.0 times as frequent in selection B as in selection A.');
  expect(ofA.figures[2]).toContain('200');
  expect(ofB.figures[2]).toMatch(/^−200/u);
  expect(show(300, 0, 0).finding).toBe('kass occurs only in selection A.');
  expect(show(300, 100, 250).finding).toMatch(/^kass: no certain difference/u);
});
