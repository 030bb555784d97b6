import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import { SCROLL_HEADER_OFFSET_PX } from '../../shared/ui/scroll-to-element';

/** From here on the cards stand beside the text, at most so far away. */
export const TWO_COLUMNS = '@media (min-width: 64em)';
const WIDEST_PX = 1232;
/** Widest box of the text in pixels: 75 characters and its edges. */
const TEXT_PX = 760;
/** What stands beside the text, in a scroll of its own. */
export const SIDE_ID = 'corrector-side';

export type CorrectorScreen = 'phone' | 'tablet' | 'wide';

/** Where the active correction is told about: on a sheet, beside its mark, or in its card. */
export function useCorrectorScreen(): CorrectorScreen {
  const isWide = useMediaQuery(TWO_COLUMNS, { noSsr: true });
  const isTablet = useIsAtLeast('sm');
  return isWide ? 'wide' : isTablet ? 'tablet' : 'phone';
}

interface CorrectorLayoutProps {
  readonly text: ReactNode;
  readonly side: ReactNode;
  /** On narrow screens the side comes first: what is looked at is there. */
  readonly sideFirst: boolean;
}

/** The text, and beside it what is said about it. */
export function CorrectorLayout({ text, side, sideFirst }: CorrectorLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 5,
        rowGap: 3,
        alignItems: 'start',
        justifyContent: 'space-between',
        gridTemplateColumns: 'minmax(0, 1fr)',
        pb: 3,
        maxWidth: WIDEST_PX,
        [TWO_COLUMNS]: { gridTemplateColumns: `minmax(0, ${TEXT_PX}px) minmax(320px, 400px)` },
      }}
    >
      <Box component="section" sx={{ minWidth: 0 }}>
        {text}
      </Box>
      <Box
        id={SIDE_ID}
        sx={{
          minWidth: 0,
          order: sideFirst ? -1 : 0,
          pt: 1,
          [TWO_COLUMNS]: {
            order: 0,
            position: 'sticky',
            top: SCROLL_HEADER_OFFSET_PX,
            maxHeight: `calc(100vh - ${SCROLL_HEADER_OFFSET_PX + 16}px)`,
            overflowY: 'auto',
          },
        }}
      >
        {side}
      </Box>
    </Box>
  );
}
