import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useTextSelection } from '../../shared/text-selection/text-selection';

interface ForgettableChipProps {
  readonly label: string;
  readonly forgetLabel: string;
  readonly color: 'primary' | 'secondary';
  readonly onForget: () => void;
}

/** A chip with a real button to delete it: reachable by the Tab key and announced by screen readers. */
function ForgettableChip({ label, forgetLabel, color, onForget }: ForgettableChipProps) {
  return (
    <Chip
      color={color}
      label={
        <>
          {label}
          <IconButton
            size="small"
            color="inherit"
            aria-label={forgetLabel}
            onClick={onForget}
            sx={{ p: 0.5, mr: -1, ml: 0.5 }}
          >
            <CloseIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </>
      }
    />
  );
}

/** What is chosen: corpus texts saved for analysis, their count, and the own text. */
export function SelectionChips() {
  const { t } = useTranslation('tools');
  const formatNumber = useNumberFormat();
  const { corpusTextIds, ownTexts, textCount, hasTexts, saveCorpusTexts, saveOwnTexts } = useTextSelection();
  return (
    <Stack aria-live="polite" direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {corpusTextIds !== null && (
        <ForgettableChip
          color="primary"
          label={t('chips.saved')}
          forgetLabel={t('chips.forget_corpus')}
          onForget={() => saveCorpusTexts([])}
        />
      )}
      {ownTexts !== null && (
        <ForgettableChip
          color="secondary"
          label={t('chips.own')}
          forgetLabel={t('chips.forget_own')}
          onForget={() => saveOwnTexts('')}
        />
      )}
      {hasTexts && (
        <Chip
          variant="outlined"
          label={t('chips.count', { count: textCount, formatted: formatNumber(textCount) })}
        />
      )}
    </Stack>
  );
}
