import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { letters } from '../design/tokens';
import { hiddenStyle } from './hidden-heading';

interface PillsProps<Option extends string> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: Option | null;
  /** Screen readers alone hear a label that the options need not. */
  readonly isLabelHidden?: boolean;
  /** In a bar the label stands before them; a phone has no room for it. */
  readonly isInBar?: boolean;
  readonly onChoose: (option: Option) => void;
  readonly show: (option: Option) => ReactNode;
}

/** A few choices side by side, one of which is pressed; on a phone they scroll. */
export function Pills<Option extends string>(props: PillsProps<Option>) {
  const { label, options, chosen, isInBar = false, isLabelHidden = false, onChoose, show } = props;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box
        component="legend"
        sx={isLabelHidden ? hiddenStyle : { ...legendStyle, ...(isInBar && barLegendStyle) }}
      >
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: { sm: 'wrap' }, gap: '4px', overflowX: 'auto', p: '2px' }}>
        {options.map((option) => (
          <Button
            key={option}
            color="inherit"
            variant="outlined"
            aria-pressed={option === chosen}
            onClick={() => onChoose(option)}
            sx={pillStyle}
          >
            {show(option)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const legendStyle = { ...letters[12], fontWeight: 500, color: 'var(--ink-3)', p: 0, pb: '4px' } as const;
const barLegendStyle = { float: 'left', pt: '10px', px: 1, display: { xs: 'none', sm: 'block' } } as const;
const pillStyle = {
  flex: 'none',
  minWidth: 0,
  borderColor: 'var(--line)',
  color: 'var(--ink-2)',
  '&[aria-pressed=true]': {
    borderColor: 'var(--ink)',
    bgcolor: 'var(--sunken)',
    color: 'var(--ink)',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 1px var(--ink)',
  },
} as const;
