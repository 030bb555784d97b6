import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import { sketchSorts } from '@keelerada/contract/fields/choices';
import {
  MAX_KEYWORD_CHARACTERS,
  MAX_MIN_COOCCURRENCE,
  MAX_SKETCH_ROWS,
} from '@keelerada/contract/fields/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../shared/ui/select-field';
import { letters, rem } from '../../shared/design/tokens';
import type { FormFields } from '../../shared/tool-frame/use-tool-form';
import { JoinedField } from '../../shared/word-search/joined-field';
import { CountField } from '../../shared/word-search/count-field';
import type { WordSketchValues } from './word-sketch-values';
import { isOneWord } from './word-sketch-values';

interface WordFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly isRequired?: boolean;
  readonly isMissing?: boolean;
}

/** A field for one word. */
function WordField({ label, hint, value, onChange, isRequired = false, isMissing = false }: WordFieldProps) {
  const { t } = useTranslation(['word-sketch-screen', 'tool-frame']);
  const id = useId();
  const isWrong = value.trim() !== '' && !isOneWord(value);
  const isFaulty = isWrong || isMissing;
  const fault = t(isMissing ? 'tool-frame:error_mandatory_field' : 'word.fault');
  return (
    <JoinedField
      isFaulty={isFaulty}
      choice={null}
      note={
        isFaulty && (
          <FormHelperText id={id} error role={isMissing ? 'alert' : undefined}>
            {fault}
          </FormHelperText>
        )
      }
    >
      <InputBase
        required={isRequired}
        placeholder={hint}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={isFaulty}
        data-faulty={isFaulty || undefined}
        inputProps={{
          ...{ 'aria-label': label, 'aria-describedby': id, maxLength: MAX_KEYWORD_CHARACTERS },
          ...{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, lang: 'et' },
        }}
        sx={wordStyle}
      />
    </JoinedField>
  );
}

/** Which word to sketch. */
export function SketchedWordField({ values, onChange, showsErrors }: FormFields<WordSketchValues>) {
  const { t } = useTranslation('word-sketch-screen');
  return (
    <WordField
      label={t('word.title')}
      hint={t('word.hint')}
      value={values.keyword}
      onChange={(keyword) => onChange({ ...values, keyword })}
      isRequired
      isMissing={showsErrors && values.keyword.trim() === ''}
    />
  );
}

/** What to set the word beside, and how much of it to show. */
export function WordSketchForm({ values, onChange }: FormFields<WordSketchValues>) {
  const { t } = useTranslation('word-sketch-screen');
  return (
    <>
      <WordField
        label={t('compared.title')}
        hint={t('compared.hint')}
        value={values.compared}
        onChange={(compared) => onChange({ ...values, compared })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SelectField
          label={t('sort.title')}
          value={values.sort}
          onChange={(next) => onChange({ ...values, sort: next })}
          sx={{ flex: `0 1 ${rem(184)}`, minWidth: rem(140) }}
          options={sketchSorts}
          nameOption={(sort) => t(`sort.${sort}`)}
        />
        <CountField
          label={t('min.title')}
          value={values.minCooccurrence}
          most={MAX_MIN_COOCCURRENCE}
          onChange={(minCooccurrence) => onChange({ ...values, minCooccurrence })}
        />
        <CountField
          label={t('limit.title')}
          value={values.limit}
          most={MAX_SKETCH_ROWS}
          onChange={(limit) => onChange({ ...values, limit })}
        />
      </Box>
    </>
  );
}

const wordStyle = {
  ...letters[16],
  paddingInline: '12px',
  '& input': { fontFamily: 'var(--serif)', paddingBlock: 0 },
} as const;
