import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';

interface SegmentsProps<Value extends string> extends Pick<ToggleButtonGroupProps, 'fullWidth' | 'sx'> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  /** An option says itself where absent. */
  readonly nameOption?: (option: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** A few ways to see the same thing, joined; one is always pressed. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, nameOption = String, onChange, ...look } = props;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      onChange={(_, next: Value | null) => next !== null && onChange(next)}
      {...look}
    >
      {options.map((option) => (
        <ToggleButton key={option} value={option}>
          {nameOption(option)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
