import type { SketchSort } from '@keelerada/contract/fields/choices';
import { sketchSorts } from '@keelerada/contract/fields/choices';
import {
  DEFAULT_SKETCH_ROWS,
  MAX_KEYWORD_CHARACTERS,
  MAX_MIN_COOCCURRENCE,
  MAX_SKETCH_ROWS,
} from '@keelerada/contract/fields/limits';
import type { WordSketchRequest } from '@keelerada/contract/tools/word-sketch';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import type { SelectedTexts } from '../../shared/text-selection/selected-texts';
import { readCount } from '../../shared/word-search/word-search-values';

/** The form as typed and chosen. */
export interface WordSketchValues {
  readonly keyword: string;
  /** The second word; empty for none. */
  readonly compared: string;
  readonly minCooccurrence: string;
  readonly limit: string;
  readonly sort: SketchSort;
}

/** One meeting says little, and a sketch shows the strongest few: two are asked for at first. */
const FIRST_MIN_COOCCURRENCE = 2;

export const emptyWordSketch: WordSketchValues = {
  keyword: '',
  compared: '',
  minCooccurrence: String(FIRST_MIN_COOCCURRENCE),
  limit: String(DEFAULT_SKETCH_ROWS),
  sort: 'LOGDICE',
};

/** Whether a field holds one word. */
export const isOneWord = (typed: string): boolean => /^\S+$/u.test(typed.trim());

/** The request of a filled form, or null if something is missing or out of bounds. */
export function makeWordSketchRequest(
  values: WordSketchValues,
  texts: SelectedTexts,
): WordSketchRequest | null {
  const minCooccurrence = readCount(values.minCooccurrence, MAX_MIN_COOCCURRENCE);
  const limit = readCount(values.limit, MAX_SKETCH_ROWS);
  const compared = values.compared.trim();
  if (!isOneWord(values.keyword) || (compared !== '' && !isOneWord(compared))) return null;
  if (minCooccurrence === null || limit === null) return null;
  return {
    ...makeTextFields(texts),
    keyword: values.keyword.trim(),
    ...(compared !== '' && { vordlussona: compared }),
    ...(texts.compared !== null && { vordlus: makeTextFields(texts.compared) }),
    ...{ limit, sort: values.sort, minCooccurrence },
  };
}

/** The form that a link asks for, or null if it makes no sense, because anyone can write a link. */
export function readWordSketchLink(options: unknown): WordSketchValues | null {
  if (typeof options !== 'object' || options === null) return null;
  const { keyword, vordlussona, limit, sort, minCooccurrence } = options as Record<string, unknown>;
  const isWord = (given: unknown): given is string =>
    typeof given === 'string' && given.length <= MAX_KEYWORD_CHARACTERS && isOneWord(given);
  const order = sketchSorts.find((known) => known === sort);
  if (!isWord(keyword) || (vordlussona !== undefined && !isWord(vordlussona)) || order === undefined)
    return null;
  if (readCount(String(limit), MAX_SKETCH_ROWS) === null) return null;
  if (readCount(String(minCooccurrence), MAX_MIN_COOCCURRENCE) === null) return null;
  return {
    ...{ keyword, compared: vordlussona ?? '', sort: order },
    ...{ limit: String(limit), minCooccurrence: String(minCooccurrence) },
  };
}
