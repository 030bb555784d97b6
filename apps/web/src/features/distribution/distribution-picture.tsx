import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BarChart } from '../../shared/charts/bar-chart';
import { TimeChart, type TimeRow } from '../../shared/charts/time-chart';
import { useWidth } from '../../shared/charts/use-width';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { hasRate, NO_RATE } from '../../shared/levels/rate-per-million';
import { SavePictureButtons } from '../../shared/pictures/save-picture-buttons';
import { useRateFormat } from '../../shared/i18n/use-rate-format';
import { letters } from '../../shared/design/tokens';
import type { ShownGroup } from './order-groups';
import type { ChartRow, ChartValue } from '../../shared/charts/chart-data';
import { findLevelInk } from '../../shared/levels/level-ink';

const LEVEL = /^[ABC][12]?$/u;
const YEAR = /^[0-9]{4}$/u;

/** Paints of one word, and of two. */
const ONE_PAINT = ['var(--datum-strong)'] as const;
const TWO_PAINTS = ['var(--div-a)', 'var(--div-b)'] as const;

const listPaints = (isOfTwo: boolean): readonly string[] => (isOfTwo ? TWO_PAINTS : ONE_PAINT);

/** Of two words each has its own paint; of one word the levels have theirs. */
function findPaint({ value, isSmall }: ShownGroup): Pick<ChartValue, 'paint'> {
  if (isSmall) return { paint: 'var(--ink-2)' };
  if (value === null) return { paint: 'var(--datum)' };
  return LEVEL.test(value) ? { paint: findLevelInk(value).ground } : {};
}

/** A row for each group of the first word, with that of the second word in it. */
function makeChartRows(
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
function readYears(rows: readonly ChartRow[]): readonly TimeRow[] {
  return rows
    .flatMap((row) => (YEAR.test(row.key) ? [{ ...row, at: Number(row.key) }] : []))
    .sort((one, other) => one.at - other.at);
}

/** Which colour is which word. */
function WordLegend({ words }: { readonly words: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
      {words.map((word, place) => (
        <Box
          key={place}
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, ...letters[14] }}
        >
          <Box
            component="span"
            aria-hidden
            data-drawn
            sx={{ width: 12, height: 12, bgcolor: TWO_PAINTS[place] }}
          />
          <Box component="span" lang="et" sx={{ fontFamily: 'var(--serif)', ...letters[16] }}>
            {word}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const FILE_WIDTH_PX = 860;
/** With more bars, those that say too little are left out at first. */
const MOST_FIRST_BARS = 15;

interface DistributionPictureProps {
  readonly groups: readonly ShownGroup[];
  /** Name of the property. */
  readonly property: string;
  /** What was looked for. */
  readonly search: string;
  /** The second word; null without one. */
  readonly secondSearch: string | null;
  /** Groups are years, drawn as a line. */
  readonly isOverTime: boolean;
  /** Whether groups with few data are drawn; null leaves it to their number. */
  readonly showsSmall: boolean | null;
  readonly onShowSmall: (showsSmall: boolean) => void;
}

/** Bars of the rates by one property, on the screen and, with a heading, in the file that is saved. */
export function DistributionPicture({
  groups: all,
  property,
  search: firstSearch,
  secondSearch,
  isOverTime,
  showsSmall,
  onShowSmall,
}: DistributionPictureProps) {
  const { t } = useTranslation('distribution-screen');
  const search = secondSearch === null ? firstSearch : `${firstSearch}, ${secondSearch}`;
  const { place, widthPx } = useWidth();
  const picture = useRef<SVGSVGElement>(null);
  const formatRate = useRateFormat();
  const formatNumber = useNumberFormat();
  const smallCount = all.filter(({ isSmall }) => isSmall).length;
  const canHide = smallCount > 0 && smallCount < all.length;
  const hides = canHide && !(showsSmall ?? all.length <= MOST_FIRST_BARS);
  const groups = hides ? all.filter(({ isSmall }) => !isSmall) : all;
  const hasSmall = smallCount > 0 && !hides;
  const heading = [
    t('picture.heading', { search, property }),
    t('picture.interval'),
    ...(hasSmall ? [t('picture.small')] : []),
  ];
  const isOfTwo = secondSearch !== null;
  const writeRate = (group: ShownGroup) =>
    hasRate(group.runningWords) ? formatRate(group.perMillion) : NO_RATE;
  const rows = makeChartRows(groups, isOfTwo, (group) => ({
    figure: writeRate(group),
    title: t('picture.bar', {
      name: isOfTwo ? `${group.second ? secondSearch : firstSearch}, ${group.label}` : group.label,
      rate: writeRate(group),
      low: formatRate(group.low),
      high: group.high === null ? '∞' : formatRate(group.high),
    }),
  }));
  const common = {
    series: listPaints(isOfTwo),
    label: t('picture.label', { search, property }),
    axisLabel: t('picture.axis'),
    formatValue: formatRate,
  };
  const years = isOverTime ? readYears(rows) : [];
  const draw = (more: { widthPx: number; heading?: readonly string[]; picture?: Ref<SVGSVGElement> }) =>
    years.length > 1 ? (
      <TimeChart {...common} {...more} rows={years} mark="line" nameTime={String} />
    ) : (
      <BarChart {...common} {...more} rows={rows} />
    );
  return (
    <Stack spacing={1.5}>
      {isOfTwo && <WordLegend words={[firstSearch, secondSearch]} />}
      <Box ref={place} sx={{ minWidth: 0, overflow: 'hidden' }}>
        {draw({ widthPx })}
      </Box>
      {/* The file has a heading and a width of its own, so it is drawn apart and never shown. */}
      <Box sx={{ display: 'none' }} aria-hidden>
        {draw({ widthPx: FILE_WIDTH_PX, heading, picture })}
      </Box>
      {canHide && (
        <FormControlLabel
          control={<Switch size="small" checked={!hides} onChange={(_, isShown) => onShowSmall(isShown)} />}
          label={t('picture.all_groups', { formatted: formatNumber(smallCount) })}
          sx={{ ml: 0, gap: 0.5, alignSelf: 'flex-start', color: 'text.secondary' }}
        />
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'flex-start',
          justifyContent: 'space-between',
        }}
      >
        <Typography sx={{ color: 'text.secondary', flex: '1 1 320px', maxWidth: '80ch' }}>
          {t('picture.interval')} {hasSmall && t('picture.small')}
        </Typography>
        <SavePictureButtons picture={picture} fileName={t('picture.file_name')} />
      </Box>
    </Stack>
  );
}
