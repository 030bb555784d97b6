import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

interface CqlChoiceFieldProps {
  readonly label: string;
  /** Empty if the choice is open. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A drop-down of which nothing has to be chosen. A value that it does not offer is shown as it is. */
export function CqlChoiceField({ label, value, options, onChange }: CqlChoiceFieldProps) {
  const { t } = useTranslation('word-context-cql');
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('any')}</MenuItem>
      {!isOffered && <MenuItem value={value}>{value}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
