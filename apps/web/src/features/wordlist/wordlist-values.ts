import { searchTypes } from '@keelerada/contract/fields/choices';
import { MAX_CUSTOM_STOPWORDS, MAX_STOPWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import type { WordlistRequest } from '@keelerada/contract/tools/wordlist';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import type { ChosenTexts } from '../../shared/text-selection/text-selection';
import type { SearchTypeValues } from '../../shared/word-search/word-search-values';

/** The form as chosen and typed. */
export interface WordlistValues extends SearchTypeValues {
  readonly excludeStopwords: boolean;
  /** Separated by commas. */
  readonly customStopwords: string;
  /** Empty means no least frequency. */
  readonly minFrequency: string;
  /** Of two selections that are compared; empty means no least number of texts. */
  readonly minTexts: string;
}

export const emptyWordlist: WordlistValues = {
  type: null,
  keepCapitalization: false,
  excludeStopwords: false,
  customStopwords: '',
  minFrequency: '',
  minTexts: '',
};

/** Words of the field: separated by commas, spaces removed. */
export function splitStopwords(typed: string): string[] {
  return typed
    .split(',')
    .map((word) => word.replaceAll(/\s+/gu, ''))
    .filter((word) => word !== '');
}

export type StopwordFault = 'too_many' | 'too_long';

/** What the server would refuse in the list of own stop words, or null. */
export function findStopwordFault(typed: string): StopwordFault | null {
  const words = splitStopwords(typed);
  if (words.length > MAX_CUSTOM_STOPWORDS) return 'too_many';
  return words.some((word) => word.length > MAX_STOPWORD_CHARACTERS) ? 'too_long' : null;
}

/** Blank means none; anything but a whole number from 1 is wrong. */
export function isMinFrequencyRight(typed: string): boolean {
  const text = typed.trim();
  return text === '' || (/^\d{1,9}$/u.test(text) && Number(text) >= 1);
}

/** The request of a filled form, or null if something is missing or wrong. */
export function makeWordlistRequest(options: WordlistValues, texts: ChosenTexts): WordlistRequest | null {
  const { type, keepCapitalization, excludeStopwords, customStopwords, minFrequency } = options;
  const isRight = isMinFrequencyRight(minFrequency) && findStopwordFault(customStopwords) === null;
  if (type === null || !isRight) return null;
  const stopwords = splitStopwords(customStopwords);
  return {
    ...makeTextFields(texts),
    type,
    excludeStopwords,
    customStopwords: stopwords.length > 0 ? stopwords : null,
    keepCapitalization: type === 'WORDS' && keepCapitalization,
    minFrequency: minFrequency.trim() === '' ? null : Number(minFrequency),
  };
}

/** The form that a link asks for. An option of another type than expected gets its first value. */
export function readWordlistLink(linked: unknown): WordlistValues {
  const { type, keepCapitalization, excludeStopwords, customStopwords, minFrequency, minTexts } = (
    typeof linked === 'object' && linked !== null ? linked : {}
  ) as Partial<Record<keyof WordlistValues, unknown>>;
  const knownType = searchTypes.find((known) => known === type) ?? null;
  return {
    type: knownType,
    keepCapitalization: knownType === 'WORDS' && keepCapitalization === true,
    excludeStopwords: excludeStopwords === true,
    customStopwords: [customStopwords]
      .flat()
      .filter((word) => typeof word === 'string')
      .join(', '),
    minFrequency: /^\d+$/u.test(String(minFrequency)) ? String(minFrequency) : '',
    minTexts: /^\d+$/u.test(String(minTexts)) ? String(minTexts) : '',
  };
}
