import type { ChartProps, ChartRow, ChartValue } from './chart-data';
import { ChartPicture, ChartText, measureHeading } from './chart-picture';
import { makeScale } from './make-scale';

/** Below this width names stand above their bars. */
const NARROW_PX = 520;
const NARROW_NAME_PX = 18;
const CHARACTER_PX = 7.2;
const MOST_NAME_SHARE = 0.4;
const LEAST_NAME_PX = 72;
const GAP_PX = 12;
const AXIS_PX = 44;
const FIGURE_PX = 76;
const BAR_PX = 14;
/** From one bar of a row to the next. */
const STEP_PX = 18;
const ROW_SPACE_PX = 10;
const FONT_PX = 13;
const CAP_PX = 4;
const HALO_PX = 4;
/** So many figures have room below a narrow chart. */
const MOST_NARROW_TICKS = 4;

type Scale = ReturnType<typeof makeScale>;

function cutName(label: string, roomPx: number): string {
  const most = Math.max(4, Math.floor(roomPx / CHARACTER_PX));
  return label.length <= most ? label : `${label.slice(0, most - 1).trimEnd()}…`;
}

/** Where the rows begin, below each other, and where their bars do, to the right of their names. */
function layOutRows({ rows, widthPx, heading = [] }: ChartProps) {
  const isNarrow = widthPx < NARROW_PX;
  const longest = Math.max(0, ...rows.map(({ label }) => label.length)) * CHARACTER_PX;
  const namePx = Math.min(widthPx * MOST_NAME_SHARE, Math.max(LEAST_NAME_PX, longest)) + GAP_PX;
  const tops = [measureHeading(heading.length)];
  for (const { values } of rows)
    tops.push(tops.at(-1)! + ROW_SPACE_PX + (isNarrow ? NARROW_NAME_PX : 0) + values.length * STEP_PX);
  return { isNarrow, left: isNarrow ? 0 : namePx, tops, bottom: tops.at(-1)! + 4 };
}

/** The interval: a line between two caps; one that goes on past the axis ends in an arrow. */
function Whisker({ value, scale, middle }: BarProps) {
  if (!value.interval) return null;
  const { low, high } = value.interval;
  const [from, to] = [scale.find(low), scale.find(high)];
  const end = scale.isBeyond(high)
    ? `M${to - CAP_PX} ${middle - CAP_PX}L${to} ${middle}L${to - CAP_PX} ${middle + CAP_PX}`
    : `M${to} ${middle - CAP_PX}V${middle + CAP_PX}`;
  const path = `M${from} ${middle - CAP_PX}V${middle + CAP_PX}M${from} ${middle}H${to}${end}`;
  return (
    <>
      <path d={path} fill="none" stroke="var(--paper)" strokeWidth={HALO_PX} />
      <path d={path} fill="none" stroke="var(--ink)" strokeWidth={1.5} />
    </>
  );
}

interface BarProps {
  readonly value: ChartValue;
  readonly scale: Scale;
  readonly middle: number;
}

/** A bar with its interval and, at the right edge, its figure. */
function Bar({ paint, widthPx, ...props }: BarProps & { readonly paint: string; readonly widthPx: number }) {
  const { value, scale, middle } = props;
  const { isFaint = false, figure, title } = value;
  const left = scale.find(0);
  const look = isFaint ? { fill: 'none', stroke: paint, strokeDasharray: '3 2' } : { fill: paint };
  return (
    <g>
      <title>{title}</title>
      <rect
        x={left}
        y={middle - BAR_PX / 2}
        width={scale.find(value.value) - left}
        height={BAR_PX}
        rx={2}
        {...look}
      />
      <Whisker {...props} />
      <ChartText
        x={widthPx}
        y={middle + 5}
        textAnchor="end"
        fontSize={FONT_PX}
        style={{ fontVariantNumeric: 'tabular-nums' }}
        isQuiet={isFaint}
      >
        {figure}
      </ChartText>
    </g>
  );
}

/** Lines across the bars with their numbers below. */
function Axis({ scale, top, bottom, isNarrow, axisLabel, formatValue, widthPx }: AxisProps) {
  // Numbers of neighbouring lines would touch in a narrow picture.
  const every = isNarrow && scale.ticks.length > MOST_NARROW_TICKS ? 2 : 1;
  return (
    <g>
      {scale.ticks.map((tick, index) => {
        const x = scale.find(tick);
        return (
          <g key={tick}>
            <line
              {...{ x1: x, x2: x, y1: top, y2: bottom }}
              stroke="var(--line)"
              strokeWidth={index === 0 ? 1.5 : 1}
            />
            {index % every === 0 && (
              <ChartText x={x} y={bottom + 16} textAnchor={x === 0 ? 'start' : 'middle'} isQuiet>
                {formatValue(tick)}
              </ChartText>
            )}
          </g>
        );
      })}
      <ChartText x={(scale.find(0) + widthPx - FIGURE_PX) / 2} y={bottom + 36} textAnchor="middle" isQuiet>
        {axisLabel}
      </ChartText>
    </g>
  );
}

interface AxisProps extends Pick<ChartProps, 'axisLabel' | 'formatValue' | 'widthPx'> {
  readonly scale: Scale;
  readonly top: number;
  readonly bottom: number;
  readonly isNarrow: boolean;
}

const isQuiet = ({ isMissing = false, values }: ChartRow): boolean =>
  isMissing || values.every(({ isFaint }) => isFaint);

/** Rows of horizontal bars, one for each series, with their intervals. */
export function BarChart(props: ChartProps) {
  const { rows, series, widthPx, heading = [], label, picture } = props;
  const { isNarrow, left, tops, bottom } = layOutRows(props);
  const scale = makeScale(rows, left, widthPx - FIGURE_PX);
  return (
    <ChartPicture {...{ widthPx, heightPx: bottom + AXIS_PX, label, heading, picture }}>
      <Axis {...props} {...{ scale, top: tops[0]!, bottom, isNarrow }} />
      {rows.map((row, index) => {
        const firstBar = tops[index]! + (ROW_SPACE_PX + STEP_PX) / 2 + (isNarrow ? NARROW_NAME_PX : 0);
        return (
          <g key={row.key} data-row={row.key}>
            <ChartText
              x={isNarrow ? 0 : left - GAP_PX}
              y={isNarrow ? tops[index]! + NARROW_NAME_PX - 4 : firstBar + 5}
              textAnchor={isNarrow ? 'start' : 'end'}
              fontSize={FONT_PX}
              fontStyle={row.isMissing ? 'italic' : 'normal'}
              isQuiet={isQuiet(row)}
            >
              {cutName(row.label, isNarrow ? widthPx : left - GAP_PX)}
            </ChartText>
            {row.values.map((value, place) => (
              <Bar
                key={place}
                {...{ value, scale, widthPx, middle: firstBar + place * STEP_PX }}
                paint={value.paint ?? series[place]!}
              />
            ))}
          </g>
        );
      })}
    </ChartPicture>
  );
}
