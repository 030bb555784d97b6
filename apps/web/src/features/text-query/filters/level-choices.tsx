import Box from '@mui/material/Box';
import { textFilterOptions } from '@keelerada/contract/texts/text-filters';
import { readOwn } from '@keelerada/estonian/make-table';
import { useId } from 'react';
import { FOCUS_RING, letters } from '../../../shared/design/tokens';
import { useLabel, useNumberFormat } from '../../../shared/i18n/use-language';
import { LevelChip } from '../../../shared/levels/level-chip';

const LETTERS = ['A', 'B', 'C'];
/** A letter, or one of its two levels; others are groups of writers. */
const LEVEL = /^[ABC][12]?$/u;

interface LevelChoicesProps {
  readonly chosen: readonly string[];
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Levels as tiles with a line for each letter: the letter itself, which finds both its levels, and these; last groups of writers. */
export function LevelChoices({ chosen, counts, onChange }: LevelChoicesProps) {
  const readLabel = useLabel();
  const levels = textFilterOptions.level.map(({ value }) => value);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '8px', p: '2px' }}>
      {textFilterOptions.level.map(({ value: level, label }) => (
        <LevelTile
          key={level}
          level={level}
          label={readLabel(label)}
          count={counts && (readOwn(counts, level) ?? 0)}
          isChosen={chosen.includes(level)}
          onChange={(isChosen) =>
            onChange(levels.filter((each) => (each === level ? isChosen : chosen.includes(each))))
          }
          place={
            LEVEL.test(level)
              ? { gridColumn: Number(level.charAt(1)) + 1, gridRow: LETTERS.indexOf(level.charAt(0)) + 1 }
              : { gridColumn: 4 }
          }
        />
      ))}
    </Box>
  );
}

interface LevelTileProps {
  readonly level: string;
  readonly label: string;
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly place: object;
}

/** A level with the number of its texts; the whole tile is the box to tick. */
function LevelTile({ level, label, count, isChosen, onChange, place }: LevelTileProps) {
  const id = useId();
  const formatNumber = useNumberFormat();
  return (
    <Box component="label" sx={{ ...tileStyle, ...place }}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={({ target }) => onChange(target.checked)}
        aria-label={label}
        aria-describedby={id}
      />
      <LevelChip level={level} />
      <span id={id}>{count === undefined ? '' : formatNumber(count)}</span>
    </Box>
  );
}

const tileStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minHeight: 52,
  border: '1px solid var(--line)',
  borderRadius: '3px',
  ...letters[14],
  fontVariantNumeric: 'tabular-nums',
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' },
  '&:has(input:enabled)': { cursor: 'pointer' },
  '&:has(input:enabled):hover': { bgcolor: 'var(--sunken)' },
  '&:has(input:disabled)': { color: 'var(--ink-3)' },
  '&:has(input:checked)': {
    borderColor: 'var(--ink)',
    boxShadow: 'inset 0 0 0 1px var(--ink)',
    fontWeight: 600,
  },
  '&:has(input:focus-visible)': FOCUS_RING,
} as const;
