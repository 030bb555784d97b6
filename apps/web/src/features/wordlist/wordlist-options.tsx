import { MAX_CUSTOM_STOPWORDS, MAX_STOPWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import { flag, optionalCount, TypedField, type OptionKind } from '../../shared/tool-frame/option-kinds';
import { countedType, keepCapitalization } from '../../shared/tool-frame/search-options';
import { defineOptions } from '../../shared/tool-frame/tool-options';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';

const MOST = 999_999_999;

/** Words separated by commas; spaces count for nothing. */
const customStopwords: OptionKind<string, string[] | null> = {
  empty: '',
  read: (linked) =>
    [linked]
      .flat()
      .filter((word) => typeof word === 'string')
      .join(', '),
  check: (typed) => {
    const words = typed
      .split(',')
      .map((word) => word.replaceAll(/\s+/gu, ''))
      .filter((word) => word !== '');
    if (words.length > MAX_CUSTOM_STOPWORDS)
      return { fault: ['faults.too_many', { most: MAX_CUSTOM_STOPWORDS }] };
    return words.some((word) => word.length > MAX_STOPWORD_CHARACTERS)
      ? { fault: ['faults.too_long', { characters: MAX_STOPWORD_CHARACTERS }] }
      : { sent: words.length > 0 ? words : null };
  },
  Field: TypedField,
  tell: 'summary.custom_stopwords',
};

const table = {
  type: countedType,
  excludeStopwords: flag({ tell: 'summary.stopwords' }),
  customStopwords,
  minFrequency: optionalCount(MOST, { tell: 'summary.min_frequency' }),
  keepCapitalization,
};

export const wordlistOptions = defineOptions('wordlist', table);

/** Those of two selections, with how many texts of both together a word needs. */
export const keynessOptions = defineOptions(
  'wordlist',
  { ...table, minTexts: optionalCount(MOST, { label: 'keyness:options.minTexts', tell: 'cited' }) },
  (sent, texts) =>
    texts.compared && { ...makeTextFields(texts), ...sent, vordlus: makeTextFields(texts.compared) },
);
