const WIDTH_PX = 56;
const HEIGHT_PX = 12;
const MIDDLE_PX = HEIGHT_PX / 2;
const POINT_PX = 2.5;

interface IntervalBarProps {
  readonly low: number;
  readonly value: number;
  readonly high: number;
  /** Both ends of the scale are so far from 0; what lies beyond is cut. */
  readonly reach: number;
}

/** An estimate with its interval on a scale around 0; figures stand beside it. */
export function IntervalBar({ low, value, high, reach }: IntervalBarProps) {
  const findX = (ratio: number) =>
    ((Math.max(-reach, Math.min(reach, ratio)) + reach) / (2 * reach)) * (WIDTH_PX - 2 * POINT_PX) + POINT_PX;
  return (
    <svg width={WIDTH_PX} height={HEIGHT_PX} aria-hidden style={{ flex: 'none' }}>
      <line x1={findX(0)} x2={findX(0)} y1={0} y2={HEIGHT_PX} stroke="var(--line-strong)" />
      <line
        x1={findX(low)}
        x2={findX(high)}
        y1={MIDDLE_PX}
        y2={MIDDLE_PX}
        stroke="var(--datum-strong)"
        strokeWidth={2}
      />
      <circle
        cx={findX(value)}
        cy={MIDDLE_PX}
        r={POINT_PX}
        fill={value < 0 ? 'var(--div-b)' : 'var(--div-a)'}
      />
    </svg>
  );
}
