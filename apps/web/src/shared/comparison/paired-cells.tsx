import type { Side } from '../text-selection/selected-texts';
import { type PairedRow, sides } from './paired-rows';
import type { Scale } from './paired-scales';

interface BarProps {
  readonly row: PairedRow;
  readonly side: Side;
  readonly scale: Scale;
}

/** A rate as a bar with its interval as a stroke; what goes on past the axis ends without a cap. */
function Bar({ row, side, scale }: BarProps) {
  const { value, low, high } = row[side];
  const end = scale.ticks.at(-1)!;
  return (
    <span data-part="bar" data-few={row.isSmall || undefined}>
      <i data-drawn data-side={side} style={{ width: `${scale.find(value)}%` }} />
      {low !== null && high !== null && high > low && (
        <u
          data-cut={high > end || undefined}
          style={{ left: `${scale.find(low)}%`, width: `${scale.find(high) - scale.find(low)}%` }}
        />
      )}
    </span>
  );
}

/** Both rates under each other. The figures beside them say the same. */
export function PairedBars({ row, scale }: Omit<BarProps, 'side'>) {
  return (
    <span data-part="bars" aria-hidden style={{ backgroundSize: `${100 / (scale.ticks.length - 1)}% 100%` }}>
      {sides.map((side) => (
        <Bar key={side} {...{ row, side, scale }} />
      ))}
    </span>
  );
}

/** The difference as a point with its interval; an empty ring where that reaches zero. */
export function DifferenceMark({ row, scale }: Omit<BarProps, 'side'>) {
  const { value, low, high, isSure } = row.difference;
  return (
    <span data-part="difference" aria-hidden>
      <em style={{ left: `${scale.find(0)}%` }} />
      {low !== null && high !== null && (
        <u style={{ left: `${scale.find(low)}%`, width: `${scale.find(high) - scale.find(low)}%` }} />
      )}
      <i
        data-drawn
        data-side={isSure ? (value > 0 ? 'A' : 'B') : undefined}
        style={{ left: `${scale.find(value)}%` }}
      />
    </span>
  );
}

interface AxisHeadProps {
  readonly label: string;
  readonly scale: Scale;
  /** All of the axis, or fewer. */
  readonly ticks?: readonly number[];
  readonly format: (value: number) => string;
}

/** What an axis measures, and its figures. */
export function AxisHead({ label, scale, ticks = scale.ticks, format }: AxisHeadProps) {
  return (
    <span data-part="axis">
      {label}
      <span data-part="ticks" aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} data-end={scale.find(tick)} style={{ left: `${scale.find(tick)}%` }}>
            {format(tick)}
          </span>
        ))}
      </span>
    </span>
  );
}

interface StackedPairProps extends Omit<BarProps, 'side'> {
  readonly name: React.ReactNode;
  readonly difference: React.ReactNode;
  readonly write: (side: Side) => string;
  readonly nameSide: (side: Side) => string;
}

/** A row where there is no room for columns: name and difference over the bars, each with its figure. */
export function StackedPair({ row, scale, name, difference, write, nameSide }: StackedPairProps) {
  return (
    <span data-part="stacked">
      <span>{name}</span>
      <span data-part="rate">{difference}</span>
      <PairedBars {...{ row, scale }} />
      <span data-part="rate">
        {sides.map((side) => (
          <span key={side} aria-label={`${nameSide(side)} ${write(side)}`} role="img">
            {write(side)}
          </span>
        ))}
      </span>
    </span>
  );
}
