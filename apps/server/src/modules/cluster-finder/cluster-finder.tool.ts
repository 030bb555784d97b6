import { clusterFinderCall, type ClusterFinderRequest } from '@keelerada/contract/tools/cluster-finder';
import {
  clusterSortings,
  type ClusterAnalysis,
  type ClusterSentencePart,
} from '@keelerada/contract/tools/cluster-choices';
import type { ClusterFilter, WordClassFilter } from '@keelerada/corpus-engine/clusters/cluster-filter';
import type { ClusterUnit } from '@keelerada/corpus-engine/clusters/place-keys';
import type { SyntacticFunction } from '@keelerada/estonian/syntax-labels/to-syntactic-function';
import { badRequest } from '../../platform/errors/request-failure';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { RowsAnswer, defineTool } from '../../corpus/tools/tool';
import { clusterFinderQuery, type ClusterFinderOptions } from './cluster-finder-query';

const units: Readonly<Record<ClusterAnalysis, ClusterUnit>> = {
  WORD_CLASS: 'class',
  MORPHOLOGICAL: 'tags',
  SYNTACTIC: 'part',
  MORPHOLOGICAL_SYNTACTIC: 'tags+part',
  WORDS: 'folded',
  LEMMAS: 'lemma',
};
const PREDICATE_PARTS: readonly SyntacticFunction[] = ['@FMV', '@IMV', '@FCV', '@ICV', '@NEG'];

/** The sequences of word classes, tags, sentence parts or words in the chosen texts, with the word sequences behind them. */
export const clusterFinderTool = defineTool(clusterFinderCall, {
  queries: [clusterFinderQuery],
  async answer(request, { engine, pageTokens }, signal) {
    const found = pageTokens.read(request);
    const texts = { ...chooseTexts(request), state: found?.state };
    const options = makeOptions(request);
    const { head, rows, state } = await engine.ask(clusterFinderQuery, texts, options, signal);
    const hasMore = head.occurrences > request.usageLimit || (request.limit ?? head.total) < head.total;
    const isPart = found === null && hasMore;
    const pageToken = isPart ? pageTokens.make(request, { lemma: null, state }) : undefined;
    return new RowsAnswer({ ...head, pageToken }, 'clusters', rows);
  },
});

function makeOptions(request: ClusterFinderRequest): ClusterFinderOptions {
  const { analysis, length, includePunctuation, sorting, offset, limit, markups, usageLimit } = request;
  if (analysis === 'SYNTACTIC' && includePunctuation)
    throw badRequest(
      'InvalidRequest',
      'includePunctuation',
      'Sentence parts alone leave punctuation out: it is no part of a sentence.',
    );
  const sortPlace = clusterSortings.indexOf(sorting) - 1;
  if (sortPlace >= length)
    throw badRequest(
      'InvalidRequest',
      'sorting',
      `A cluster of ${length} words has no word ${sortPlace + 1}.`,
    );
  if (markups && markups.length !== length)
    throw badRequest('InvalidRequest', 'markups', `A cluster of ${length} words has ${length} markups.`);
  const filter = makeFilter(request);
  const from = offset ?? 0;
  return {
    unit: units[analysis],
    length,
    keepPunctuation: includePunctuation,
    minFrequency: request.minFrequency ?? 1,
    usageLimit,
    ...(request.tasemed && { hasLevels: true }),
    from,
    ...(filter && { filter }),
    ...(sortPlace >= 0 && { sortPlace }),
    ...(markups && { only: markups }),
    ...(typeof limit === 'number' && { to: from + limit }),
  };
}

/** Undefined if every word fits; an empty list is none, as if the field were absent. */
function makeFilter(request: ClusterFinderRequest): ClusterFilter | undefined {
  const wordClasses = listWordClasses(request);
  const parts = (request.sentenceParts ?? []).flatMap(listParts);
  if (wordClasses.length === 0 && parts.length === 0) return undefined;
  return {
    ...(wordClasses.length > 0 && { wordClasses }),
    ...(parts.length > 0 && { parts }),
    isPartial: request.partialFilter,
  };
}

/** Forms of a class that is not chosen are an error: they would change nothing without a word. */
function listWordClasses({ wordClasses, wordForms }: ClusterFinderRequest): readonly WordClassFilter[] {
  const chosen = wordClasses ?? [];
  const given: Readonly<Record<string, object | undefined>> = wordForms ?? {};
  const stray = Object.keys(given).find((wordClass) => !chosen.some((one) => one === wordClass));
  if (stray !== undefined)
    throw badRequest('InvalidRequest', `wordForms.${stray}`, `Choose the word class ${stray} for its forms.`);
  return chosen.map((wordClass) => ({
    wordClass,
    forms: Object.values((given[wordClass] ?? {}) as Record<string, readonly string[] | undefined>).filter(
      (group): group is readonly string[] => group !== undefined && group.length > 0,
    ),
  }));
}

function listParts(part: ClusterSentencePart): readonly SyntacticFunction[] {
  return part === 'PRED' ? PREDICATE_PARTS : [part];
}
