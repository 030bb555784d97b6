import { type ProficiencyLevel, proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenSelection } from '../../shared/saved-selections/use-open-selection';
import { readSide } from '../../shared/text-selection/selected-texts';
import { useComparison } from '../../shared/text-selection/selection-side';
import { useTextSelection, useWholeSelection } from '../../shared/text-selection/text-selection';
import { wholeCorpusQuery } from '../../shared/text-selection/whole-corpus.queries';

/** A tile was pressed whose texts are not chosen yet: the bar, which they make anew, opens again for a second one. */
let isPressed = false;

/** Whether a tile was pressed since this was asked. */
export function takeTilePress(): boolean {
  const wasPressed = isPressed;
  isPressed = false;
  return wasPressed;
}

/** Levels side by side: one chooses its texts, the next is compared with them, and the chosen one gives them back. */
export function LevelTiles() {
  const { t } = useTranslation('tools');
  const id = useId();
  const { side } = useTextSelection();
  const whole = useWholeSelection();
  const { isComparing } = useComparison();
  const { openQuery, isPending } = useOpenSelection();
  const levels = readSide(whole, side).corpusSource?.query.level ?? [];
  const chosen = levels.length === 1 ? levels[0] : undefined;
  const choose = (level: ProficiencyLevel | null) => {
    isPressed = true;
    // Of those that the first selection's query finds whatever their level, else of the corpus.
    const { level: _level, ...query } = whole.corpusSource?.query ?? wholeCorpusQuery;
    const isSecond = level !== null && chosen !== undefined && !isComparing;
    openQuery(
      level ?? t('selection.whole'),
      level === null ? query : { ...query, level: [level] },
      isSecond ? 'B' : side,
    );
  };
  return (
    <div>
      <Typography id={id} sx={{ color: 'var(--ink-2)', mb: 0.5 }}>
        {t('selection.levels')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen ?? null}
        aria-labelledby={id}
        aria-busy={isPending}
        onChange={(_, next: ProficiencyLevel | null) => choose(next)}
      >
        {proficiencyLevels.map((level) => (
          <ToggleButton key={level} value={level}>
            {level}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
