import type { ChartProps, ChartRow, ChartValue } from './chart-data';
import { ChartPicture, ChartText, measureHeading } from './chart-picture';
import { makeScale } from './make-scale';

const HEIGHT_PX = 260;
const LEFT_PX = 64;
const RIGHT_PX = 16;
const TOP_PX = 16;
const NAMES_PX = 28;
const AXIS_LABEL_PX = 18;
const CHARACTER_PX = 7.2;
const NAME_GAP_PX = 16;
const POINT_PX = 3.5;
/** Of its room. */
const COLUMN_SHARE = 0.8;

export interface TimeRow extends ChartRow {
  /** Its place in time: of years that follow each other one is larger by 1 than the other. */
  readonly at: number;
}

interface TimeChartProps extends ChartProps<TimeRow> {
  readonly mark: 'line' | 'column';
  readonly nameTime: (at: number) => string;
  /** What the picture says in sum. */
  readonly description?: string;
  /** The axis has room for it in any case. */
  readonly least?: number;
}

/** Places in time, each in the middle of its room, and those whose names have room below. */
function layOutTimes({ rows, widthPx, nameTime }: TimeChartProps) {
  const times = rows.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const stepPx = (widthPx - LEFT_PX - RIGHT_PX) / (last - first + 1);
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const namePx = Math.max(...all.map((at) => nameTime(at).length)) * CHARACTER_PX + NAME_GAP_PX;
  const every = Math.ceil(namePx / stepPx);
  return {
    stepPx,
    findX: (at: number) => LEFT_PX + (at - first + 0.5) * stepPx,
    named: all.filter((_, index) => index % every === 0),
  };
}

interface MarkProps {
  readonly value: ChartValue;
  readonly paint: string;
  readonly x: number;
  readonly findY: (value: number) => number;
}

/** A point with its interval; one that says too little is hollow. */
function Point({ value: { value, interval, isFaint }, paint, x, findY }: MarkProps) {
  return (
    <>
      {interval && (
        <line
          {...{ x1: x, x2: x, y1: findY(interval.low), y2: findY(interval.high) }}
          stroke={paint}
          opacity={isFaint ? 0.35 : 0.7}
        />
      )}
      <circle
        cx={x}
        cy={findY(value)}
        r={POINT_PX}
        fill={isFaint ? 'var(--paper)' : paint}
        stroke={paint}
        strokeWidth={1.5}
      />
    </>
  );
}

function Column({ value: { value }, paint, x, findY, widthPx }: MarkProps & { readonly widthPx: number }) {
  const [top, bottom] = [findY(value), findY(0)];
  return <rect x={x - widthPx / 2} y={top} width={widthPx} height={bottom - top} fill={paint} />;
}

/** The values of one series in the order of time. */
function Series({ rows, place, paint, mark, findX, findY, stepPx }: SeriesProps) {
  const known = rows.flatMap(({ key, at, values }) => {
    const value = values[place];
    return value === undefined ? [] : [{ key, value, x: findX(at) }];
  });
  const path = known.map(({ x, value }, index) => `${index === 0 ? 'M' : 'L'}${x} ${findY(value.value)}`);
  return (
    <g>
      {mark === 'line' && <path d={path.join('')} fill="none" stroke={paint} strokeWidth={1.5} />}
      {known.map(({ key, value, x }) => (
        <g key={key} data-row={key}>
          <title>{value.title}</title>
          {mark === 'line' ? (
            <Point {...{ value, paint, x, findY }} />
          ) : (
            <Column {...{ value, paint, x, findY }} widthPx={stepPx * COLUMN_SHARE} />
          )}
        </g>
      ))}
    </g>
  );
}

interface SeriesProps extends Pick<TimeChartProps, 'rows' | 'mark'>, Pick<MarkProps, 'paint' | 'findY'> {
  readonly place: number;
  readonly findX: (at: number) => number;
  readonly stepPx: number;
}

/** Values over time: a line through points with their intervals for each series, or columns of one. */
export function TimeChart(props: TimeChartProps) {
  const { rows, series, mark, widthPx, heading = [], label, axisLabel, formatValue, nameTime } = props;
  const top = measureHeading(heading.length) + TOP_PX;
  const bottom = top + HEIGHT_PX;
  const { ticks, find: findY } = makeScale(rows, bottom, top, props.least);
  const { stepPx, findX, named } = layOutTimes(props);
  const heightPx = bottom + NAMES_PX + (axisLabel === undefined ? 0 : AXIS_LABEL_PX);
  return (
    <ChartPicture {...props} {...{ heightPx, label, heading }}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            {...{ x1: LEFT_PX, x2: widthPx - RIGHT_PX, y1: findY(tick), y2: findY(tick) }}
            stroke="var(--line)"
          />
          <ChartText x={LEFT_PX - 8} y={findY(tick) + 4} textAnchor="end" isQuiet>
            {formatValue(tick)}
          </ChartText>
        </g>
      ))}
      {named.map((at) => (
        <ChartText key={at} x={findX(at)} y={bottom + 20} textAnchor="middle" isQuiet>
          {nameTime(at)}
        </ChartText>
      ))}
      {axisLabel !== undefined && (
        <ChartText x={(LEFT_PX + widthPx) / 2} y={bottom + 38} textAnchor="middle" isQuiet>
          {axisLabel}
        </ChartText>
      )}
      {series.map((paint, place) => (
        <Series key={place} {...{ rows, place, paint, mark, findX, findY, stepPx }} />
      ))}
    </ChartPicture>
  );
}
