import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { SpreadBars } from './spread-bars';
import { useSelectionSummary } from './use-selection-summary';

interface SelectionPanelProps {
  /** The corpus texts are to be chosen anew, beginning with the present ones. */
  readonly onEdit: () => void;
}

/** What is being analysed: how much, found by which filters, of which levels and languages. */
export function SelectionPanel({ onEdit }: SelectionPanelProps) {
  const { t } = useTranslation('tools');
  const { corpusTextIds, hasTexts, saveCorpusTexts, saveOwnTexts } = useTextSelection();
  const { line, ownText, levels, origins, isNationality } = useSelectionSummary();
  const clear = () => {
    saveCorpusTexts([]);
    saveOwnTexts('');
  };
  if (!hasTexts) return null;
  return (
    <Stack role="group" aria-label={t('selection.title')} spacing={1.5}>
      {line !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{line}</Typography>}
      {ownText !== null && <Typography>{ownText}</Typography>}
      <SpreadBars title={t('selection.levels')} values={levels} />
      <SpreadBars
        title={t(isNationality ? 'selection.nationalities' : 'selection.native_languages')}
        values={origins}
      />
      <Stack direction="row" spacing={1}>
        {corpusTextIds !== null && (
          <Button size="small" variant="outlined" onClick={onEdit}>
            {t('selection.edit')}
          </Button>
        )}
        <Button size="small" onClick={clear}>
          {t('selection.clear')}
        </Button>
      </Stack>
    </Stack>
  );
}
