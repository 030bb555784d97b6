import type { SearchType } from '@keelerada/contract/fields/choices';
import {
  worksheetCall,
  type WorksheetExample,
  type WorksheetRequest,
  type WorksheetResponse,
} from '@keelerada/contract/teaching/worksheet';
import type { Example } from '@keelerada/corpus-engine/worksheet/cut-example';
import {
  alternateExamples,
  type ErrorExampleMark,
  listUnmarkedSentences,
} from '@keelerada/corpus-engine/worksheet/error-examples';
import { type KeywordSearch, searchByLemma } from '../../corpus/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import type { QueriedTexts } from '../../corpus/text-selection/queried-texts';
import { answerCql } from '../../corpus/tools/answer-cql';
import { chooseWordUnit } from '../../corpus/tools/choose-word-unit';
import { makeCountedValue } from '../../corpus/tools/make-counted-value';
import { makeHitNarrowing } from '../../corpus/tools/make-hit-narrowing';
import { defineTool, type ToolParts } from '../../corpus/tools/tool';
import { markOwnText, markWaitingTexts, readMarkedTexts } from '../../corpus/exercises/read-marked-texts';
import { findErrorSentences, findMissedLemmas } from './error-sentences';
import { type WorksheetHead, worksheetQuery } from './worksheet-query';
import { listFormCodes, pickChoices } from '@keelerada/corpus-engine/worksheet/pick-choices';
import type { VabamorfAnalysis } from '@keelerada/estonian/morphology';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { openMorphology } from '../../platform/morphology/open-morphology';

/** A word that gets wrong choices. */
interface WordToVary {
  /** As it stands in the sentence. */
  readonly form: string;
  /** Its base form there. */
  readonly lemma: string;
  /** What a learner wrote in its place. */
  readonly written?: string | undefined;
}

interface MakeChoicesInput {
  readonly words: readonly WordToVary[];
  /** Wrong choices at most. */
  readonly count: number;
  readonly seed: number;
}

const ONE_WORD = /^[\p{L}\p{M}-]+$/u;

/** The choices of each word in order; none where the word has no other forms. */
const makeChoicesTask: ComputeTask<MakeChoicesInput, readonly (readonly string[])[]> = {
  name: 'make-choices',
  isLong: false,
  async run({ words, count, seed }) {
    const morphology = await openMorphology();
    return words.map(({ form, lemma, written }, i) => {
      const readings = ONE_WORD.test(form) ? morphology.analyse(form).analyses : [];
      const reading = pickReading(readings, lemma);
      const made = reading ? listItems(reading).map((item) => morphology.synthesise(item)) : [];
      const [parallels = [], ...forms] = made;
      const wrong = forms.flatMap((each) => each.slice(0, 1));
      return pickChoices({ answer: form, written, forms: wrong, parallels, count, seed: seed + i });
    });
  },
};

/** The reading with the base form of the sentence; the first one where the analyser has another. */
function pickReading(readings: readonly VabamorfAnalysis[], lemma: string): VabamorfAnalysis | undefined {
  const wanted = lemma.toLowerCase();
  return readings.find((reading) => reading.lemma.toLowerCase() === wanted) ?? readings[0];
}

/** The form itself, for what is as right, then the forms that are offered. */
function listItems({ lemma, form, partOfSpeech }: VabamorfAnalysis) {
  const codes = listFormCodes(partOfSpeech).filter((code) => code !== form);
  return [form, ...codes].map((code) => ({ lemma, form: code, partOfSpeech }));
}

/** Texts that wait for their marks and are marked for a sheet, about half a second of a thread each. */
const MOST_MARKED_NOW = 12;

