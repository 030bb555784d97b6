import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sides } from '../../../shared/comparison/paired-rows';
import { useSides } from '../../../shared/comparison/use-sides';
import { families, letters } from '../../../shared/design/tokens';
import { useRateFormat } from '../../../shared/i18n/use-rate-format';
import { estimateTextWidth } from '../../../shared/pictures/estimate-text-width';
import { SavePictureButtons } from '../../../shared/pictures/save-picture-buttons';
import type { KeywordPair } from './pair-keywords';

const MOST_WORDS = 24;
const SIZE_PX = 440;
/** Of the axes from the edge; words of one selection alone stand on them. */
const AXIS_PX = 48;
const [FONT_PX, DOT_PX, GAP_PX] = [14, 4, 8];

/** Both rates of each word as places on two logarithmic axes; a name that would cover another or a dot is left out. */
function placeWords(rows: readonly KeywordPair[]) {
  const shown = rows.slice(0, MOST_WORDS);
  const rates = shown.flatMap(({ A, B }) => [A.value, B.value]).filter((rate) => rate > 0);
  const [low, high] = [Math.floor(Math.log10(Math.min(...rates))), Math.ceil(Math.log10(Math.max(...rates)))];
  const room = SIZE_PX - AXIS_PX - 2 * GAP_PX;
  const find = (rate: number) =>
    rate > 0 ? AXIS_PX + GAP_PX + (room * (Math.log10(rate) - low)) / Math.max(1, high - low) : AXIS_PX / 2;
  const places = shown.map((row) => ({ ...row, x: find(row.A.value), y: SIZE_PX - find(row.B.value) }));
  const taken = places.map(({ x, y }) => ({ left: x - DOT_PX, right: x + DOT_PX, y }));
  const words = places.map(({ key, x, y, difference }) => {
    const width = estimateTextWidth(key, FONT_PX);
    const at = [x + GAP_PX, x - GAP_PX - width].find(
      (left) =>
        left >= 0 &&
        left + width <= SIZE_PX &&
        taken.every((one) => Math.abs(one.y - y) >= FONT_PX || left > one.right || left + width < one.left),
    );
    if (at !== undefined) taken.push({ left: at, right: at + width, y });
    return { key, x, y, at, side: difference.value > 0 ? 'A' : 'B' } as const;
  });
  const ticks = Array.from({ length: high - low + 1 }, (_, power) => 10 ** (low + power));
  return { words, ticks: ticks.map((tick) => ({ tick, at: find(tick) })) };
}

/** The first key words by how often each selection has them: under the line more often in A, over it in B. */
export function PairPicture({
  rows,
  unit,
}: {
  readonly rows: readonly KeywordPair[];
  readonly unit: string;
}) {
  const { t } = useTranslation(['keyness', 'comparison']);
  const formatNumber = useRateFormat();
  const names = useSides();
  const picture = useRef<SVGSVGElement>(null);
  const { words, ticks } = useMemo(() => placeWords(rows), [rows]);
  const [a, b] = sides.map((side) => names[side].name);
  return (
    <Box role="region" aria-label={t('picture.title')} sx={{ minWidth: 0 }}>
      <Box component="h3" sx={{ ...letters[16], fontWeight: 600, m: 0 }}>
        {t('picture.title')}
      </Box>
      <Box sx={{ ...letters[12], color: 'var(--ink-3)' }}>{t('picture.note', { a, b })}</Box>
      <Box
        component="svg"
        ref={picture}
        viewBox={`0 0 ${SIZE_PX} ${SIZE_PX}`}
        role="img"
        aria-label={t('picture.label', { a, b, count: words.length })}
        sx={{ display: 'block', width: '100%', height: 'auto', overflow: 'visible' }}
      >
        <g stroke="var(--grid)">
          {ticks.flatMap(({ tick, at }) => [
            <line key={`x${tick}`} x1={at} x2={at} y1={0} y2={SIZE_PX - AXIS_PX} />,
            <line key={`y${tick}`} x1={AXIS_PX} x2={SIZE_PX} y1={SIZE_PX - at} y2={SIZE_PX - at} />,
          ])}
          <line
            x1={AXIS_PX}
            y1={SIZE_PX - AXIS_PX}
            x2={SIZE_PX}
            y2={0}
            stroke="var(--datum-strong)"
            strokeDasharray="2 4"
          />
        </g>
        <g fontSize={12} fill="var(--ink-3)">
          {ticks.map(({ tick, at }) => (
            <text key={tick} x={at} y={SIZE_PX - 4} textAnchor="middle">
              {formatNumber(tick)}
            </text>
          ))}
          {ticks.map(({ tick, at }) => (
            <text
              key={tick}
              x={AXIS_PX - GAP_PX}
              y={SIZE_PX - at}
              textAnchor="end"
              dominantBaseline="central"
            >
              {formatNumber(tick)}
            </text>
          ))}
          <text x={SIZE_PX} y={SIZE_PX - AXIS_PX + 16} textAnchor="end">{`${a}, ${unit} →`}</text>
          <text x={AXIS_PX + GAP_PX} y={12}>{`↑ ${b}`}</text>
        </g>
        {words.map(({ key, x, y, at, side }) => (
          <g key={key}>
            <title>{key}</title>
            <circle cx={x} cy={y} r={DOT_PX} fill={`var(--div-${side.toLowerCase()})`} />
            {at !== undefined && (
              <text
                x={at}
                y={y}
                fontSize={FONT_PX}
                dominantBaseline="central"
                fontFamily={families.serif}
                fill="var(--ink)"
                lang="et"
              >
                {key}
              </text>
            )}
          </g>
        ))}
      </Box>
      <SavePictureButtons picture={picture} fileName={t('picture.file_name')} />
    </Box>
  );
}
