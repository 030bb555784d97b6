import { type ProficiencyLevel, proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useComparison } from '../../shared/text-selection/selection-side';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { SaveSelectionDialog } from '../../features/saved-selections/save-selection-dialog';
import { useOpenLevel } from './use-open-level';
import { CompareButton } from './compare-button';
import { LevelPair } from './level-pair';
import type { SideActions } from './side-actions';
import { SpreadBars } from './spread-bars';
import { type SelectionSummary, useSelectionSummary } from './use-selection-summary';

/** Saves the corpus texts that are chosen under a name. */
function SaveSelectionButton() {
  const { t } = useTranslation('saved-selections');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('save.open')}
      </Button>
      {isOpen && <SaveSelectionDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** What is being analysed: how much, found by which filters, of which levels and languages. Of two selections that of the side. */
export function SelectionPanel(actions: SideActions) {
  const { t } = useTranslation('tools');
  const { side, corpusTextIds, hasTexts, saveCorpusTexts, saveOwnTexts } = useTextSelection();
  const { isComparing } = useComparison();
  const { line, ownText, ...spreads } = useSelectionSummary();
  const levels = spreads.levels.map(({ label }) => label).filter(isLevel);
  const openLevel = useOpenLevel();
  const clear = () => {
    saveCorpusTexts([]);
    saveOwnTexts('');
  };
  if (!hasTexts) return null;
  return (
    <Box role="group" aria-label={t('selection.title')} sx={columnStyle}>
      {line !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{line}</Typography>}
      {ownText !== null && <Typography>{ownText}</Typography>}
      <Spreads {...spreads} onLevel={(level) => openLevel(level, side)} />
      {levels.length > 1 && !isComparing && <LevelPair levels={levels} />}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {corpusTextIds !== null && (
          <Button size="small" variant="outlined" onClick={() => actions.onEdit(side)}>
            {t('selection.edit')}
          </Button>
        )}
        {corpusTextIds !== null && <SaveSelectionButton />}
        <Button size="small" onClick={clear}>
          {t('selection.clear')}
        </Button>
        {!isComparing && <CompareButton {...actions} />}
      </Stack>
    </Box>
  );
}

interface SpreadsProps extends Pick<SelectionSummary, 'levels' | 'nativeLanguages' | 'citizenships'> {
  readonly onLevel: (level: ProficiencyLevel) => void;
}

const isLevel = (label: string): label is ProficiencyLevel =>
  (proficiencyLevels as readonly string[]).includes(label);

function Spreads({ levels, nativeLanguages, citizenships, onLevel }: SpreadsProps) {
  const { t } = useTranslation('tools');
  return (
    <>
      <SpreadBars
        title={t('selection.levels')}
        values={levels}
        showsAll
        {...(levels.length > 1 && { onChoose: (label: string) => isLevel(label) && onLevel(label) })}
      />
      <SpreadBars title={t('selection.native_languages')} values={nativeLanguages} />
      <SpreadBars title={t('selection.citizenships')} values={citizenships} />
    </>
  );
}

const columnStyle = { display: 'flex', flexDirection: 'column', gap: 1.5 } as const;
