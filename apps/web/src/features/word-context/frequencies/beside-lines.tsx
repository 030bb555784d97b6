import BarChartIcon from '@mui/icons-material/BarChart';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '../../../shared/design/tokens';
import type { CountedLines } from '../../../shared/word-menu/counted-lines';
import type { ContextSource } from '../query/word-context.queries';
import { useFrequenciesSetting } from './frequencies-setting';
import { lazyPart } from '../../../shared/i18n/lazy-messages';

/** Its code and its calls come after the lines. */
const LazyPanel = lazyPart(async () => (await import('./frequencies-panel')).FrequenciesPanel);

/** From here on there is room for the panel beside the lines. */
const WIDE = '(min-width: 64em)';

/** Where the panel shows: beside the lines, in a sheet over them, or nowhere. */
export function useFrequencies() {
  const { isOpen, setOpen } = useFrequenciesSetting();
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  return {
    isWide,
    isShown: isWide ? isOpen : isSheetOpen,
    show: (isShown: boolean) => (isWide ? void setOpen(isShown) : setIsSheetOpen(isShown)),
  };
}

type Frequencies = ReturnType<typeof useFrequencies>;

/** Opens the panel where it is not shown. */
export function FrequenciesButton({ isShown, show }: Frequencies) {
  const { t } = useTranslation('word-context-lines');
  if (isShown) return null;
  return (
    <Button color="inherit" startIcon={<BarChartIcon />} onClick={() => show(true)}>
      {t('frequencies.title')}
    </Button>
  );
}

interface BesideLinesProps {
  readonly frequencies: Frequencies;
  readonly source: ContextSource;
  readonly onCount: (counted: CountedLines | null) => void;
  readonly children: ReactNode;
}

/** The lines, and the panel at their right or in a sheet. */
export function BesideLines({ frequencies, source, onCount, children }: BesideLinesProps) {
  const { isWide, isShown, show } = frequencies;
  const hasLines = useAfterFirstSight();
  const panel = (count: BesideLinesProps['onCount']) =>
    isShown &&
    hasLines && (
      <Suspense>
        <LazyPanel source={source} onCount={count} onClose={() => show(false)} />
      </Suspense>
    );
  if (!isWide)
    return (
      <>
        {children}
        <Drawer
          anchor="bottom"
          open={isShown}
          onClose={() => show(false)}
          slotProps={{ paper: { sx: { maxHeight: '80vh', px: 'var(--edge, 16px)', py: space[8] } } }}
        >
          {panel((counted) => {
            show(false);
            onCount(counted);
          })}
        </Drawer>
      </>
    );
  return (
    <Box sx={columnsStyle} data-with-panel={isShown || undefined}>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {panel(onCount)}
    </Box>
  );
}

/** True once the lines have been painted: the panel asks nothing before that. */
function useAfterFirstSight(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAfter(true));
    return () => clearTimeout(timer);
  }, []);
  return isAfter;
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-with-panel]': {
    gridTemplateColumns: 'minmax(0, 1fr) 264px',
    columnGap: space[40],
    '@media (min-width: 100em)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
  '@media print': {
    '&[data-with-panel]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > aside': { display: 'none' },
  },
} as const;
