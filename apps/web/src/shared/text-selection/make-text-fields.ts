import { ALL_TEXTS } from '@keelerada/contract/fields/choices';
import type { TextChoice } from '@keelerada/contract/texts/text-selection';
import { describeQuery } from '../text-filters/describe-query';
import { readTextQuery } from '../text-filters/read-text-query';
import { type ChosenTexts, readSide, type SelectedTexts } from './selected-texts';

/** The fields of a request that say which texts it is about. */
export interface TextFields {
  readonly corpusTextIds: string[] | null;
  readonly tekstivalik?: TextChoice;
  readonly ownTexts: string | null;
}

/**
 * The choice that means the corpus texts in a few words: all of them, or all that a query found. Null where single texts
 * were picked, which only their ids name.
 */
export function makeTextChoice({
  corpusTextIds,
  corpusSource,
}: Pick<ChosenTexts, 'corpusTextIds' | 'corpusSource'>): TextChoice | null {
  if (corpusTextIds === null || corpusSource === null || corpusSource.unchosenIds.length > 0) return null;
  const { query } = corpusSource;
  return describeQuery(readTextQuery(query)).length === 0 ? ALL_TEXTS : { paring: query };
}

/** What a request says of the chosen texts: ids only where single ones were picked. */
export function makeTextFields(texts: ChosenTexts): TextFields {
  const { corpusTextIds, ownTexts } = texts;
  const tekstivalik = makeTextChoice(texts);
  if (tekstivalik !== null) return { corpusTextIds: null, tekstivalik, ownTexts };
  return { corpusTextIds: corpusTextIds === null ? null : [...corpusTextIds], ownTexts };
}

const OWN_TEXTS_JOINT = '\n\n';

/** What a request says of the texts of both selections as one. They take turns, so that the first lines are of both; own texts follow each other. */
export function makeUnionFields(texts: SelectedTexts): TextFields {
  if (texts.compared === null) return makeTextFields(texts);
  const both = [readSide(texts, 'A'), texts.compared];
  const lists = both.map(({ corpusTextIds }) => corpusTextIds ?? []);
  const longest = Math.max(...lists.map(({ length }) => length));
  const ids = new Set(
    Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat(),
  );
  const own = both.flatMap(({ ownTexts }) => ownTexts ?? []);
  return {
    corpusTextIds: ids.size === 0 ? null : [...ids],
    ownTexts: own.length === 0 ? null : own.join(OWN_TEXTS_JOINT),
  };
}
