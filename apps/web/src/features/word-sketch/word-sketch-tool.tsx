import FormHelperText from '@mui/material/FormHelperText';
import { sketchSorts } from '@keelerada/contract/fields/choices';
import {
  DEFAULT_SKETCH_ROWS,
  MAX_KEYWORD_CHARACTERS,
  MAX_MIN_COOCCURRENCE,
  MAX_SKETCH_ROWS,
} from '@keelerada/contract/fields/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { wordSketchCall } from '@keelerada/contract/tools/word-sketch';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import {
  choice,
  count,
  text,
  type OptionFieldProps,
  type OptionKind,
} from '../../shared/tool-frame/option-kinds';
import { keyword } from '../../shared/tool-frame/search-options';
import { defineTool } from '../../shared/tool-frame/tool-definition';
import { defineOptions, type FormFields } from '../../shared/tool-frame/tool-options';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import { JoinedField } from '../../shared/ui/joined-field';
import { KeywordInput } from '../../shared/word-search/word-search-fields';
import { WordSketchResult } from './word-sketch-result';

/** One meeting says little, and a sketch shows the strongest few: two are asked for at first. */
const FIRST_MIN_COOCCURRENCE = 2;

const isOneWord = (typed: unknown): boolean => typeof typed === 'string' && /^\S+$/u.test(typed.trim());

type WordFieldProps = Pick<OptionFieldProps<string>, 'label' | 'hint' | 'value' | 'onChange'> & {
  readonly isRequired?: boolean;
  readonly isMissing?: boolean;
};

/** A field for one word. */
function WordField({ label, hint, value, onChange, isRequired = false, isMissing = false }: WordFieldProps) {
  const { t } = useTranslation(['word-sketch-screen', 'tool-frame']);
  const id = useId();
  const isFaulty = isMissing || (value.trim() !== '' && !isOneWord(value));
  return (
    <JoinedField
      isFaulty={isFaulty}
      choice={null}
      note={
        isFaulty && (
          <FormHelperText id={id} error role={isMissing ? 'alert' : undefined}>
            {t(isMissing ? 'tool-frame:error_mandatory_field' : 'word_fault')}
          </FormHelperText>
        )
      }
    >
      <KeywordInput
        {...{ value, onChange, isFaulty, label, isRequired }}
        hint={hint ?? ''}
        describedBy={id}
      />
    </JoinedField>
  );
}

const word: OptionKind<string, string> = {
  ...keyword,
  label: 'options.keyword',
  read: (linked) => (isOneWord(linked) ? keyword.read(linked, {}) : undefined),
  check: (typed, values) => (isOneWord(typed) ? keyword.check(typed, values) : { fault: null }),
};
const comparedWord: OptionKind<string, string | undefined> = {
  ...text(MAX_KEYWORD_CHARACTERS, (typed) => (isOneWord(typed) ? undefined : null)),
  Field: WordField,
};

export const options = defineOptions(
  'word-sketch-screen',
  {
    keyword: word,
    vordlussona: comparedWord,
    sort: choice(sketchSorts, 'LOGDICE', { tell: 'cited' }),
    minCooccurrence: count(MAX_MIN_COOCCURRENCE, FIRST_MIN_COOCCURRENCE, { tell: 'cited' }),
    limit: count(MAX_SKETCH_ROWS, DEFAULT_SKETCH_ROWS, { tell: 'cited' }),
  },
  (sent, texts) => ({
    ...makeTextFields(texts),
    ...(texts.compared !== null && { vordlus: makeTextFields(texts.compared) }),
    ...sent,
  }),
);

/** Which word to sketch. */
function SketchedWordField({ values, onChange, showsErrors }: FormFields<typeof options.empty>) {
  const { t } = useTranslation('word-sketch-screen');
  return (
    <WordField
      {...{ label: t('options.keyword'), hint: t('hints.keyword'), value: values.keyword, isRequired: true }}
      onChange={(word) => onChange({ ...values, keyword: word })}
      isMissing={showsErrors && values.keyword.trim() === ''}
    />
  );
}

const tool = defineTool({
  name: 'word-sketch',
  messages: 'word-sketch-screen',
  options,
  Bar: SketchedWordField,
  call: wordSketchCall,
  countRows: ({ seosed }) => seosed.length,
  // With the word in the texts, every collocate may have been too rare.
  findNothingKey: ({ minCooccurrence }, { sona, vordlus }) =>
    sona.esinemisi + (vordlus?.esinemisi ?? 0) > 0 && minCooccurrence > 1
      ? 'word-sketch-screen:nothing_left'
      : 'tool-frame:error_no_matching_keywords',
  Result: WordSketchResult,
  start: { ...options.empty, keyword: 'keel' },
  searchRoute: 'wordsketch',
  withSearch: (values, { word }) => ({ ...values, keyword: word, vordlussona: '' }),
});

/** Word sketch: the words that belong to a word, by their grammatical relation to it. */
export const WordSketchTool = () => <ToolScreen tool={tool} />;
