import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { hasRate, NO_RATE } from '../../shared/levels/rate-per-million';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { ColourName } from '../../shared/design/tokens';
import { lightColours } from '../../shared/design/tokens';
import { pictureInks } from '../../shared/pictures/picture-inks';
import { SavePictureButtons } from '../../shared/pictures/save-picture-buttons';
import type { ChartColours } from './bar-chart';
import { BarChart, measureHeading } from './bar-chart';
import type { BarMark } from './lay-out-bars';
import { layOutBars } from './lay-out-bars';
import type { ShownGroup } from './order-groups';
import { useRateFormat } from './use-rate-format';
import { WordLegend } from './word-legend';
import { readYears, YearChart } from './year-chart';

const FILE_WIDTH_PX = 860;
/** Width before the place is measured. */
const FIRST_WIDTH_PX = 640;
/** With more bars, those that say too little are left out at first. */
const MOST_FIRST_BARS = 15;

/** The levels of the corpus on the one scale from weak to strong. */
function paintLevels(paint: (name: ColourName) => string): Readonly<Record<string, string>> {
  const steps = { A: 'lv-a2', B: 'lv-b1', B2: 'lv-b2', C: 'lv-c1' } as const;
  const names = ['A', 'A1', 'A2', 'B', 'B1', 'B2', 'C', 'C1', 'C2'] as const;
  return Object.fromEntries(
    names.map((name) => [name, paint(steps[name === 'B2' ? 'B2' : (name[0] as 'A' | 'B' | 'C')])]),
  );
}

const screenColours: ChartColours = {
  text: 'var(--mui-palette-text-primary)',
  muted: 'var(--mui-palette-text-secondary)',
  line: 'var(--mui-palette-divider)',
  bar: 'var(--datum-strong)',
  first: 'var(--div-a)',
  second: 'var(--div-b)',
  missing: 'var(--datum)',
  ground: 'var(--paper)',
  levels: paintLevels((name) => `var(--${name})`),
};
const fileColours: ChartColours = {
  text: pictureInks.text.light,
  muted: pictureInks.soft.light,
  line: pictureInks.line.light,
  bar: lightColours['datum-strong'],
  first: lightColours['div-a'],
  second: lightColours['div-b'],
  missing: lightColours.datum,
  ground: pictureInks.paper.light,
  levels: paintLevels((name) => lightColours[name]),
};

/** Width of the place that the picture fills. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [widthPx, setWidth] = useState(FIRST_WIDTH_PX);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth || FIRST_WIDTH_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, widthPx };
}

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
  const common = {
    label: t('picture.label', { search, property }),
    axisLabel: t('picture.axis'),
    formatRate,
    describe: ({ group }: Pick<BarMark, 'group'>) =>
      t('picture.bar', {
        name:
          secondSearch === null
            ? group.label
            : `${group.second ? secondSearch : firstSearch}, ${group.label}`,
        rate: hasRate(group.runningWords) ? formatRate(group.perMillion) : NO_RATE,
        low: formatRate(group.low),
        high: group.high === null ? '∞' : formatRate(group.high),
      }),
  };
  const legend = secondSearch === null ? [] : [firstSearch, secondSearch];
  const points = isOverTime ? readYears(groups) : [];
  const isLine = points.length > 1;
  return (
    <Stack spacing={1.5}>
      {legend.length > 0 && <WordLegend words={legend} />}
      <Box ref={place} sx={{ minWidth: 0, overflow: 'hidden' }}>
        {isLine ? (
          <YearChart {...common} points={points} widthPx={widthPx} colours={screenColours} />
        ) : (
          <BarChart
            {...common}
            layout={layOutBars(groups, widthPx)}
            colours={screenColours}
            fontFamily="inherit"
          />
        )}
      </Box>
      {/* The file has colours of its own, so it is drawn apart and never shown. */}
      <Box sx={{ display: 'none' }} aria-hidden>
        {isLine ? (
          <YearChart
            {...common}
            picture={picture}
            points={points}
            widthPx={FILE_WIDTH_PX}
            heading={heading}
            colours={fileColours}
          />
        ) : (
          <BarChart
            {...common}
            picture={picture}
            layout={layOutBars(groups, FILE_WIDTH_PX, measureHeading(heading.length))}
            heading={heading}
            colours={fileColours}
            fontFamily="inherit"
          />
        )}
      </Box>
      {canHide && (
        <FormControlLabel
          control={<Switch size="small" checked={!hides} onChange={(_, isShown) => onShowSmall(isShown)} />}
          label={t('picture.all_groups', { formatted: formatNumber(smallCount) })}
          slotProps={{ typography: { variant: 'body2' } }}
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
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 320px', maxWidth: '80ch' }}>
          {t('picture.interval')} {hasSmall && t('picture.small')}
        </Typography>
        <SavePictureButtons picture={picture} fileName={t('picture.file_name')} />
      </Box>
    </Stack>
  );
}
