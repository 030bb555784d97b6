import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import { MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../design/tokens';
import { useNumberFormat } from '../i18n/use-language';
import { JoinedField, frameStyle } from '../ui/joined-field';
import { SearchTypeSelect, isSearchType } from './search-type-select';
import { type SearchTypeValues, withSearchType, type WordSearchValues } from './word-search-values';

/** The limit is shown once so few characters are left. */
const TELL_LIMIT_WITHIN = 40;

interface FieldProps<Values> {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  /** True after a try to send: what is missing is then said. */
  readonly showsErrors: boolean;
}

/** Word form or base form alone, where no word is looked for. */
export function SearchTypeField<Values extends SearchTypeValues>({
  values,
  onChange,
}: Pick<FieldProps<Values>, 'values' | 'onChange'>) {
  return (
    <Box sx={{ ...frameStyle, display: 'inline-flex' }}>
      <SearchTypeSelect
        value={values.type}
        onChange={(type) => isSearchType(type) && onChange(withSearchType(values, type))}
      />
    </Box>
  );
}

/** A mandatory field that was left empty. */
export function MissingNote({ id }: { readonly id: string }) {
  const { t } = useTranslation('tool-frame');
  return (
    <FormHelperText id={id} role="alert" error>
      {t('error_mandatory_field')}
    </FormHelperText>
  );
}

interface KeywordInputProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly isFaulty: boolean;
  readonly describedBy?: string | undefined;
  /** Another name and hint, where it is one word of two. */
  readonly label?: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
}

/** The word or words looked for; mandatory. */
export function KeywordInput({ value, onChange, isFaulty, describedBy, ...named }: KeywordInputProps) {
  const { t } = useTranslation('word-search');
  const { label = t('keyword.title'), hint = t('keyword.hint'), isRequired = true } = named;
  return (
    <InputBase
      required={isRequired}
      placeholder={hint}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isFaulty}
      data-faulty={isFaulty || undefined}
      inputProps={{
        ...{ 'aria-label': label, 'aria-describedby': describedBy },
        ...{ maxLength: MAX_KEYWORD_CHARACTERS, autoComplete: 'off', autoCapitalize: 'none' },
        ...{ spellCheck: false, lang: 'et' },
      }}
      sx={keywordStyle}
    />
  );
}

/** What is said under a keyword: that it is missing, or that it nears its limit. */
export function KeywordNote({ id, value, isMissing }: { id: string; value: string; isMissing: boolean }) {
  const { t } = useTranslation('word-search');
  const formatNumber = useNumberFormat();
  if (isMissing) return <MissingNote id={id} />;
  if (value.length <= MAX_KEYWORD_CHARACTERS - TELL_LIMIT_WITHIN) return null;
  const limit = { now: formatNumber(value.length), most: formatNumber(MAX_KEYWORD_CHARACTERS) };
  return <FormHelperText id={id}>{t('keyword.limit', limit)}</FormHelperText>;
}

/** What is looked for, and by what: base form or word form. */
export function WordSearchField<Values extends WordSearchValues>({
  values,
  onChange,
  showsErrors,
}: FieldProps<Values>) {
  const id = useId();
  const isMissing = showsErrors && values.keyword.trim() === '';
  return (
    <JoinedField
      isFaulty={isMissing}
      note={<KeywordNote id={id} value={values.keyword} isMissing={isMissing} />}
      choice={
        <SearchTypeSelect
          value={values.type}
          onChange={(type) => isSearchType(type) && onChange(withSearchType(values, type))}
        />
      }
    >
      <KeywordInput
        value={values.keyword}
        onChange={(keyword) => onChange({ ...values, keyword })}
        isFaulty={isMissing}
        describedBy={id}
      />
    </JoinedField>
  );
}

const keywordStyle = {
  ...letters[16],
  paddingInline: '12px',
  '& input': { fontFamily: 'var(--serif)', paddingBlock: 0 },
  '& input::placeholder': { fontFamily: 'var(--serif)', color: 'var(--ink-3)', opacity: 1 },
} as const;
