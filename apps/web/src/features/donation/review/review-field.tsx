import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { donationCountries, OTHER_COUNTRY } from '@keelerada/contract/texts/donation-choices';
import { studyMaterials } from '@keelerada/contract/texts/enumerations';
import { useTranslation } from 'react-i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import type { Language } from '@keelerada/contract/fields/language';
import { useLanguage } from '../../../shared/i18n/use-language';
import { MultiSelect } from '../../../shared/ui/multi-select';
import { type Choice, renderChoices } from '../form-fields';
import { listChoices, listTypesOf } from '../list-choices';
import { listPropertyChoices } from '../../../shared/text-preview/text-properties';
import { isNumber } from './review-values';

/** Donors write these in their own words, several with commas. */
const typedNames: ReadonlySet<string> = new Set(['emakeel', 'muudkeeled']);

/** The choices of a property, those of the donor's form where it asks for it; null where something is typed. */
function listFieldChoices(
  name: string,
  fields: Readonly<Record<string, string>>,
  language: Language,
): readonly Choice[] | null {
  if (name === 'tekstityyp') return listTypesOf(fields['korpus'] ?? '', language);
  if (name === 'riik') return listChoices(donationCountries, language);
  const choices = typedNames.has(name) ? [] : listPropertyChoices(name);
  return choices.length === 0 ? null : choices.map(([value, label]) => ({ value, label: label[language] }));
}

/** Id of a field's input, for moving the focus to it. */
export const makeReviewFieldId = (name: string): string => `review-${name}`;

export interface ReviewFieldProps {
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
  const language = useLanguage();
  if (props.name === 'akad_oppematerjal') return <MaterialsField {...props} />;
  if (props.name === 'riik') return <CountryField {...props} />;
  if (props.name === 'abivahendid') return <YesNoField {...props} />;
  const choices = listFieldChoices(props.name, props.fields, language);
  return choices === null ? <TypedField {...props} /> : <ChosenField {...props} choices={choices} />;
}

function useCommonProps({ name, fields, fault, isReadOnly, isRequired = false, onChange }: ReviewFieldProps) {
  const { t } = useTranslation('donation');
  return {
    id: makeReviewFieldId(name),
    label: t(`review.fields.${name}`),
    value: readOwn(fields, name) ?? '',
    required: isRequired,
    disabled: isReadOnly,
    error: fault !== undefined,
    helperText: fault,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
    fullWidth: true,
    size: 'small' as const,
    slotProps: { formHelperText: { role: 'alert' } },
  };
}

function TypedField(props: ReviewFieldProps) {
  const common = useCommonProps(props);
  return (
    <TextField
      {...common}
      {...(props.name === 'kirjeldus' ? { multiline: true, maxRows: 6 } : {})}
      slotProps={{
        ...common.slotProps,
        htmlInput: isNumber(props.name) ? { inputMode: 'numeric' } : {},
      }}
    />
  );
}

function ChosenField({
  choices,
  ...props
}: ReviewFieldProps & { readonly choices: NonNullable<ReturnType<typeof listFieldChoices>> }) {
  const { t } = useTranslation('donation');
  const common = useCommonProps(props);
  // A value that no list has stays to be seen, and can be kept.
  const isListed = common.value === '' || choices.some(({ value }) => value === common.value);
  const all = isListed ? choices : [{ value: common.value, label: common.value }, ...choices];
  return (
    <TextField {...common} select>
      <MenuItem value="" disabled={props.isRequired ?? false}>
        <em>{t('not_told')}</em>
      </MenuItem>
      {renderChoices(all)}
    </TextField>
  );
}

function YesNoField(props: ReviewFieldProps) {
  const { t } = useTranslation('donation');
  const choices = [
    { value: 'jah', label: t('codes.true') },
    { value: 'ei', label: t('codes.false') },
  ];
  return <ChosenField {...props} choices={choices} />;
}

/** A country of the list, or another one by name. */
function CountryField(props: ReviewFieldProps) {
  const { t } = useTranslation('donation');
  const language = useLanguage();
  const choices = listFieldChoices(props.name, props.fields, language) ?? [];
  const value = readOwn(props.fields, props.name) ?? '';
  const isListed =
    value === '' || (value !== OTHER_COUNTRY && choices.some((choice) => choice.value === value));
  const common = useCommonProps(props);
  return (
    <>
      <ChosenField
        {...props}
        fields={{ ...props.fields, [props.name]: isListed ? value : OTHER_COUNTRY }}
        choices={choices}
      />
      {!isListed && (
        <TextField
          {...common}
          id={makeReviewFieldId('riik-name')}
          label={t('fields.elukohariikMuu')}
          value={value === OTHER_COUNTRY ? '' : value}
          onChange={({ target }) => props.onChange(props.name, target.value || OTHER_COUNTRY)}
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
