import type { Ref } from 'react';
import type { ChartColours } from './bar-chart';
import { measureHeading } from './bar-chart';
import { listTicks } from './lay-out-bars';
import type { ShownGroup } from './order-groups';

const HEIGHT_PX = 260;
const LEFT_PX = 64;
const RIGHT_PX = 16;
const TOP_PX = 16;
const AXIS_PX = 44;
const LEAST_YEAR_PX = 44;
const POINT_PX = 3.5;
const HEADING_LINE_PX = 20;
const YEAR = /^[0-9]{4}$/u;

/** A year with what is known of it. */
interface YearPoint {
  readonly group: ShownGroup;
  readonly year: number;
}

/** Groups of a single year, in the order of time. */
export function readYears(groups: readonly ShownGroup[]): readonly YearPoint[] {
  return groups
    .flatMap((group) => (YEAR.test(group.value ?? '') ? [{ group, year: Number(group.value) }] : []))
    .sort((one, other) => one.year - other.year);
}

interface YearChartProps {
  readonly points: readonly YearPoint[];
  readonly widthPx: number;
  readonly colours: ChartColours;
  readonly heading?: readonly string[];
  readonly label: string;
  readonly axisLabel: string;
  readonly formatRate: (rate: number) => string;
  readonly describe: (mark: { readonly group: ShownGroup }) => string;
  readonly picture?: Ref<SVGSVGElement>;
}

/** Where years and rates lie. The scale holds every rate, and the intervals of years with enough words. */
function lay({ points, widthPx, heading = [] }: YearChartProps) {
  const top = (heading.length === 0 ? 0 : measureHeading(heading.length)) + TOP_PX;
  const bottom = top + HEIGHT_PX;
  const years = points.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const rates = points.map(({ group }) => (group.isSmall ? group.perMillion : (group.high ?? 0)));
  const ticks = listTicks(Math.max(...rates));
  const most = ticks.at(-1)!;
  const width = widthPx - LEFT_PX - RIGHT_PX;
  const every = Math.max(1, Math.ceil(((last - first) * LEAST_YEAR_PX) / width));
  return {
    ...{ top, bottom, ticks },
    yearTicks: Array.from({ length: Math.floor((last - first) / every) + 1 }, (_, i) => first + i * every),
    findX: (year: number) => LEFT_PX + ((year - first) / Math.max(1, last - first)) * width,
    findY: (rate: number) => bottom - (Math.min(rate, most) / most) * HEIGHT_PX,
  };
}

type Places = ReturnType<typeof lay>;

/** One word: a line through its years with an interval at each; years that say too little are hollow. */
function YearLine({
  points,
  colour,
  describe,
  ground,
  findX,
  findY,
}: Pick<YearChartProps, 'points' | 'describe'> &
  Pick<Places, 'findX' | 'findY'> & { readonly colour: string; readonly ground: string }) {
  const path = points
    .map(({ year, group }, i) => `${i === 0 ? 'M' : 'L'}${findX(year)} ${findY(group.perMillion)}`)
    .join('');
  return (
    <g>
      <path d={path} style={{ fill: 'none', stroke: colour, strokeWidth: 1.5 }} />
      {points.map(({ year, group }) => (
        <g key={year} data-group={group.value}>
          <title>{describe({ group })}</title>
          {group.high !== null && (
            <line
              x1={findX(year)}
              x2={findX(year)}
              y1={findY(group.low)}
              y2={findY(group.high)}
              style={{ stroke: colour, strokeWidth: 1, opacity: group.isSmall ? 0.35 : 0.7 }}
            />
          )}
          <circle
            cx={findX(year)}
            cy={findY(group.perMillion)}
            r={POINT_PX}
            style={{ fill: group.isSmall ? ground : colour, stroke: colour, strokeWidth: 1.5 }}
          />
        </g>
      ))}
    </g>
  );
}

/** Rates over the years, a line for each word. */
export function YearChart(props: YearChartProps) {
  const { points, widthPx, colours, heading = [], label, axisLabel, formatRate, describe, picture } = props;
  const { top, bottom, ticks, yearTicks, findX, findY } = lay(props);
  const heightPx = bottom + AXIS_PX;
  const words = [false, true].map((isSecond) =>
    points.filter(({ group }) => (group.second ?? false) === isSecond),
  );
  const findColour = (place: number) => {
    if (place > 0) return colours.second;
    return points.some(({ group }) => group.second) ? colours.first : colours.bar;
  };
  const small = { fill: colours.muted, fontSize: 12 };
  return (
    <svg
      ref={picture}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      width={widthPx}
      height={heightPx}
      role="img"
      aria-label={label}
      fontFamily="inherit"
      style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
    >
      {heading.map((line, index) => (
        <text key={line} x={0} y={HEADING_LINE_PX * (index + 1)} style={{ ...small, fill: colours.text }}>
          {line}
        </text>
      ))}
      {ticks.map((value) => (
        <g key={value}>
          <line
            x1={LEFT_PX}
            x2={widthPx - RIGHT_PX}
            y1={findY(value)}
            y2={findY(value)}
            style={{ stroke: colours.line }}
          />
          <text x={LEFT_PX - 8} y={findY(value) + 4} textAnchor="end" style={small}>
            {formatRate(value)}
          </text>
        </g>
      ))}
      {yearTicks.map((year) => (
        <text key={year} x={findX(year)} y={bottom + 20} textAnchor="middle" style={small}>
          {year}
        </text>
      ))}
      <text x={(LEFT_PX + widthPx) / 2} y={bottom + 38} textAnchor="middle" style={small}>
        {axisLabel}
      </text>
      {words.map((ofWord, place) => (
        <YearLine
          key={place}
          {...{ points: ofWord, describe, findX, findY, ground: colours.ground }}
          colour={findColour(place)}
        />
      ))}
      <line x1={LEFT_PX} x2={LEFT_PX} y1={top} y2={bottom} style={{ stroke: colours.line }} />
    </svg>
  );
}
