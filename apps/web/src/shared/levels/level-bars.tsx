import { textLevels } from '@keelerada/contract/fields/choices';
import { findLevelInk } from './level-ink';

const WIDTH_PX = 58;
const HEIGHT_PX = 16;
const BAR_PX = 8;
const STEP_PX = 10;
const LEAST_PX = 1;

/** Frequencies of one word by level, the largest as high as the picture; `label` says them. */
export function LevelBars({ rates, label }: { readonly rates: readonly number[]; readonly label: string }) {
  const most = Math.max(...rates, Number.MIN_VALUE);
  return (
    <svg width={WIDTH_PX} height={HEIGHT_PX} role="img" aria-label={label} style={{ display: 'block' }}>
      <title>{label}</title>
      {textLevels.map((level, place) => {
        const height = Math.max(LEAST_PX, ((rates[place] ?? 0) / most) * HEIGHT_PX);
        return (
          <rect
            key={level}
            x={place * STEP_PX}
            y={HEIGHT_PX - height}
            width={BAR_PX}
            height={height}
            fill={findLevelInk(level).ground}
            stroke="var(--lv-edge)"
            strokeWidth={0.5}
          />
        );
      })}
    </svg>
  );
}
