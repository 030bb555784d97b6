import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { letters } from '../../../shared/design/tokens';

interface FacetChoiceProps {
  readonly label: string;
  /** How many texts the choice finds; undefined while it is not known. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly isPartlyChosen?: boolean;
  /** Whether it can be picked without texts. */
  readonly canBeEmpty?: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly sx?: object;
}

/** A box to tick with the number of its texts. What finds no text cannot be picked, only taken back. */
export function FacetChoice(props: FacetChoiceProps) {
  const { label, count, isChosen, isPartlyChosen = false, canBeEmpty = false, onChange, sx } = props;
  const id = useId();
  const formatNumber = useNumberFormat();
  const isEmpty = count === 0 && !isChosen && !isPartlyChosen && !canBeEmpty;
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 28,
        minWidth: 0,
        ...letters[14],
        lineHeight: 1.25,
        borderRadius: 0.5,
        cursor: isEmpty ? 'default' : 'pointer',
        color: isEmpty ? 'text.disabled' : 'text.primary',
        '&:hover': { bgcolor: isEmpty ? 'transparent' : 'action.hover' },
        ...sx,
      }}
    >
      <Checkbox
        size="small"
        checked={isChosen}
        indeterminate={isPartlyChosen}
        disabled={isEmpty}
        onChange={(_, isNowChosen) => onChange(isNowChosen)}
        slotProps={{ input: { 'aria-label': label, 'aria-describedby': id } }}
        sx={{ p: 0.25 }}
      />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Box
        component="span"
        id={id}
        sx={{
          fontVariantNumeric: 'tabular-nums',
          ...letters[14],
          color: isEmpty ? 'inherit' : 'text.secondary',
        }}
      >
        {count === undefined ? '' : formatNumber(count)}
      </Box>
    </Box>
  );
}
