import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useTextSelection } from '../../shared/text-selection/text-selection';

/** What is chosen: corpus texts saved for analysis, their count, and the own text. */
export function SelectionChips() {
  const { t } = useTranslation('tools');
  const formatNumber = useNumberFormat();
  const { corpusTextIds, ownTexts, textCount, hasTexts, saveCorpusTexts, saveOwnTexts } = useTextSelection();
  return (
    <Stack role="status" direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {corpusTextIds !== null && (
        <Chip color="primary" label={t('chips.saved')} onDelete={() => saveCorpusTexts([])} />
      )}
      {ownTexts !== null && (
        <Chip color="secondary" label={t('chips.own')} onDelete={() => saveOwnTexts('')} />
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
