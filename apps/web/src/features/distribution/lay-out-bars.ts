import type { ShownGroup } from './order-groups';

/** About so many lines across the bars. */
const WANTED_TICKS = 5;
/** Below this width names stand above their bars. */
const NARROW_PX = 520;
const WIDE_ROW_PX = 28;
const NARROW_ROW_PX = 46;
const CHARACTER_PX = 7.2;
const MOST_LABEL_SHARE = 0.4;
const LEAST_LABEL_PX = 72;
const GAP_PX = 12;
const AXIS_PX = 44;
const VALUE_PX = 76;
const NARROW_NAME_PX = 18;
const BAR_PX = 14;

export interface BarMark {
  readonly group: ShownGroup;
  /** The name, cut to its room. */
  readonly name: string;
  readonly nameX: number;
  readonly nameY: number;
  readonly top: number;
  readonly height: number;
  readonly length: number;
  /** Ends of the interval on the axis; null where there is none. */
  readonly whisker: { readonly from: number; readonly to: number; readonly isCut: boolean } | null;
  readonly middle: number;
}

export interface BarLayout {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isNarrow: boolean;
  /** Where bars begin and where the axis ends. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly ticks: readonly { readonly value: number; readonly x: number }[];
  readonly bars: readonly BarMark[];
}

/** Steps of 1, 2 or 5 times a power of ten from 0 to the first that is not below `most`. */
export function listTicks(most: number): readonly number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / WANTED_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough * 0.999)!;
  const count = Math.ceil(most / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/**
 * Largest rate that the axis shows: every bar, and the whole interval of the groups that are large enough. Intervals of
 * small groups would press all else into a corner; they are cut.
 */
function findMost(groups: readonly ShownGroup[]): number {
  const large = groups.filter(({ isSmall }) => !isSmall);
  const rates = groups.map(({ perMillion }) => perMillion);
  const known = large.some(({ hits }) => hits > 0) ? large : groups.filter(({ hits }) => hits > 0);
  return Math.max(0, ...rates, ...known.map(({ high }) => high ?? 0));
}

function cutName(label: string, roomPx: number): string {
  const most = Math.max(4, Math.floor(roomPx / CHARACTER_PX));
  return label.length <= most ? label : `${label.slice(0, most - 1).trimEnd()}…`;
}

/** Places of all marks for a picture of a width; the height follows from the groups. */
export function layOutBars(groups: readonly ShownGroup[], widthPx: number, startPx = 0): BarLayout {
  const isNarrow = widthPx < NARROW_PX;
  const longest = Math.max(0, ...groups.map(({ label }) => label.length)) * CHARACTER_PX;
  const namePx = isNarrow
    ? 0
    : Math.min(widthPx * MOST_LABEL_SHARE, Math.max(LEAST_LABEL_PX, longest)) + GAP_PX;
  const right = widthPx - VALUE_PX;
  const ticks = listTicks(findMost(groups));
  const most = ticks.at(-1)!;
  const findX = (rate: number) => namePx + (Math.min(rate, most) / most) * (right - namePx);
  const rowPx = isNarrow ? NARROW_ROW_PX : WIDE_ROW_PX;
  const bars = groups.map((group, index): BarMark => {
    const rowTop = startPx + index * rowPx;
    const top = rowTop + (isNarrow ? NARROW_NAME_PX + 4 : (WIDE_ROW_PX - BAR_PX) / 2);
    const { low, high, perMillion } = group;
    return {
      group,
      name: cutName(group.label, isNarrow ? widthPx : namePx - GAP_PX),
      nameX: isNarrow ? 0 : namePx - GAP_PX,
      nameY: isNarrow ? rowTop + NARROW_NAME_PX - 4 : top + BAR_PX - 2,
      top,
      height: BAR_PX,
      length: findX(perMillion) - namePx,
      whisker: high === null ? null : { from: findX(low), to: findX(high), isCut: high > most * (1 + 1e-9) },
      middle: top + BAR_PX / 2,
    };
  });
  const bottom = startPx + groups.length * rowPx + 4;
  return {
    widthPx,
    heightPx: bottom + AXIS_PX,
    isNarrow,
    left: namePx,
    right,
    bottom,
    ticks: ticks.map((value) => ({ value, x: findX(value) })),
    bars,
  };
}
