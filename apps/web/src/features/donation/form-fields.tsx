import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DonationValues, FieldFaults, SingleField } from './donation-values';
import { renderOptions, type SelectOption } from '../../shared/ui/multi-select';

export interface FormPart {
  readonly values: DonationValues;
  readonly faults: FieldFaults;
  readonly onChange: (change: Partial<DonationValues>) => void;
}

interface FieldProps extends FormPart {
  readonly name: SingleField;
  readonly isRequired?: boolean;
  readonly hint?: string;
}

interface LineFieldProps extends FieldProps {
  readonly rows?: number;
  readonly isNumber?: boolean;
}

/** Of a button in the row of a field: beside the field, below the line of its label. */
export const besideFieldStyle = { flexShrink: 0, mt: { sm: '24px' } } as const;

/** Id of a field's input, for moving the focus to it. */
export const makeFieldId = (name: string): string => `donation-${name}`;

/** A field in which something is typed. */
export function LineField({ rows, isNumber = false, ...field }: LineFieldProps) {
  const props = useFieldProps(field);
  return (
    <TextField
      {...props}
      {...(rows === undefined ? {} : { multiline: true, rows })}
      slotProps={{
        htmlInput: {
          ...(isNumber ? { inputMode: 'numeric' } : {}),
          ...(rows && rows > 4 ? { lang: 'et' } : {}),
        },
      }}
    />
  );
}

export type Choice = SelectOption;

interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly Choice[];
  readonly isDisabled?: boolean;
}

/** Choices as items of a list, under their headings. */
export const renderChoices = (choices: readonly Choice[]): ReactNode[] =>
  renderOptions(choices, ({ value, label }) => (
    <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
      {label}
    </MenuItem>
  ));

/** A field with a list to choose one value from, or none. */
export function ChoiceField({ choices, isDisabled = false, ...field }: ChoiceFieldProps) {
  const { t } = useTranslation('donation');
  const props = useFieldProps(field);
  return (
    <TextField {...props} select disabled={isDisabled}>
      {field.isRequired ? null : (
        <MenuItem value="">
          <em>{t('not_told')}</em>
        </MenuItem>
      )}
      {renderChoices(choices)}
    </TextField>
  );
}

function useFieldProps({ name, values, faults, onChange, isRequired = false, hint }: FieldProps) {
  const { t } = useTranslation('donation');
  const fault = faults[name];
  return {
    id: makeFieldId(name),
    name,
    label: t(`fields.${name}`),
    value: values[name],
    required: isRequired,
    error: fault !== undefined,
    helperText: fault === undefined ? hint : t(`faults.${fault}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    fullWidth: true,
  };
}
