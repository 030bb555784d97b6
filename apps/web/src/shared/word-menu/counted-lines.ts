import { frequencyProperties, type FrequencyProperty } from '@keelerada/contract/fields/choices';
import { MAX_COUNTED_VALUE_CHARACTERS } from '@keelerada/contract/fields/limits';
import type { WordContextRequest } from '@keelerada/contract/tools/word-context';
import type { TFunction } from 'i18next';
import { isOneOf } from './is-one-of';

/** What the lines are counted by. */
export interface Counting {
  readonly by: FrequencyProperty;
  /** Words beside the keyword by their base forms. */
  readonly lemmas: boolean;
}

/** The lines of one row of the frequencies. */
export interface CountedLines extends Counting {
  /** Null where there is no word or no level; empty for the own text. */
  readonly value: string | null;
  /** What the row is called where that is not its value: the title of a text, a form in English. */
  readonly name?: string;
}

const MAX_NAME_CHARACTERS = 300;

/** Whether an address names lines that can be asked for. */
export function isCountedLines(given: unknown): given is CountedLines {
  const { by, lemmas, value, name } = (given ?? {}) as Partial<Record<keyof CountedLines, unknown>>;
  const isText = (text: unknown, most: number) => typeof text === 'string' && text.length <= most;
  return (
    isOneOf(frequencyProperties, by) &&
    typeof lemmas === 'boolean' &&
    (value === null || isText(value, MAX_COUNTED_VALUE_CHARACTERS)) &&
    (name === undefined || isText(name, MAX_NAME_CHARACTERS))
  );
}

export type CountedFields = Pick<WordContextRequest, 'countedBy' | 'countedLemmas' | 'countedValue'>;

/** The fields of a request that ask for the lines of a row. */
export const makeCountedFields = (counted: CountedLines | null): CountedFields =>
  counted === null
    ? {}
    : { countedBy: counted.by, countedLemmas: counted.lemmas, countedValue: counted.value };

/** Parameters of an address that name the row; none where no row is meant. A value of null has none. */
export const writeCountedLines = (counted: CountedLines | null): Record<string, string> =>
  counted === null
    ? {}
    : {
        countedBy: counted.by,
        ...(counted.lemmas && { countedLemmas: 'true' }),
        ...(counted.value !== null && { countedValue: counted.value }),
        ...(counted.name !== undefined && { countedName: counted.name }),
      };

/** The row that an address names; null where it names none or makes no sense. */
export function readCountedLines(parameters: URLSearchParams): CountedLines | null {
  const name = parameters.get('countedName');
  const counted = {
    by: parameters.get('countedBy'),
    lemmas: parameters.get('countedLemmas') === 'true',
    value: parameters.get('countedValue'),
    ...(name !== null && { name }),
  };
  return isCountedLines(counted) ? counted : null;
}

/** Words beside the keyword, which have base forms too. */
export const isBesideKeyword = (by: FrequencyProperty) => by.startsWith('LEFT_') || by.startsWith('RIGHT_');

/** What a row is called. */
export function nameCounted(
  { by, value, name }: Pick<CountedLines, 'by' | 'value' | 'name'>,
  t: TFunction<['word-context-lines']>,
): string {
  if (name !== undefined) return name;
  if (value === null) {
    if (by === 'CORRECTION') return t('word-context-lines:counted.no_error');
    return t(by === 'LEVEL' ? 'word-context-lines:counted.no_level' : 'word-context-lines:counted.no_word');
  }
  return value === '' ? t('word-context-lines:own_text') : value;
}

/** What is counted and which row, in a line. */
export function describeCounted(counted: CountedLines, t: TFunction<['word-context-lines']>): string {
  const by = t(`word-context-lines:counted.by.${counted.by}`);
  const what = counted.lemmas ? t('word-context-lines:counted.as_lemma', { by }) : by;
  return `${what}: ${nameCounted(counted, t)}`;
}
