import { writerGroupNames, writerGroups, type Label } from '@keelerada/contract/texts/enumerations';
import { readOwn } from '@keelerada/estonian/make-table';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { letters } from '../design/tokens';
import { useLabel } from '../i18n/use-language';
import { findLevelInk } from './level-ink';

interface LevelChipProps {
  readonly level: string;
  /** What is written in the colour of the level: for a short text two levels. */
  readonly name?: string;
}

/** A level in its colour; its name is read out and shown on pointing. */
export function LevelChip({ level, name = level }: LevelChipProps) {
  const { t } = useTranslation('pictures');
  const { ground, ink, edge } = findLevelInk(level);
  const readLabel = useLabel();
  const writers = readOwn<Label>(writerGroupNames, level);
  return (
    <Box
      component="abbr"
      data-drawn
      title={writers ? readLabel(writers) : t('level', { level: name })}
      sx={{
        ...letters[12],
        display: 'inline-block',
        minWidth: 28,
        px: 0.5,
        borderRadius: '2px',
        textAlign: 'center',
        textDecoration: 'none',
        fontWeight: 600,
        bgcolor: ground,
        color: ink,
        boxShadow: edge,
      }}
    >
      {writers ? readLabel(readOwn<Label>(writerGroups, level)!) : name}
    </Box>
  );
}
