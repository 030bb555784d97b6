import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';

type SelectFieldProps<Value extends string | number> = Omit<TextFieldProps, 'onChange' | 'value'> & {
  /** Empty where nothing is chosen yet. */
  readonly value: Value | '';
  readonly options: readonly Value[];
  readonly nameOption: (option: Value) => ReactNode;
  readonly isDisabled?: (option: Value) => boolean;
  readonly onChange: (value: Value) => void;
};

/** A field with a list of values, one of which is chosen. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { options, nameOption, isDisabled, onChange, ...field } = props;
  return (
    <TextField
      select
      // What is chosen is the value of an option as it is, a number too.
      onChange={({ target }) => onChange(target.value as Value)}
      {...field}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option} disabled={isDisabled?.(option) ?? false}>
          {nameOption(option)}
        </MenuItem>
      ))}
    </TextField>
  );
}
