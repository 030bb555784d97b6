import { useTranslation } from 'react-i18next';
import { SelectField } from '../ui/select-field';

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
    <SelectField
      label={label}
      value={value}
      onChange={onChange}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      options={['', ...(isOffered ? [] : [value]), ...options.map((option) => option.value)]}
      nameOption={(each) =>
        each === '' ? t('any') : (options.find((option) => option.value === each)?.label ?? each)
      }
    />
  );
}
