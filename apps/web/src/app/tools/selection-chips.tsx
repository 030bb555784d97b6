import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { DeletableChip } from '../../shared/ui/deletable-chip';

/** What is chosen: corpus texts saved for analysis, their count, and the own text, which has a chip of its own. */
export function SelectionChips() {
  const { t } = useTranslation('tools');
  const { compared, corpusTextIds, ownTexts, saveCorpusTexts, saveOwnTexts } = useTextSelection();
  const count = corpusTextIds?.length ?? 0;
  // Two selections are named in a list of their own.
  if (compared !== null) return null;
  return (
    <Stack
      aria-live="polite"
      direction="row"
      spacing={1}
      useFlexGap
      // It stays for screen readers while it is empty, and takes no room then.
      sx={{ flexWrap: 'wrap', '&:empty': { position: 'absolute' } }}
    >
      {count > 0 && <Chip variant="outlined" label={t('chips.count', { count })} />}
      {corpusTextIds !== null && (
        <DeletableChip
          label={t('chips.saved')}
          forgetLabel={t('chips.forget_corpus')}
          onForget={() => saveCorpusTexts([])}
        />
      )}
      {ownTexts !== null && (
        <DeletableChip
          label={t('chips.own')}
          forgetLabel={t('chips.forget_own')}
          onForget={() => saveOwnTexts('')}
        />
      )}
    </Stack>
  );
}
