import type { LevelTotals } from '@keelerada/contract/texts/text-selection';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language';
import { readLevelName } from '../text-groups/label-groups';
import { NO_RATE, ratePerMillion } from './rate-per-million';
import type { ResultColumn } from '../ui/result-table/result-column';
import { textLevels } from '@keelerada/contract/fields/choices';
import { findLevelInk } from './level-ink';

const PICTURE_PX = 58;
const HEIGHT_PX = 16;
const BAR_PX = 8;
const STEP_PX = 10;
const LEAST_PX = 1;

/** Frequencies of one word by level, the largest as high as the picture; `label` says them. */
function LevelBars({ rates, label }: { readonly rates: readonly number[]; readonly label: string }) {
  const most = Math.max(...rates, Number.MIN_VALUE);
  return (
    <svg width={PICTURE_PX} height={HEIGHT_PX} role="img" aria-label={label} style={{ display: 'block' }}>
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

const WIDTH_PX = 88;

interface LevelRow {
  readonly tasemed?: readonly number[] | undefined;
}

/** A column of five bars by level, per million words; in files the counts have columns of their own. None without levels. */
export function useLevelColumns<Row extends LevelRow>(
  levels: LevelTotals | null | undefined,
): readonly ResultColumn<Row>[] {
  const { t } = useTranslation('pictures');
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language === 'et' ? 'et-EE' : 'en-GB', { maximumFractionDigits: 0 });
    if (!levels?.some(({ texts }) => texts > 0)) return [];
    const write = (rate: number | null) => (rate === null ? NO_RATE : format.format(rate));
    const name = (place: number) => {
      const { tase } = levels[place]!;
      return readLevelName(tase)[language];
    };
    const rateOf = ({ tasemed }: Row, place: number) =>
      ratePerMillion(tasemed?.[place] ?? 0, levels[place]!.runningWords);
    const describe = (row: Row) =>
      t('levels.per_million', {
        figures: levels.map((_, place) => `${name(place)} ${write(rateOf(row, place))}`).join(', '),
      });
    return [
      {
        id: 'levels',
        kind: 'text',
        heading: t('levels.heading'),
        readText: describe,
        renderCell: (row) => (
          <LevelBars rates={levels.map((_, place) => rateOf(row, place) ?? 0)} label={describe(row)} />
        ),
        isSortable: false,
        isPicture: true,
        widthPx: WIDTH_PX,
      },
      ...levels.map((_, place): ResultColumn<Row> => ({
        id: `level${place}`,
        kind: 'number',
        heading: t('levels.frequency', { level: name(place) }),
        readNumber: ({ tasemed }) => tasemed?.[place] ?? 0,
        isHidden: true,
      })),
    ];
  }, [levels, t, language]);
}
