import type { ChartRow, ChartValue } from '../../shared/charts/chart-data';
import type { TimeRow } from '../../shared/charts/time-chart';
import { findLevelInk } from '../../shared/levels/level-ink';
import type { ShownGroup } from './order-groups';

const LEVEL = /^[ABC][12]?$/u;
const YEAR = /^[0-9]{4}$/u;

/** Paints of one word, and of two. */
const ONE_PAINT = ['var(--datum-strong)'] as const;
export const TWO_PAINTS = ['var(--div-a)', 'var(--div-b)'] as const;

export const listPaints = (isOfTwo: boolean): readonly string[] => (isOfTwo ? TWO_PAINTS : ONE_PAINT);

/** Of two words each has its own paint; of one word the levels have theirs. */
function findPaint({ value, isSmall }: ShownGroup): Pick<ChartValue, 'paint'> {
  if (isSmall) return { paint: 'var(--ink-2)' };
  if (value === null) return { paint: 'var(--datum)' };
  return LEVEL.test(value) ? { paint: findLevelInk(value).ground } : {};
}

/** A row for each group of the first word, with that of the second word in it. */
export function makeChartRows(
  groups: readonly ShownGroup[],
  isOfTwo: boolean,
  write: (group: ShownGroup) => Pick<ChartValue, 'figure' | 'title'>,
): readonly ChartRow[] {
  const makeValue = (group: ShownGroup): ChartValue => ({
    value: group.perMillion,
    interval: group.high === null ? null : { low: group.low, high: group.high },
    isFaint: group.isSmall,
    ...(!isOfTwo && findPaint(group)),
    ...write(group),
  });
  const rows = new Map<string, ChartRow>();
  for (const group of groups) {
    const { value, label, isOwnText } = group;
    const key = isOwnText ? 'own-text' : (value ?? '');
    const values = [...(rows.get(key)?.values ?? []), makeValue(group)];
    rows.set(key, { key, label, isMissing: value === null, values });
  }
  return [...rows.values()];
}

/** Rows of a single year, in the order of time. */
export function readYears(rows: readonly ChartRow[]): readonly TimeRow[] {
  return rows
    .flatMap((row) => (YEAR.test(row.key) ? [{ ...row, at: Number(row.key) }] : []))
    .sort((one, other) => one.at - other.at);
}
