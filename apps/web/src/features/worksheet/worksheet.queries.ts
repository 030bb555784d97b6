import { queryOptions } from '@tanstack/react-query';
import { MAX_FETCHED_EXAMPLES } from '@keelerada/contract/limits';
import { WORKSHEET_PATH } from '@keelerada/contract/paths';
import type { WorksheetBody, WorksheetResponse } from '@keelerada/contract/worksheet';
import { callServerForJson } from '../../shared/http/call-server';
import { textPreviewOptions } from '../../shared/text-preview/text-preview.queries';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import type { ChosenTexts } from '../../shared/text-selection/text-selection';
import type { NarrowedLines } from '../../shared/word-menu/line-choice';
import { makeChoiceFields } from '../../shared/word-menu/line-choice';
import type { AddressSearch } from '../../shared/word-menu/word-links';
import { makeNearFields } from '../../shared/word-menu/word-links';

interface WorksheetSource {
  readonly search: AddressSearch;
  /** Null: all lines of the search. */
  readonly lines: NarrowedLines | null;
  readonly texts: ChosenTexts;
  /** Stands for the texts in the cache: they may be thousands of ids. */
  readonly revision: number;
  readonly seed: number;
}

function makeRequest({ search, lines, texts, seed }: WorksheetSource): WorksheetBody {
  const found =
    search.cql === undefined
      ? {
          ...{ type: search.type, keyword: search.word, keepCapitalization: search.keepCapitalization },
          ...(search.near && makeNearFields(search.near)),
        }
      : { cql: search.cql, keepCapitalization: search.keepCapitalization };
  return {
    ...makeTextFields(texts),
    ...found,
    ...(lines !== null && makeLineFields(lines)),
    count: MAX_FETCHED_EXAMPLES,
    seed,
  };
}

function makeLineFields({ displayCount, displayType, ...choice }: NarrowedLines): Partial<WorksheetBody> {
  const { sample } = choice;
  const seed = sample === null ? {} : { sampleSeed: sample.seed };
  return { displayCount, displayType, ...makeChoiceFields(choice), ...seed };
}

/** Sentences for a worksheet, more than it has at once: others are at hand without another call. */
export const worksheetOptions = (source: WorksheetSource) =>
  queryOptions({
    queryKey: ['worksheet', source.revision, source.search, source.lines, source.seed],
    queryFn: ({ signal }) =>
      callServerForJson<WorksheetResponse>(WORKSHEET_PATH, { body: makeRequest(source), signal }),
    meta: { showsProgress: true },
  });

/** Title and level of a text; the sheet does without them. */
export const sentenceSourceOptions = (id: string) => ({
  ...textPreviewOptions(id),
  meta: { showsProgress: true, handlesErrors: true },
});
