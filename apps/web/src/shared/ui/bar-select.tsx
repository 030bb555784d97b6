import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import { CONTROL_PX, CORNER_PX, letters, rem, TOUCH_PX } from '../design/tokens';

interface BarSelectProps<Value extends string> {
  readonly label: string;
  /** The label stands before the value, in one frame with it. */
  readonly showsLabel?: boolean;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: (value: Value) => boolean;
}

/** A choice in a bar, or in the frame of a field: of one thing out of a list. */
export function BarSelect<Value extends string>(props: BarSelectProps<Value>) {
  const { label, showsLabel = false, value, choices, onChange, isDisabled } = props;
  return (
    <Box component="label" sx={showsLabel ? framedStyle : plainStyle}>
      {showsLabel && (
        <Box component="span" sx={{ color: 'var(--ink-2)', whiteSpace: 'nowrap' }}>
          {label}
        </Box>
      )}
      <NativeSelect
        disableUnderline
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        inputProps={{ 'aria-label': label }}
        sx={selectStyle}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each} disabled={isDisabled?.(each)}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

const plainStyle = {
  ...letters[14],
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: CONTROL_PX,
  borderRadius: `${CORNER_PX}px`,
  '&:hover': { bgcolor: 'var(--sunken)' },
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
  '@media (pointer: coarse)': { minHeight: TOUCH_PX },
} as const;

/** A label and what is chosen or typed, in one frame. */
export const framedStyle = {
  ...plainStyle,
  gap: '8px',
  pl: '12px',
  border: '1px solid var(--line-strong)',
  bgcolor: 'var(--surface)',
  flex: '0 1 auto',
} as const;

const selectStyle = {
  ...letters[14],
  fontWeight: 500,
  minWidth: 0,
  '& select.MuiNativeSelect-select': {
    fieldSizing: 'content',
    maxWidth: { xs: rem(176), md: rem(208) },
    height: rem(CONTROL_PX - 2),
    paddingBlock: 0,
    paddingInline: `8px ${rem(28)}`,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&:focus': { backgroundColor: 'transparent' },
    '& option': { backgroundColor: 'var(--surface)' },
  },
  'label:has(> span) > & select.MuiNativeSelect-select': { paddingLeft: 0 },
  '& .MuiNativeSelect-icon': { right: '6px', fontSize: '1.125rem', color: 'var(--ink-3)' },
} as const;
