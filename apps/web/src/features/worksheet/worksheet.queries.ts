import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MAX_FETCHED_EXAMPLES } from '@keelerada/contract/limits';
import { WORKSHEET_PATH } from '@keelerada/contract/paths';
import type { WorksheetBody, WorksheetResponse } from '@keelerada/contract/worksheet';
import type { ErrorChoice } from './error-choice';
import type { TopicChoice } from './topic-choice';
import type { SentenceWishes } from './worksheet-options';
import { listMoreWords } from './worksheet-options';
import { callServerForJson } from '../../shared/http/call-server';
import { textPreviewOptions } from '../../shared/text-preview/text-preview.queries';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import type { ChosenTexts } from '../../shared/text-selection/text-selection';
import type { NarrowedLines } from '../../shared/word-menu/line-choice';
import { makeChoiceFields } from '../../shared/word-menu/line-choice';
import type { AddressSearch } from '../../shared/word-search/word-links';
import { makeNearFields } from '../../shared/word-search/word-links';

export interface WorksheetSource {
  /** A word or query; null where a kind of error is asked for. */
  readonly search: AddressSearch | null;
  readonly error: ErrorChoice | null;
  readonly wishes: SentenceWishes;
  /** What is practised, in a teacher's words; null where the sheet is about a search or a kind of error. */
  readonly topic: TopicChoice | null;
  /** Null: all lines of the search. */
  readonly lines: NarrowedLines | null;
  readonly texts: ChosenTexts;
  /** Stands for the texts in the cache: they may be thousands of ids. */
  readonly revision: number;
  readonly seed: number;
}

function makeSearchFields(search: AddressSearch, wishes: SentenceWishes): Partial<WorksheetBody> {
  const moreKeywords = [...listMoreWords(wishes.moreWords)];
  return search.cql === undefined
    ? {
        ...{ type: search.type, keyword: search.word, keepCapitalization: search.keepCapitalization },
        ...(search.near && makeNearFields(search.near)),
        ...(moreKeywords.length > 0 && { moreKeywords }),
      }
    : { cql: search.cql, keepCapitalization: search.keepCapitalization };
}

function makeRequest({ search, error, topic, wishes, lines, texts, seed }: WorksheetSource): WorksheetBody {
  const { unmarkedOnly } = wishes;
  // What a learner wrote beside what is right: there is no form to make.
  const distractors = topic?.topic === 'together' ? Math.max(1, wishes.distractors) : wishes.distractors;
  return {
    ...makeTextFields(texts),
    ...(search !== null && { ...makeSearchFields(search, wishes), ...(unmarkedOnly && { unmarkedOnly }) }),
    ...(error !== null && { errorCode: error.code, errorSentences: error.sentences }),
    ...(topic !== null && { checked: true }),
    ...(distractors > 0 && { distractors }),
    ...(lines !== null && makeLineFields(lines)),
    count: MAX_FETCHED_EXAMPLES,
    seed,
  };
}

/** The call that brings the sentences, as code repeats it. */
export const makeWorksheetCall = (source: WorksheetSource) => ({
  path: WORKSHEET_PATH,
  body: makeRequest(source),
});

function makeLineFields({ displayCount, displayType, ...choice }: NarrowedLines): Partial<WorksheetBody> {
  const { sample } = choice;
  const seed = sample === null ? {} : { sampleSeed: sample.seed };
  return { displayCount, displayType, ...makeChoiceFields(choice), ...seed };
}

/** The same for what is asked in the same way of the same texts. */
export function nameSource({
  search,
  error,
  topic,
  wishes,
  lines,
}: Omit<WorksheetSource, 'texts' | 'revision' | 'seed'>): string {
  const moreWords = listMoreWords(wishes.moreWords);
  return JSON.stringify([search, error, topic, { ...wishes, moreWords }, lines]);
}

/** Sentences for a worksheet, more than it has at once: others are at hand without another call. */
export const worksheetOptions = (source: WorksheetSource) =>
  queryOptions({
    queryKey: ['worksheet', source.revision, nameSource(source), source.seed],
    queryFn: ({ signal }) =>
      callServerForJson<WorksheetResponse>(WORKSHEET_PATH, { body: makeRequest(source), signal }),
    // The form that asks anew stays where it is.
    placeholderData: keepPreviousData,
    meta: { showsProgress: true },
  });

/** Title and level of a text; the sheet does without them. */
export const sentenceSourceOptions = (id: string) => ({
  ...textPreviewOptions(id),
  meta: { showsProgress: true, handlesErrors: true },
});
