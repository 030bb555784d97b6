import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { findErrorFamily } from '@keelerada/contract/corrector-choices';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../shared/i18n/use-language';
import { makeToolPath } from '../../../shared/word-menu/word-links';
import { isSpelling } from '../corrections';
import { makeErrorStyle } from '../shown/mark-style';
import type { OpenCorrection, Proofreading } from '../use-proofreading';
import { useTypeLabel } from './use-type-label';

export interface CorrectionActions extends Pick<Proofreading, 'accept' | 'decline'> {
  readonly ignore: (word: string) => void;
}

interface CorrectionDetailProps extends CorrectionActions {
  readonly open: OpenCorrection;
}

/** The suggestions of one correction, why, and what can be done with it. */
export function CorrectionDetail({ open, accept, decline, ignore }: CorrectionDetailProps) {
  const { t } = useTranslation('corrector');
  const language = useLanguage();
  const { correction } = open;
  const { long } = correction.explanations[language];
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {correction.suggestions.map((suggestion, place) => (
          <Button
            key={suggestion}
            size="small"
            variant={place === 0 ? 'contained' : 'outlined'}
            startIcon={place === 0 ? <CheckIcon /> : undefined}
            onClick={() => accept([open], suggestion)}
            sx={{ textAlign: 'left' }}
            lang="et"
          >
            {suggestion === '' ? t('proofreading.remove') : suggestion}
          </Button>
        ))}
      </Stack>
      {long !== '' && <Typography variant="body2">{long}</Typography>}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button size="small" color="inherit" startIcon={<CloseIcon />} onClick={() => decline([open])}>
          {t('proofreading.decline')}
        </Button>
        {isSpelling(correction) && (
          <Button size="small" color="inherit" onClick={() => ignore(correction.text)}>
            {t('proofreading.ignore')}
          </Button>
        )}
        {correction.example !== null && (
          <Link
            component={RouterLink}
            to={makeToolPath('wordcontext', {
              word: correction.example.keyword,
              type: correction.example.type,
              keepCapitalization: false,
            })}
            variant="body2"
          >
            {t('proofreading.examples')}
          </Link>
        )}
      </Stack>
    </Stack>
  );
}

/** What stands in the text and what would be right, in a line; what is missing is shown between its neighbours. */
function CorrectionSummary({ open }: { readonly open: OpenCorrection }) {
  const { t } = useTranslation('corrector');
  const { before, after } = open.neighbours;
  const { text, corrected_text: corrected } = open.correction;
  return (
    <Box component="span" lang="et" sx={{ overflowWrap: 'anywhere' }}>
      {text === '' ? before : <del>{text}</del>}
      {text !== '' && corrected !== '' && ' → '}
      {corrected !== '' && <strong>{corrected}</strong>}
      {text === '' && after}
      {corrected === '' && ` ${t('proofreading.to_remove')}`}
    </Box>
  );
}

interface CorrectionCardProps extends CorrectionActions {
  readonly open: OpenCorrection;
  readonly isActive: boolean;
  /** False while the suggestions stand beside the mark in the text. */
  readonly showsDetail: boolean;
  readonly onActivate: (id: string | null) => void;
}

/** One correction in the list; the active one shows its suggestions. */
export function CorrectionCard({ open, isActive, showsDetail, onActivate, ...actions }: CorrectionCardProps) {
  const { t } = useTranslation('corrector');
  const language = useLanguage();
  const typeLabel = useTypeLabel()(open.correction.correction_type);
  const { error_id: id, tier, explanations } = open.correction;
  const family = findErrorFamily(open.correction.correction_type).name;
  const detailId = `correction-detail-${id}`;
  return (
    <Box
      id={`correction-${id}`}
      sx={{
        border: 1,
        borderColor: isActive ? 'text.primary' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="button"
        type="button"
        aria-expanded={showsDetail}
        aria-controls={detailId}
        onClick={() => onActivate(showsDetail ? null : id)}
        sx={{
          display: 'block',
          width: '100%',
          p: 1.5,
          border: 0,
          borderRadius: 1,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'left',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <CorrectionSummary open={open} />
        <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5 }}>
          <Box component="span" sx={makeErrorStyle(family)}>
            {typeLabel}
          </Box>
          {tier === 'possible' && ` · ${t('proofreading.possible')}`}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {explanations[language].short}
        </Typography>
      </Box>
      <Box id={detailId} sx={{ px: 1.5, pb: 1.5 }} hidden={!showsDetail}>
        {showsDetail && <CorrectionDetail open={open} {...actions} />}
      </Box>
    </Box>
  );
}
