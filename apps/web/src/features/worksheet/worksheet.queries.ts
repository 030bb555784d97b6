import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { MAX_FETCHED_EXAMPLES } from '@keelerada/contract/fields/limits';
import { practiceCall } from '@keelerada/contract/teaching/practice';
import { MAX_PRACTICE_ITEMS } from '@keelerada/contract/teaching/practice-choices';
import { listPracticeKinds } from '@keelerada/contract/teaching/practice-topic-kinds';
import { worksheetCall, type WorksheetBody } from '@keelerada/contract/teaching/worksheet';
import type { WantedItems } from '@keelerada/practice/make-items';
import type { ErrorChoice } from './error-choice';
import type { TopicChoice } from './topic-choice';
import type { SentenceWishes } from './worksheet-options';
import type { ApiCall } from '../../shared/citation/api-call';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { callApi } from '../../shared/http/call-api';
import { makeSheetSentence, type SheetSentence } from '../../shared/practice/practice-sheet';
import { loadItems } from '../../shared/practice/load-items';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import type { ChosenTexts } from '../../shared/text-selection/text-selection';
import { makeChoiceFields, type NarrowedLines } from '../../shared/word-menu/line-choice';
import { type AddressSearch, makeNearFields } from '../../shared/word-search/word-links';

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

function makeSearchFields(search: AddressSearch): Partial<WorksheetBody> {
  return search.cql === undefined
    ? {
        ...{ type: search.type, keyword: search.word, keepCapitalization: search.keepCapitalization },
        ...(search.near && makeNearFields(search.near)),
      }
    : { cql: search.cql, keepCapitalization: search.keepCapitalization };
}

function makeRequest({ search, error, wishes, lines, texts, seed }: WorksheetSource): WorksheetBody {
  const { unmarkedOnly, distractors } = wishes;
  return {
    ...makeTextFields(texts),
    ...(search !== null && { ...makeSearchFields(search), ...(unmarkedOnly && { unmarkedOnly }) }),
    ...(error !== null && { errorCode: error.code, errorSentences: error.sentences }),
    ...(distractors > 0 && { distractors }),
    ...(lines !== null && makeLineFields(lines)),
    count: MAX_FETCHED_EXAMPLES,
    seed,
  };
}

/** The call that brings the sentences, as code repeats it. */
export const makeWorksheetCall = (source: WorksheetSource): ApiCall =>
  source.topic === null
    ? { path: worksheetCall.path, body: makeRequest(source) }
    : { path: practiceCall.path, body: makePracticeRequest(source.topic, source) };

/** Gaps to write in, or to choose for; each topic that has no forms has a task of its own. */
function makePracticeRequest(
  { topic, level }: TopicChoice,
  { wishes, seed }: Pick<WorksheetSource, 'wishes' | 'seed'>,
): WantedItems {
  const wanted = wishes.distractors > 0 ? 'CHOOSE_FORM' : 'WRITE_FORM';
  const kinds = listPracticeKinds(topic);
  const kind = kinds.find((each) => each === wanted) ?? kinds[0]!;
  return { topics: [topic], kind, level, count: MAX_PRACTICE_ITEMS, seed };
}

/** Choices beside the right one are cut to so many; one is what such a task is about. */
function cutChoices(sentence: SheetSentence, most: number): SheetSentence {
  const marks = sentence.marks.map((mark) => {
    const right = sentence.text.slice(mark.start, mark.end);
    const wrong = mark.choices?.filter((each) => each !== right).slice(0, Math.max(1, most)) ?? [];
    return mark.choices
      ? { ...mark, choices: mark.choices.filter((each) => each === right || wrong.includes(each)) }
      : mark;
  });
  return { ...sentence, marks };
}

/** What a sheet is made of; what a topic has no word for is null. */
interface FoundSheet {
  readonly exampleList: readonly SheetSentence[];
  readonly initialKeyword: string | null;
  readonly lemmatizedKeyword: string | null;
  /** There are more sentences than came. */
  readonly hasMore: boolean;
}

async function fetchSheet(
  source: WorksheetSource,
  { signal, client }: { readonly signal: AbortSignal; readonly client: QueryClient },
): Promise<FoundSheet> {
  if (source.topic === null) {
    const found = await callApi(worksheetCall, { body: makeRequest(source), signal });
    return { ...found, hasMore: found.exampleList.length === MAX_FETCHED_EXAMPLES };
  }
  const items = await loadItems(makePracticeRequest(source.topic, source), DEFAULT_LANGUAGE, client);
  const exampleList = items.map((item) => cutChoices(makeSheetSentence(item), source.wishes.distractors));
  const hasMore = items.length === MAX_PRACTICE_ITEMS;
  return { exampleList, hasMore, initialKeyword: null, lemmatizedKeyword: null };
}

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
  return JSON.stringify([search, error, topic, wishes, lines]);
}

/** Sentences for a worksheet, more than it has at once: others are at hand without another call. */
export const worksheetOptions = (source: WorksheetSource) =>
  queryOptions({
    queryKey: ['worksheet', source.revision, nameSource(source), source.seed],
    queryFn: (context) => fetchSheet(source, context),
    // The form that asks anew stays where it is.
    placeholderData: keepPreviousData,
    meta: { showsProgress: true },
  });
