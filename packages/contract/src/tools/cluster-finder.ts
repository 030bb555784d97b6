import { z } from 'zod';
import { defineCall } from '../fields/call';
import {
  clusterAnalyses,
  clusterForms,
  clusterSentenceParts,
  clusterSortings,
  clusterWordClasses,
} from './cluster-choices';
import { fieldWithDefault } from '../fields/field-with-default';
import {
  DEFAULT_CLUSTER_LENGTH,
  DEFAULT_CLUSTER_USAGES,
  MAX_CLUSTER_LENGTH,
  MAX_CLUSTER_USAGES,
  MAX_MARKUP_CHARACTERS,
} from '../fields/limits';
import { numberField } from '../fields/number-field';
import {
  levelCountsSchema,
  levelsField,
  levelTotalsSchema,
  selectionTotalsSchema,
  textSelectionShape,
} from '../texts/text-selection';

const MAX_PAGE_TOKEN_CHARACTERS = 4000;

const formsSchema = z
  .strictObject(
    mapValues(clusterForms, (groups) =>
      z
        .strictObject(mapValues(groups, (tags) => z.array(z.enum(tags as readonly [string])).optional()))
        .optional(),
    ),
  )
  .nullish()
  .describe('For each word class the forms that fit: a tag of every group that is given');

export const clusterRowSchema = z.object({
  frequency: z.int(),
  percentage: z.number().describe('Share of all clusters that the filter lets through, 2 decimals'),
  markups: z.array(z.string()).describe('Tags or word of each place; tags of a place are joined by ", "'),
  usages: z.array(z.string()).describe('Word sequences found, the most frequent first'),
  usageFrequencies: z.array(z.int()).describe('How often each of the usages occurs'),
  usageTotal: z.int().describe('Different usages, also those that are not in the row'),
  tasemed: levelCountsSchema,
});

export const clusterFinderCall = defineCall('tools', 'POST /api/tools/clusterfinder', {
  summary: 'Sequences of word classes, tags, sentence parts or words, with the word sequences behind them',
  usage: 'cluster-finder',
  client: { name: 'clusters', rows: 'clusters' },
  body: z
    .object({
      ...textSelectionShape,
      analysis: z.enum(clusterAnalyses).describe('What a place of a cluster is'),
      length: fieldWithDefault(numberField(1, MAX_CLUSTER_LENGTH), DEFAULT_CLUSTER_LENGTH).describe(
        'Places of a cluster',
      ),
      includePunctuation: fieldWithDefault(z.boolean(), false).describe(
        'Punctuation takes places of its own; not with analysis SYNTACTIC',
      ),
      wordClasses: z
        .array(z.enum(clusterWordClasses))
        .nullish()
        .describe('Word classes that fit; all where absent'),
      wordForms: formsSchema,
      sentenceParts: z
        .array(z.enum(clusterSentenceParts))
        .nullish()
        .describe('Sentence parts that fit; all where absent'),
      partialFilter: fieldWithDefault(z.boolean(), false).describe(
        'It is enough that one word of the cluster fits; otherwise every word has to',
      ),
      sorting: fieldWithDefault(z.enum(clusterSortings), 'freq').describe(
        'freq: by frequency; else by the first to fifth word',
      ),
      tasemed: levelsField,
      minFrequency: numberField(1).nullish().describe('Occurrences that a cluster needs'),
      offset: numberField(0).nullish().describe('First row to answer; 0 where absent'),
      limit: numberField(1).nullish().describe('Rows to answer; all where absent'),
      markups: z
        .array(z.string().min(1).max(MAX_MARKUP_CHARACTERS))
        .max(MAX_CLUSTER_LENGTH)
        .nullish()
        .describe('The markups of the only cluster to answer'),
      usageLimit: fieldWithDefault(numberField(0, MAX_CLUSTER_USAGES), DEFAULT_CLUSTER_USAGES).describe(
        'Usages in a row',
      ),
      pageToken: z
        .string()
        .max(MAX_PAGE_TOKEN_CHARACTERS)
        .nullish()
        .describe('The pageToken of the first answer, for further rows and usages of the same search'),
    })
    .meta({
      examples: [{ ownTexts: 'Suur koer haugub. Väike kass magab.', analysis: 'WORD_CLASS', length: 2 }],
    }),
  answer: z.object({
    clusters: z.array(clusterRowSchema),
    total: z.int().describe('Different clusters, whatever part of them is answered'),
    occurrences: z.int().describe('All clusters of this length that the filter lets through'),
    totals: selectionTotalsSchema,
    tasemed: levelTotalsSchema,
    pageToken: z
      .string()
      .optional()
      .describe(
        'Pages of at most 1000 rows that send it back within an hour are no calls of the rate limit.',
      ),
  }),
});

export type ClusterFinderRequest = z.infer<typeof clusterFinderCall.body>;
export type ClusterRow = z.infer<typeof clusterRowSchema>;
export type ClusterFinderResponse = z.infer<typeof clusterFinderCall.answer>;

type Mapped<Source, Value> = { [Key in keyof Source]: Value };

function mapValues<Source extends object, Value>(
  source: Source,
  map: (value: Source[keyof Source]) => Value,
): Mapped<Source, Value> {
  const entries = Object.entries(source) as [string, Source[keyof Source]][];
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value)])) as Mapped<Source, Value>;
}
