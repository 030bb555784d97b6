import Box from '@mui/material/Box';
import { textFilterOptions } from '@keelerada/contract/texts/text-filters';
import { readOwn } from '@keelerada/estonian/make-table';
import { FacetChoice } from './facet-choice';

const LETTERS = ['A', 'B', 'C'];
/** A letter, or one of its two levels; others are groups of writers. */
const LEVEL = /^[ABC][12]?$/u;

interface LevelChoicesProps {
  readonly chosen: readonly string[];
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Levels with a column for each letter: the letter itself, which finds both its levels, and these below it, then groups of writers. */
export function LevelChoices({ chosen, counts, onChange }: LevelChoicesProps) {
  const levels = textFilterOptions.level.map(({ value }) => value);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 2 }}>
      {levels.map((level) => (
        <FacetChoice
          key={level}
          label={level}
          count={counts && (readOwn(counts, level) ?? 0)}
          isChosen={chosen.includes(level)}
          onChange={(isChosen) =>
            onChange(levels.filter((each) => (each === level ? isChosen : chosen.includes(each))))
          }
          sx={
            LEVEL.test(level)
              ? { gridColumn: LETTERS.indexOf(level.charAt(0)) + 1, gridRow: Number(level.charAt(1)) + 1 }
              : { gridRow: 4 }
          }
        />
      ))}
    </Box>
  );
}