/** The examples whose sentence has no mark; of texts that wait for their marks the first few are marked for it. */
async function leaveUnmarked(
  examples: readonly Example[],
  ownText: string | null,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<readonly Example[]> {
  const ids = [...new Set(examples.flatMap(({ textId }) => textId ?? []))];
  const hasOwn = ownText !== null && examples.some(({ textId }) => textId === null);
  const stored = await readMarkedTexts(ids, parts, signal);
  const known = new Set(stored.map(({ textId }) => textId));
  const waiting = ids.filter((id) => !known.has(id)).slice(0, MOST_MARKED_NOW);
  const marked = [
    ...stored,
    ...(await markWaitingTexts(waiting, parts, signal)),
    ...(hasOwn ? await markOwnText(ownText, parts, signal) : []),
  ];
  const unmarked = new Map(marked.map((text) => [text.textId, listUnmarkedSentences(text)]));
  return examples.filter(({ text, textId }) => unmarked.get(textId)?.has(text) === true);
}

type Mark = Example['marks'][number] & Partial<Pick<ErrorExampleMark, 'written'>>;

/** The examples as they are answered, each word among wrong ones where they are asked for. */
async function addChoices(
  examples: readonly Example[],
  { distractors, seed }: Pick<WorksheetRequest, 'distractors' | 'seed'>,
  { pool }: Pick<ToolParts, 'pool'>,
  signal: AbortSignal,
): Promise<WorksheetExample[]> {
  const marks = examples.flatMap((example) => example.marks.map((mark: Mark) => ({ example, mark })));
  if (distractors === 0 || marks.length === 0)
    return examples.map((example) => ({ ...example, marks: example.marks.map((mark) => ({ ...mark })) }));
  const words = marks.map(({ example, mark: { start, end, lemma, written } }) => ({
    ...{ form: example.text.slice(start, end), lemma, written },
  }));
  const choices = await pool.run(makeChoicesTask, { words, count: distractors, seed }, { signal });
  const found = new Map(marks.map(({ mark }, i) => [mark, choices[i]!]));
  return examples.map((example) => ({
    ...example,
    marks: example.marks.map((mark) => {
      const own = found.get(mark)!;
      return { ...mark, ...(own.length > 0 && { choices: [...own] }) };
    }),
  }));
}

/** Sentences with marks are left out after the picking, so more are picked. */
const PICKED_FOR_ONE = 4;

/** Sentences for a worksheet: random ones of the good examples with a word, or about a kind of error. */
export const worksheetTool = defineTool(worksheetCall, {
  queries: [worksheetQuery],
  tasks: [makeChoicesTask],
  async answer(request, parts, signal) {
    const { examples, listed, ...found } = await findSentences(request, parts, signal);
    return {
      ...found,
      ...(listed !== undefined && listed < found.total && { listed }),
      exampleList: await addChoices(examples, request, parts, signal),
    };
  },
});

interface Found extends Omit<WorksheetResponse, 'exampleList' | 'totals'> {
  readonly examples: readonly Example[];
  readonly totals: WorksheetHead['totals'];
}

const NO_TEXTS = { texts: 0, runningWords: 0 } as const;
const NO_KEYWORD = { initialKeyword: null, lemmatizedKeyword: null } as const;

async function findSentences(
  request: WorksheetRequest,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<Found> {
  const { errorCode: code, count, seed, moreKeywords } = request;
  if (!code) return pickForWords(request, [request.keyword, ...(moreKeywords ?? [])], parts, signal);
  const wanted = { code, count, seed };
  if (request.errorSentences === 'CORRECTED')
    return { ...NO_KEYWORD, ...(await findErrorSentences(chooseTexts(request), wanted, parts, signal)) };
  const lemmas = await findMissedLemmas(chooseTexts(request), wanted, parts, signal);
  if (lemmas.length === 0) return { ...NO_KEYWORD, examples: [], total: 0, totals: NO_TEXTS };
  // Right uses are those without marks.
  const search = { ...request, type: 'LEMMAS', unmarkedOnly: true } as const;
  return pickForWords(search, lemmas, parts, signal);
}

/** Sentences of each word in turn. */
async function pickForWords(
  request: WorksheetRequest,
  keywords: readonly (string | null | undefined)[],
  parts: ToolParts,
  signal: AbortSignal,
): Promise<Found> {
  const { count, unmarkedOnly } = request;
  const picked: KeywordSearch<WorksheetHead>[] = [];
  for (const keyword of keywords) {
    const search = { ...request, keyword, count: unmarkedOnly ? count * PICKED_FOR_ONE : count };
    picked.push(await pickForSearch(search, parts, signal));
  }
  const all = picked.flatMap(({ answer }) => answer.examples);
  const { ownText } = chooseTexts(request);
  const kept = unmarkedOnly ? new Set(await leaveUnmarked(all, ownText, parts, signal)) : null;
  const lists = picked.map(({ answer }) =>
    kept === null ? answer.examples : answer.examples.filter((example) => kept.has(example)),
  );
  const [first] = picked;
  const sum = (read: (head: WorksheetHead) => number) =>
    picked.reduce((total, { answer }) => total + read(answer), 0);
  return {
    initialKeyword: first!.initialKeyword,
    lemmatizedKeyword: first!.lemmatizedKeyword,
    examples: picked.length === 1 ? lists[0]!.slice(0, count) : alternateExamples(lists, count),
    total: sum(({ total }) => total),
    listed: sum(({ listed }) => listed),
    totals: first!.answer.totals,
  };
}

type KeywordRequest = WorksheetRequest & { readonly type: SearchType; readonly keyword: string };

/** The schema lets either a keyword with its type or a query through. */
function hasKeyword(request: WorksheetRequest): request is KeywordRequest {
  return typeof request.keyword === 'string' && typeof request.type === 'string';
}

async function pickForSearch(
  request: WorksheetRequest,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<KeywordSearch<WorksheetHead>> {
  const { engine, readTextColumns } = parts;
  const texts = chooseTexts(request);
  const { count, seed, sampleSeed, keepCapitalization } = request;
  const counted = await makeCountedValue(request, readTextColumns);
  const choice = { count, seed, narrowing: { ...makeHitNarrowing(request, sampleSeed), ...counted } };
  if (!hasKeyword(request)) {
    const lookUpQuery = (cql: string, chosen: QueriedTexts) =>
      engine.ask(worksheetQuery, chosen, { ...choice, cql, keepCapitalization }, signal);
    const { head } = await answerCql(request.cql ?? '', texts, parts, lookUpQuery, signal);
    return { answer: head, initialKeyword: null, lemmatizedKeyword: null };
  }
  const unit = chooseWordUnit(request);
  const lookUp = async (keyword: string) =>
    (await engine.ask(worksheetQuery, texts, { ...choice, keyword, unit }, signal)).head;
  const wanted = { type: request.type, keyword: cleanOwnText(request.keyword) };
  return searchByLemma(wanted, lookUp, ({ total }) => total);
}
