import type { ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSide } from '../../shared/text-selection/selected-texts';
import { useNotices } from '../../shared/notices/notices';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import { foundTextsOptions, wholeCorpusQuery } from '../../shared/text-selection/whole-corpus.queries';

/** Chooses the texts of two levels, of those that the query of the selection finds whatever their level, else of the corpus. */
function useOpenLevels() {
  const client = useQueryClient();
  const whole = useWholeSelection();
  const { showNotice } = useNotices();
  const find = async (level: ProficiencyLevel) => {
    const query = { ...(whole.corpusSource?.query ?? wholeCorpusQuery), level: [level] };
    const corpusTextIds = await client.fetchQuery(foundTextsOptions(query));
    return { corpusTextIds, corpusSource: { query, unchosenIds: [] }, ownTexts: null };
  };
  return useMutation({
    mutationFn: (levels: readonly ProficiencyLevel[]) => Promise.all(levels.map(find)),
    onSuccess: ([first, second], levels) => {
      const before = { ...readSide(whole, 'A'), compared: whole.compared };
      whole.changeSelection(() => ({ ...first!, compared: second! }));
      const undo = { labelKey: 'notices:undo', run: () => whole.changeSelection(() => before) };
      showNotice('info', 'saved-selections:opened', { name: levels.join(', ') }, undo);
    },
    meta: { showsProgress: true },
  });
}

/** Two levels, pressed one after the other, are compared. */
export function LevelPair({ levels }: { readonly levels: readonly ProficiencyLevel[] }) {
  const { t } = useTranslation('comparison');
  const id = useId();
  const [chosen, setChosen] = useState<readonly ProficiencyLevel[]>([]);
  const { mutate, isPending } = useOpenLevels();
  const choose = (next: readonly ProficiencyLevel[]) => {
    setChosen(next);
    if (next.length === 2) mutate(next.toSorted());
  };
  return (
    <Box>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {t('levels')}
      </Typography>
      <ToggleButtonGroup
        size="small"
        value={chosen}
        disabled={isPending}
        aria-labelledby={id}
        onChange={(_, next: readonly ProficiencyLevel[]) => choose(next)}
      >
        {levels.map((level) => (
          <ToggleButton key={level} value={level}>
            {level}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
