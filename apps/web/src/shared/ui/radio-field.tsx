import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';

interface RadioFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly nameOption: (option: Value) => ReactNode;
  readonly onChange: (value: Value) => void;
}

/** A few values side by side or below each other, one of which is chosen. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, value, options, nameOption, onChange } = props;
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map((option) => (
          <FormControlLabel key={option} value={option} control={<Radio />} label={nameOption(option)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
