import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { donationCountries, OTHER_COUNTRY } from '@keelerada/contract/texts/donation-choices';
import { studyMaterials } from '@keelerada/contract/texts/enumerations';
import { useTranslation } from 'react-i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import { useLanguage } from '../../../shared/i18n/use-language';
import { MultiSelect } from '../../../shared/ui/multi-select';
import { type Choice, renderChoices } from '../form-fields';
import { listChoices, listTypesOf } from '../list-choices';
import { listPropertyChoices } from '../../../shared/text-preview/text-properties';
import { isNumber } from './review-values';

/** Donors write these in their own words, several with commas. */
const typedNames: ReadonlySet<string> = new Set(['emakeel', 'muudkeeled']);

/** The choices of a property, those of the donor's form where it asks for it; null where something is typed. */
function useFieldChoices({ name, fields }: ReviewFieldProps): readonly Choice[] | null {
  const { t } = useTranslation('donation');
  const language = useLanguage();
  if (name === 'tekstityyp') return listTypesOf(fields['korpus'] ?? '', language);
  if (name === 'riik') return listChoices(donationCountries, language);
  if (name === 'abivahendid')
    return [
      { value: 'jah', label: t('codes.true') },
      { value: 'ei', label: t('codes.false') },
    ];
  const choices = typedNames.has(name) ? [] : listPropertyChoices(name);
  return choices.length === 0 ? null : choices.map(([value, label]) => ({ value, label: label[language] }));
}

/** Id of a field's input, for moving the focus to it. */
export const makeReviewFieldId = (name: string): string => `review-${name}`;

interface ReviewFieldProps {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What is wrong with the value, or nothing. */
  readonly fault?: string | undefined;
  readonly isReadOnly: boolean;
  readonly isRequired?: boolean;
  readonly onChange: (name: string, value: string) => void;
}

/** The field of one property, with its name and the choices of the donor's form. */
export function ReviewField(props: ReviewFieldProps) {
  const { name, fields, fault, isReadOnly, isRequired = false, onChange } = props;
  const { t } = useTranslation('donation');
  const choices = useFieldChoices(props);
  const value = readOwn(fields, name) ?? '';
  if (name === 'akad_oppematerjal') return <MaterialsField {...props} />;
  const common = {
    id: makeReviewFieldId(name),
    label: t(`review.fields.${name}`),
    value,
    required: isRequired,
    disabled: isReadOnly,
    error: fault !== undefined,
    helperText: fault,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
    fullWidth: true,
  };
  const formHelperText = { role: 'alert' };
  if (choices === null)
    return (
      <TextField
        {...common}
        {...(name === 'kirjeldus' && { multiline: true, maxRows: 6 })}
        slotProps={{ formHelperText, htmlInput: isNumber(name) ? { inputMode: 'numeric' } : {} }}
      />
    );
  const isListed = value === '' || choices.some((choice) => choice.value === value);
  // Another country than those of the list has its name in a field of its own.
  const isOtherCountry = name === 'riik' && (!isListed || value === OTHER_COUNTRY);
  // Any other value that no list has stays to be seen, and can be kept.
  const all = isListed || isOtherCountry ? choices : [{ value, label: value }, ...choices];
  return (
    <>
      <TextField
        {...common}
        select
        value={isOtherCountry ? OTHER_COUNTRY : value}
        slotProps={{ formHelperText }}
      >
        <MenuItem value="" disabled={isRequired}>
          <em>{t('not_told')}</em>
        </MenuItem>
        {renderChoices(all)}
      </TextField>
      {isOtherCountry && (
        <TextField
          {...common}
          id={makeReviewFieldId('riik-name')}
          label={t('fields.elukohariikMuu')}
          value={value === OTHER_COUNTRY ? '' : value}
          onChange={({ target }) => onChange(name, target.value || OTHER_COUNTRY)}
          slotProps={{ formHelperText }}
        />
      )}
    </>
  );
}

function MaterialsField({ name, fields, isReadOnly, onChange }: ReviewFieldProps) {
  const { t } = useTranslation('donation');
  const language = useLanguage();
  return (
    <MultiSelect
      label={t(`review.fields.${name}`)}
      options={listChoices(studyMaterials, language).filter(({ value }) => value !== 'ei')}
      value={(readOwn(fields, name) ?? '').split(', ').filter((each) => each !== '')}
      onChange={(values) => onChange(name, values.join(', '))}
      emptyText={t('not_told')}
      isDisabled={isReadOnly}
    />
  );
}
