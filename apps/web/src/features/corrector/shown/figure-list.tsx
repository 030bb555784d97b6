import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useNumberFormat } from '../../../shared/i18n/use-language';

interface FigureListProps {
  readonly figures: readonly { readonly label: string; readonly value: number }[];
}

/** Counts with their names. */
export function FigureList({ figures }: FigureListProps) {
  const formatNumber = useNumberFormat();
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.75 }}
    >
      {figures.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <Box
            component="dd"
            sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
          >
            {formatNumber(value)}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
