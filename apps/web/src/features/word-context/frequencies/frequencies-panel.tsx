import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import type { CountedLines } from '../../../shared/word-menu/counted-lines';
import type { ContextSource } from '../query/word-context.queries';
import { useFrequenciesSetting } from './frequencies-setting';
import { FrequencyList } from './frequency-list';

interface FrequenciesPanelProps {
  readonly source: ContextSource;
  readonly onCount: (counted: CountedLines | null) => void;
  readonly onClose: () => void;
}

/** The lines counted in two lists; each row opens its lines. */
export function FrequenciesPanel({ source, onCount, onClose }: FrequenciesPanelProps) {
  const { t } = useTranslation('word-context-lines');
  const { lists, count } = useFrequenciesSetting();
  const id = useId();
  return (
    <Box component="aside" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 32 }}>
        <Typography id={id} component="h2" sx={{ ...letters[16], fontWeight: 600 }}>
          {t('frequencies.title')}
        </Typography>
        <IconButton aria-label={t('frequencies.close')} onClick={onClose} edge="end">
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {lists.map((counting, place) => (
        <FrequencyList
          key={place}
          source={source}
          counting={counting}
          onCountingChange={(next) => count(place, next)}
          counted={source.order.counted}
          onCount={onCount}
        />
      ))}
    </Box>
  );
}
