import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { isQuiet } from '../corrections';
import type { OpenCorrection, Proofreading } from '../use-proofreading';
import type { CorrectionActions } from './correction-detail';
import { CorrectionDetail } from './correction-detail';
import { CorrectionSummary } from './correction-summary';
import { QuietDetail } from './quiet-words';
import { useActiveLabel } from './use-active-label';

interface CorrectionSheetProps extends CorrectionActions {
  readonly proofreading: Proofreading;
}

/** It sticks to the foot of the window while the text is in sight, and covers nothing of the page below. */
const sheetStyle = {
  position: 'sticky',
  bottom: 0,
  mx: -2,
  zIndex: 'appBar',
  maxHeight: '60vh',
  overflowY: 'auto',
  px: 2,
  py: 1,
  bgcolor: 'var(--surface)',
  boxShadow: 'var(--sh-menu)',
  borderRadius: '8px 8px 0 0',
  displayPrint: 'none',
} as const;

function ActiveCard({ open, ...actions }: CorrectionActions & { readonly open: OpenCorrection }) {
  const isUnknown = isQuiet(open.correction);
  return (
    <Box sx={{ pb: 1 }}>
      <Box sx={{ fontFamily: 'var(--serif)', ...letters[20], pb: 0.5 }}>
        <CorrectionSummary open={open} isPlaceOnly={isUnknown || actions.hints.step !== 'answer'} />
      </Box>
      {isUnknown ? (
        <QuietDetail open={open} decline={actions.decline} ignore={actions.ignore} />
      ) : (
        <CorrectionDetail open={open} {...actions} />
      )}
    </Box>
  );
}

function SheetLabel({ open, hints }: Pick<CorrectionActions, 'hints'> & { readonly open: OpenCorrection }) {
  return <span>{useActiveLabel(open, hints)}</span>;
}

/** On phones: the errors one after the other at the foot of the screen, under the text that they are about. */
export function CorrectionSheet({ proofreading, ...actions }: CorrectionSheetProps) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const { open, active, step, goBack } = proofreading;
  if (open.length === 0 && active === null) return null;
  const place = open.findIndex(({ mark }) => mark.id === active?.mark.id) + 1;
  const count = formatNumber(open.length);
  const where = place === 0 ? count : `${formatNumber(place)} / ${count}`;
  return (
    <Box component="section" aria-label={t('sheet.title')} sx={sheetStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: -1, mr: -1 }}>
        <IconButton aria-label={t('sheet.previous')} onClick={() => step(-1)}>
          <PreviousIcon />
        </IconButton>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {place === 0 ? t('status.errors', { count: open.length, formatted: count }) : where}
        </Box>
        <IconButton aria-label={t('sheet.next')} onClick={() => step(1)}>
          <NextIcon />
        </IconButton>
        <Box sx={{ ml: 'auto', color: 'var(--ink-2)' }}>
          {active !== null && <SheetLabel open={active} hints={actions.hints} />}
        </Box>
        {active !== null && (
          <IconButton aria-label={t('sheet.close')} onClick={goBack}>
            <CloseIcon />
          </IconButton>
        )}
      </Box>
      {active !== null && <ActiveCard open={active} {...actions} />}
    </Box>
  );
}
