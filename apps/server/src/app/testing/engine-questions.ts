import {
  type ClusterFinderOptions,
  clusterFinderQuery,
} from '../../modules/cluster-finder/cluster-finder-query';
import { collocatesQuery } from '../../modules/collocates/collocates-query';
import { distributionQuery } from '../../corpus/queries/distribution-query';
import { frequenciesQuery } from '../../corpus/queries/frequencies-query';
import { keynessQuery } from '../../modules/keyness/keyness-query';
import { wordContextQuery } from '../../corpus/queries/word-context-query';
import { wordFormsQuery } from '../../corpus/queries/word-forms-query';
import { wordlistQuery } from '../../modules/wordlist/wordlist-query';
import { worksheetQuery } from '../../modules/worksheet/worksheet-query';
import { wordSketchQuery } from '../../corpus/queries/word-sketch-query';
import type { CorpusQuery } from '../../corpus/engine/corpus-query';

/** A question of a tool. */
export interface EngineQuestion {
  readonly name: string;
  readonly query: CorpusQuery;
  readonly options: unknown;
}

export interface QuestionWords {
  /** Words or phrases that the texts have, in any unit. */
  readonly keywords: readonly string[];
  readonly queries: readonly string[];
}

const UNITS = ['form', 'folded', 'lemma'] as const;
const SORTINGS = [undefined, [1], [-1, 'KEYWORD'], [2, -2]] as const;

/** Every kind of question that the tools ask, about these words. */
export function listQuestions({ keywords, queries }: QuestionWords): EngineQuestion[] {
  const ask = (name: string, query: unknown, options: unknown): EngineQuestion => ({
    name,
    query: query as CorpusQuery,
    options,
  });
  const words = UNITS.flatMap((unit) => [
    ask(`word list, ${unit}`, wordlistQuery, { unit }),
    ask(`word list, ${unit}, twice or more`, wordlistQuery, { unit, minFrequency: 2 }),
    ask(`keyness, ${unit}`, keynessQuery, { unit, minFrequency: 1 }),
  ]);
  const searches = [
    ...keywords.flatMap((keyword) => UNITS.map((unit) => ({ keyword, unit }))),
    ...queries.map((cql) => ({ cql, keepCapitalization: false })),
  ];
  const found = searches.flatMap((search) => {
    const name = 'cql' in search ? search.cql : `${search.keyword} (${search.unit})`;
    return [
      ask(`distribution of ${name}`, distributionQuery, search),
      ...listCounted(search).map((options) => ask(`frequencies of ${name}`, frequenciesQuery, options)),
      ask(`worksheet of ${name}`, worksheetQuery, { ...search, count: 5, seed: 3 }),
      ...listLines(search).map((options) => ask(`lines of ${name}`, wordContextQuery, options)),
    ];
  });
  const neighbours = searches.flatMap((search) =>
    'cql' in search
      ? []
      : [1, 3, 5].map((span) =>
          ask(`neighbours of ${search.keyword} (${search.unit}), ${span}`, collocatesQuery, {
            ...search,
            span,
            formula: 'LOGDICE',
            minCooccurrence: span === 3 ? 2 : 1,
          }),
        ),
  );
  const sketches = keywords.flatMap((keyword, i) =>
    [undefined, keywords[i + 1]].map((comparedKeyword) =>
      ask(`sketch of ${keyword} and ${comparedKeyword}`, wordSketchQuery, {
        ...{ keyword, comparedKeyword, limit: 20, minCount: 1, order: 'LOGDICE' },
      }),
    ),
  );
  const forms = keywords.map((lemma) => ask(`forms of ${lemma}`, wordFormsQuery, { lemma }));
  return [...words, ...forms, ...found, ...neighbours, ...sketches, ...listClusters()];
}

function listLines(search: object): object[] {
  const line = { characters: 30, markedAt: [1, -1] };
  return [
    ...SORTINGS.map((sortBy) => ({
      ...search,
      width: { type: 'WORD', count: 3 },
      line,
      ...(sortBy && { sortBy }),
    })),
    { ...search, width: { type: 'SENTENCE', count: 1 }, from: 1, to: 4 },
    { ...search, width: { type: 'WORD', count: 2 }, line, sample: { size: 3, seed: 11 } },
    { ...search, width: { type: 'WORD', count: 2 }, filter: { part: 'AFTER', text: 'a' } },
    { ...search, width: { type: 'WORD', count: 1 }, showsErrors: true },
    { ...search, width: { type: 'WORD', count: 1 }, line, showsErrors: true, sortBy: [1], to: 5 },
    {
      ...{ ...search, width: { type: 'WORD', count: 2 } },
      counted: { measure: { place: 1, unit: 'folded' }, values: ['ja', null] },
    },
  ];
}

function listCounted(search: object): object[] {
  const width = { type: 'WORD', count: 2 };
  return [
    { ...search, width, limit: 5, measure: { place: 'KEYWORD', unit: 'grammar' } },
    { ...search, width, measure: { place: -1, unit: 'lemma' }, sample: { size: 3, seed: 11 } },
    { ...search, width, measure: { place: 'TEXT' } },
    { ...search, width, measure: { place: 'CORRECTION' } },
  ];
}

function listClusters(): EngineQuestion[] {
  const options: ClusterFinderOptions[] = [
    { unit: 'class', length: 2, usageLimit: 3 },
    { unit: 'tags+part', length: 1, usageLimit: 10, keepPunctuation: true },
    { unit: 'part', length: 2, usageLimit: 0, sortPlace: 1 },
    { unit: 'folded', length: 3, usageLimit: 2, minFrequency: 2 },
    { unit: 'lemma', length: 2, usageLimit: 2, from: 1, to: 5 },
    { unit: 'folded', length: 2, usageLimit: 2, filter: { wordClasses: [{ wordClass: 'S', forms: [] }] } },
    {
      unit: 'tags',
      length: 2,
      usageLimit: 2,
      filter: { wordClasses: [{ wordClass: 'S', forms: [] }], isPartial: true },
    },
  ];
  return options.map((one) => ({
    name: `clusters ${JSON.stringify(one)}`,
    query: clusterFinderQuery,
    options: one,
  }));
}
