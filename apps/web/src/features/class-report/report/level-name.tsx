import Box from '@mui/material/Box';
import type { ClassTextReport } from '@keelerada/contract/class-report';
import { letters } from '../../../shared/design/tokens';
import { levelColours } from '../../../shared/levels/level-colours';

export type ClassLevel = NonNullable<ClassTextReport['level']>;

/** „A2” or, for a short text, „A2–B1”. */
export const nameLevel = (level: ClassLevel): string => [...new Set(level)].join('–');

/** A level with its colour, which is that of the lower of two. */
export function LevelChip({ level }: { readonly level: ClassLevel }) {
  const { ground, ink } = levelColours[level[0]];
  return (
    <Box
      component="span"
      data-drawn
      sx={{
        ...letters[12],
        display: 'inline-block',
        px: '6px',
        borderRadius: '2px',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        bgcolor: ground,
        color: ink,
        boxShadow: 'inset 0 0 0 1px var(--lv-edge)',
      }}
    >
      {nameLevel(level)}
    </Box>
  );
}
