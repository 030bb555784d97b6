import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { useTranslation } from 'react-i18next';
import { boxStyle } from './practice-style';
import type { GivenAnswer } from './round';

interface ChoiceButtonsProps {
  readonly item: PracticeItem;
  readonly given: GivenAnswer | null;
  readonly onChoose: (choice: string) => void;
}

type Look = 'open' | 'right' | 'wrong' | 'off';

const looks = {
  open: { '&:hover': { bgcolor: 'var(--hover)' } },
  right: {
    ...{ borderColor: 'var(--ok)', bgcolor: 'var(--ok-soft)', fontWeight: 600 },
    ...{ boxShadow: 'inset 0 0 0 1px var(--ok)', '& svg': { color: 'var(--ok)' } },
  },
  wrong: {
    ...{ borderColor: 'var(--e-punct)', bgcolor: 'var(--e-punct-soft)' },
    '& svg': { color: 'var(--e-punct)' },
  },
  off: { color: 'var(--ink-3)', borderColor: 'var(--line)' },
} as const;

const buttonStyle = {
  ...{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '8px', px: 1.5 },
  minHeight: { xs: 52, sm: 56 },
  ...boxStyle,
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
} as const;

function readLook(item: PracticeItem, given: GivenAnswer | null, choice: string): Look {
  if (given === null) return 'open';
  if (item.accepted.includes(choice)) return 'right';
  return given.answer.text === choice ? 'wrong' : 'off';
}

/** What may stand in the place; a press or the key of its number takes it. */
export function ChoiceButtons({ item, given, onChoose }: ChoiceButtonsProps) {
  const { t } = useTranslation('practice');
  const inRow = item.choices.length === 4 ? 2 : Math.min(item.choices.length, 3);
  const columns = { xs: '1fr', sm: `repeat(${inRow}, 1fr)` };
  return (
    <Box
      role="group"
      aria-label={t('choices')}
      sx={{ display: 'grid', gridTemplateColumns: columns, gap: { xs: 1, sm: 1.5 }, pt: 3 }}
    >
      {item.choices.map((choice, place) => {
        const look = readLook(item, given, choice);
        return (
          <Box
            key={choice}
            component="button"
            type="button"
            lang="et"
            disabled={given !== null}
            data-drawn={look === 'right' || look === 'wrong' || undefined}
            aria-pressed={given?.answer.text === choice}
            aria-keyshortcuts={String(place + 1)}
            onClick={() => onChoose(choice)}
            sx={{ ...buttonStyle, ...looks[look] }}
          >
            {look === 'right' && <CheckIcon fontSize="small" aria-hidden />}
            {look === 'wrong' && <CloseIcon fontSize="small" aria-hidden />}
            {choice}
          </Box>
        );
      })}
    </Box>
  );
}
