import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BarChart } from './bar-chart';
import { BarList } from './bar-list';
import type { ChartValue } from './chart-data';
import { TimeChart } from './time-chart';

const make = (value: number, more: Partial<ChartValue> = {}): ChartValue => ({
  ...{ value, interval: { low: value * 0.9, high: value * 1.1 }, figure: `${value}`, title: `rate ${value}` },
  ...more,
});
const rows = [
  { key: 'A2', label: 'A2', values: [make(400), make(200)] },
  { key: 'B1', label: 'B1', values: [make(800), make(100)] },
  { key: 'C1', label: 'C1', values: [make(100, { isFaint: true, interval: { low: 10, high: 20_000 } })] },
];
const common = { label: 'Rates', formatValue: String };
const series = ['red', 'blue'];

const readNumber = (element: Element, name: string) => Number(element.getAttribute(name));

describe('a chart of bars', () => {
  const draw = (widthPx: number, drawn = rows) =>
    render(<BarChart {...common} {...{ rows: drawn, series, widthPx }} />).container;

  it('draws lengths in proportion, two series below each other in their paints', () => {
    const bars = [...draw(800).querySelectorAll('rect')];
    expect(bars.map((bar) => bar.getAttribute('fill'))).toEqual(['red', 'blue', 'red', 'blue', 'none']);
    const [first = 0, second = 0, third = 0] = bars.map((bar) => readNumber(bar, 'width'));
    expect(third).toBeCloseTo(2 * first, 6);
    expect(first).toBeCloseTo(2 * second, 6);
    const tops = bars.map((bar) => readNumber(bar, 'y'));
    expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
  });

  it('ends the interval that goes past the axis in an arrow', () => {
    const cut = [...draw(800).querySelectorAll('[data-row]')].map(
      (row) => row.querySelector('path')?.getAttribute('d')?.match(/L/gu)?.length ?? 0,
    );
    expect(cut).toEqual([0, 0, 2]);
  });

  it('puts names above the bars of a narrow chart and cuts them to their room', () => {
    const container = draw(320, [{ key: 'x', label: 'x'.repeat(90), values: [make(1)] }]);
    const name = container.querySelector('[data-row] > text')!;
    expect(name.textContent).toMatch(/^x+…$/u);
    const bar = container.querySelector('rect')!;
    expect(readNumber(bar, 'x')).toBe(0);
    expect(readNumber(name, 'y')).toBeLessThan(readNumber(bar, 'y'));
  });
});

describe('a chart over time', () => {
  const years = [2010, 2011, 2015].map((at, place) => ({ ...rows[place]!, key: `${at}`, at }));
  const draw = (mark: 'line' | 'column', widthPx = 800) =>
    render(<TimeChart {...common} {...{ rows: years, series, widthPx, mark }} nameTime={String} />).container;

  it('puts years as far apart as they are, a line for each series', () => {
    const container = draw('line');
    const [lineOfFirst] = container.querySelectorAll('path');
    expect(lineOfFirst!.getAttribute('stroke')).toBe('red');
    const [first = 0, second = 0, third = 0] = [...container.querySelectorAll('circle[stroke="red"]')].map(
      (point) => readNumber(point, 'cx'),
    );
    expect(third - first).toBeCloseTo(5 * (second - first), 6);
    expect(container.querySelectorAll('circle[fill="var(--paper)"]')).toHaveLength(1);
  });

  it('names fewer years where there is less room', () => {
    const readNames = (widthPx: number) =>
      [...draw('line', widthPx).querySelectorAll('text')].filter(({ textContent }) =>
        /^20\d\d$/u.test(textContent),
      );
    expect(readNames(800)).toHaveLength(6);
    expect(readNames(220).map(({ textContent }) => textContent)).toEqual(['2010', '2012', '2014']);
  });

  it('stands columns on the axis', () => {
    const feet = [...draw('column').querySelectorAll('rect')].map(
      (column) => readNumber(column, 'y') + readNumber(column, 'height'),
    );
    expect(new Set(feet.map((foot) => foot.toFixed(6))).size).toBe(1);
  });
});

describe('a list of bars', () => {
  const drawList = (values: readonly number[], isTwoSided = false) => {
    const bars = values.map((value) => ({
      key: `${value}`,
      name: 'x',
      value,
      figure: value,
      low: 1,
      high: 5,
    }));
    const { container } = render(<BarList {...{ bars, isTwoSided, columns: '1fr', rowPx: 24, barPx: 10 }} />);
    return [...container.querySelectorAll<HTMLElement>('[data-drawn]')].map(({ style }) => style);
  };

  it('has room for the longest interval', () => {
    expect(drawList([4, 2]).map(({ width }) => width)).toEqual(['80%', '40%']);
  });

  it('puts what is below nought on the other side', () => {
    const [above, below] = drawList([5, -5], true);
    expect([above!.left, above!.width]).toEqual(['50%', '48%']);
    expect([below!.right, below!.width]).toEqual(['50%', '48%']);
  });
});
