import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isOver, type Round, countRight } from './round';

/** A stroke for each item: right, missed, shown now, to come. */
export function ProgressBar({ round }: { readonly round: Round }) {
  const { t } = useTranslation('practice');
  const { items, given, place } = round;
  const readColour = (at: number) => {
    const verdict = given[at]?.verdict;
    if (verdict !== undefined) return verdict === 'right' ? 'var(--ok)' : 'var(--e-punct)';
    return at === place ? 'var(--ink)' : 'var(--grid)';
  };
  const name = isOver(round) ? 'result.right_of' : 'progress.name';
  return (
    <Box
      role="img"
      aria-label={t(name, { place: place + 1, right: countRight(round), count: items.length })}
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${items.length}, 1fr)`, gap: '4px', pb: 1 }}
    >
      {items.map(({ id }, at) => (
        <Box key={id} data-drawn sx={{ height: 6, borderRadius: '2px', bgcolor: readColour(at) }} />
      ))}
    </Box>
  );
}
