import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { undo, undoDepth } from 'prosemirror-history';
import { useTranslation } from 'react-i18next';
import { heights, letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { makeErrorStyle } from '../../../shared/error-marks/error-look';
import { isError, readFamily } from '../analysis/corrections';
import { useOpenCorrector } from '../corrector-context';
import type { OpenCorrection } from '../use-proofreading';
import type { TextActions } from '../use-text-actions';
import { AllDone, useIsAllDone } from './all-done';
import { DetailButtons, DetailMore, DetailText, useActiveLabel, useIsAnswered } from './correction-detail';
import { CorrectionSummary } from './correction-summary';

/** One height whatever it shows, so that its buttons stay under the thumb; in a low window the text keeps some room. */
const SHEET_HEIGHT = 'min(272px, 60vh)';

/** It sticks to the foot of the window while the text is in sight, and covers nothing of the page below. */
const sheetStyle = {
  position: 'sticky',
  bottom: 0,
  mx: -2,
  mt: 'auto',
  zIndex: 'appBar',
  display: 'flex',
  flexDirection: 'column',
  px: 2,
  bgcolor: 'var(--surface)',
  boxShadow: 'var(--sh-menu)',
  borderRadius: '8px 8px 0 0',
  displayPrint: 'none',
} as const;

interface OpenProps {
  readonly open: OpenCorrection;
}

function ActiveCard({ open }: OpenProps) {
  const isAnswered = useIsAnswered({ open });
  return (
    <>
      <Box
        key={open.mark.id}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', py: 1, '& > * + *': { mt: 0.5 } }}
      >
        <Box sx={{ fontFamily: 'var(--serif)', ...letters[20] }}>
          <CorrectionSummary open={open} isPlaceOnly={!isAnswered} />
        </Box>
        <DetailText open={open} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <DetailMore open={open} />
        </Box>
      </Box>
      <Box
        sx={{ flex: 'none', display: 'flex', gap: 1, pt: 1, pb: 2, '& .MuiButton-root': { minHeight: 44 } }}
      >
        <DetailButtons open={open} />
      </Box>
    </>
  );
}

function SheetLabel({ open }: OpenProps) {
  const { hints } = useOpenCorrector();
  const isKind = isError(open.correction) && hints.step !== 'place';
  return (
    <Box component="span" sx={isKind ? makeErrorStyle(readFamily(open.correction)) : {}}>
      {useActiveLabel({ open })}
    </Box>
  );
}

/** On phones: the marks one after the other at the foot of the screen, under the text that they are about. */
export function CorrectionSheet({ actions }: { readonly actions: TextActions }) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const { editor, proofreading } = useOpenCorrector();
  const { view, state } = editor;
  const { walked, active, step } = proofreading;
  const isAllDone = useIsAllDone();
  if (walked.length === 0 && active === null)
    return isAllDone ? (
      <Box sx={{ ...sheetStyle, pb: 1 }}>
        <AllDone actions={actions} />
      </Box>
    ) : null;
  const place = walked.findIndex(({ mark }) => mark.id === active?.mark.id) + 1;
  const count = formatNumber(walked.length);
  const where =
    place === 0
      ? t('status.errors', { count: walked.length, formatted: count })
      : `${formatNumber(place)} / ${count}`;
  return (
    <Box
      component="section"
      aria-label={t('sheet.title')}
      sx={{ ...sheetStyle, height: active === null ? 'auto' : SHEET_HEIGHT }}
    >
      <Box
        sx={{
          ...{
            flex: 'none',
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            mx: -1,
            height: heights.header,
          },
          borderBottom: '1px solid var(--grid)',
        }}
      >
        <IconButton aria-label={t('sheet.previous')} onClick={() => step(-1)}>
          <PreviousIcon />
        </IconButton>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {where}
        </Box>
        <IconButton aria-label={t('sheet.next')} onClick={() => step(1)}>
          <NextIcon />
        </IconButton>
        {view !== null && state !== null && undoDepth(state) > 0 && (
          <IconButton aria-label={t('toolbar.undo')} onClick={() => undo(view.state, view.dispatch)}>
            <UndoIcon />
          </IconButton>
        )}
        <Box sx={{ ml: 'auto', mr: 1, color: 'var(--ink-2)', textAlign: 'right' }}>
          {active !== null && <SheetLabel open={active} />}
        </Box>
      </Box>
      {active !== null && <ActiveCard open={active} />}
    </Box>
  );
}
