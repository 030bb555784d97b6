import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FOLD, letters } from '../../../shared/design/tokens';
import { isAdvice, readFamily } from '../analysis/corrections';
import { makeErrorStyle } from '../../../shared/error-marks/error-look';
import { adviceStyle } from '../shown/mark-style';
import type { OpenCorrection } from '../use-proofreading';
import { useOpenCorrector } from '../corrector-context';
import { CorrectionDetail } from './correction-detail';
import { CorrectionSummary } from './correction-summary';
import { useTypeLabel } from './use-type-label';

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  width: '100%',
  minHeight: 44,
  px: 1.5,
  py: 1,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
} as const;

const slideUp = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const detailStyle = { px: 1.5, pb: 1.5, animation: `${slideUp} ${FOLD}` } as const;

/** One correction in the list: what stands and what would be right; the active one tells why, unless its mark does. */
export function CorrectionCard({ open }: { readonly open: OpenCorrection }) {
  const { t } = useTranslation('corrector');
  const { proofreading, hints, isBesideMark } = useOpenCorrector();
  const typeLabel = useTypeLabel()(open.correction.correction_type);
  const { error_id: id, tier } = open.correction;
  const detailId = `correction-detail-${id}`;
  const isActive = proofreading.active?.mark.id === open.mark.id;
  const showsDetail = isActive && !isBesideMark;
  const isAdvised = isAdvice(open.correction);
  const hidesAnswer = !isAdvised && hints.isOn && !(isActive && hints.step === 'answer');
  return (
    <Box
      id={`correction-${id}`}
      sx={{ borderBottom: '1px solid var(--line)', bgcolor: isActive ? 'var(--sunken)' : undefined }}
    >
      <Box
        component="button"
        type="button"
        aria-expanded={showsDetail}
        aria-controls={detailId}
        onClick={() => proofreading.activate(showsDetail ? null : id, 'list')}
        sx={headStyle}
      >
        <Box
          component="span"
          sx={{ fontFamily: 'var(--serif)', ...(showsDetail ? letters[20] : letters[16]) }}
        >
          <CorrectionSummary open={open} isPlaceOnly={hidesAnswer} />
        </Box>
        {!hidesAnswer && (
          <Box component="span" sx={{ ml: 'auto', color: 'var(--ink-2)', ...letters[12] }}>
            {tier === 'possible' && `${t('proofreading.possible')} · `}
            <Box component="span" sx={isAdvised ? adviceStyle : makeErrorStyle(readFamily(open.correction))}>
              {typeLabel}
            </Box>
          </Box>
        )}
      </Box>
      <Box id={detailId} sx={detailStyle} hidden={!showsDetail}>
        {showsDetail && <CorrectionDetail open={open} />}
      </Box>
    </Box>
  );
}
