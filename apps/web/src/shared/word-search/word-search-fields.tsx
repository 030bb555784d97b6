import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { SearchType } from '@keelerada/contract/choices';
import { searchTypes } from '@keelerada/contract/choices';
import { MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../i18n/use-language';
import type { SearchTypeValues, WordSearchValues } from './word-search-values';
import { withSearchType } from './word-search-values';

/** The limit is shown once so few characters are left. */
const TELL_LIMIT_WITHIN = 40;

interface FieldProps<Values> {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  /** True after a try to send: what is missing is then said. */
  readonly showsErrors: boolean;
}

/** Word form or base form; mandatory. */
export function SearchTypeField<Values extends SearchTypeValues>({
  values,
  onChange,
  showsErrors,
}: FieldProps<Values>) {
  const { t } = useTranslation(['word-search', 'tool-frame']);
  const id = useId();
  const isMissing = showsErrors && values.type === null;
  return (
    <FormControl
      error={isMissing}
      required
      data-faulty={isMissing || undefined}
      sx={{
        flexDirection: { xs: 'column', md: 'row' },
        flexWrap: 'wrap',
        alignItems: { md: 'center' },
        columnGap: 2,
      }}
    >
      <FormLabel id={id}>{t('type.title')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        value={values.type ?? ''}
        onChange={({ target }) => onChange(withSearchType(values, target.value as SearchType))}
      >
        {searchTypes.map((type) => (
          <FormControlLabel
            key={type}
            value={type}
            control={<Radio required={false} />}
            label={t(`type.${type}`)}
          />
        ))}
      </RadioGroup>
      {isMissing && (
        <FormHelperText id={`${id}-error`} role="alert" sx={{ mx: 0 }}>
          {t('tool-frame:error_mandatory_field')}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** The word or words looked for; mandatory. */
export function KeywordField<Values extends WordSearchValues>({
  values,
  onChange,
  showsErrors,
}: FieldProps<Values>) {
  const { t } = useTranslation(['word-search', 'tool-frame']);
  const formatNumber = useNumberFormat();
  const isMissing = showsErrors && values.keyword.trim() === '';
  const isNearLimit = values.keyword.length > MAX_KEYWORD_CHARACTERS - TELL_LIMIT_WITHIN;
  const hint = isNearLimit
    ? t('keyword.limit', {
        now: formatNumber(values.keyword.length),
        most: formatNumber(MAX_KEYWORD_CHARACTERS),
      })
    : t('keyword.hint');
  return (
    <TextField
      size="small"
      required
      label={t('keyword.title')}
      value={values.keyword}
      onChange={({ target }) => onChange({ ...values, keyword: target.value })}
      error={isMissing}
      data-faulty={isMissing || undefined}
      helperText={isMissing ? t('tool-frame:error_mandatory_field') : hint}
      slotProps={{
        htmlInput: {
          maxLength: MAX_KEYWORD_CHARACTERS,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          lang: 'et',
        },
        formHelperText: isMissing ? { role: 'alert' } : {},
      }}
      sx={{ flex: '1 1 320px', maxWidth: 640 }}
    />
  );
}

/** Tells upper and lower case apart; has no meaning for base forms. */
export function KeepCapitalizationField<Values extends SearchTypeValues>({
  values,
  onChange,
}: Omit<FieldProps<Values>, 'showsErrors'>) {
  const { t } = useTranslation('word-search');
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={values.keepCapitalization}
          disabled={values.type === 'LEMMAS'}
          onChange={(_, keepCapitalization) => onChange({ ...values, keepCapitalization })}
        />
      }
      label={t('keep_capitalization')}
    />
  );
}
