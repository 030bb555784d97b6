import type { ExampleLevel } from '@keelerada/contract/teaching/examples';
import type { TextLevel } from '@keelerada/contract/fields/choices';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { CORNER_PX, letters } from '../design/tokens';
import { useNumberFormat } from '../i18n/use-language';
import { findLevelInk } from '../levels/level-ink';

const unknownColours = { ground: 'var(--sunken)', ink: 'var(--ink-2)' };

interface LevelChoiceProps {
  readonly levels: readonly ExampleLevel[];
  readonly chosen: TextLevel | null;
  readonly onChoose: (level: TextLevel | null) => void;
}

/** The levels that have the word, with how often; the chosen one is lit. */
export function LevelChoice({ levels, chosen, onChoose }: LevelChoiceProps) {
  const { t } = useTranslation('word-examples');
  const formatNumber = useNumberFormat();
  return (
    <Box role="group" aria-label={t('levels')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {levels.map(({ tase, esinemisi }) => {
        const isChosen = tase === chosen;
        const { ground, ink } = tase === null ? unknownColours : findLevelInk(tase);
        return (
          <ButtonBase
            key={tase ?? 'none'}
            aria-pressed={isChosen}
            onClick={() => onChoose(tase)}
            sx={{
              minHeight: 32,
              px: 1,
              gap: 1,
              borderRadius: `${CORNER_PX}px`,
              fontFamily: 'var(--sans)',
              ...letters[14],
              fontWeight: 600,
              color: isChosen ? ink : 'var(--ink-2)',
              bgcolor: isChosen ? ground : 'transparent',
              '@media (pointer: coarse)': { minHeight: 44 },
              '&:hover': { bgcolor: isChosen ? ground : 'var(--hover)' },
              '&:focus-visible': { outline: '2px solid var(--focus)' },
            }}
          >
            {t(`level.${tase ?? 'NONE'}`)}
            <Box
              component="span"
              sx={{ ...letters[12], fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}
            >
              {formatNumber(esinemisi)}
            </Box>
          </ButtonBase>
        );
      })}
    </Box>
  );
}
