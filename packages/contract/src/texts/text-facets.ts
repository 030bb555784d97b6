import { z } from 'zod';
import { MAX_CORPUS_TEXT_IDS } from '../fields/limits';
import { textFilterNames } from './text-filter-names';
import { textQueryRequestSchema } from './text-query';
import { textChoiceSchema } from './text-selection';

/** The filters of the text query, of which none is mandatory. */
export const textFacetsRequestSchema = z
  .object({
    ...textQueryRequestSchema.shape,
    corpuses: textQueryRequestSchema.shape.corpuses.describe('Subcorpus ids; all of them where absent'),
    language: textQueryRequestSchema.shape.language.describe(
      'Text language; where absent Estonian, and Russian for Russian subcorpora',
    ),
  })
  .meta({ examples: [{ level: ['B1'], gender: ['naine'] }] });

const countsSchema = z.record(z.string(), z.number().int());

export const textFacetsResponseSchema = z.object({
  texts: z.number().int().describe('Texts that meet every filter'),
  words: z.number().int().describe('Their running words'),
  filters: z
    .record(z.enum(textFilterNames), countsSchema)
    .describe(
      'By filter and choice: how many texts there are if the filter has that choice alone and every other filter is as given. Number ranges are named `least-most`.',
    ),
});

export const selectionSummaryRequestSchema = z
  .object({
    // Not checked one by one: an id that no text has counts nothing.
    ids: z
      .array(z.string().meta({ format: 'uuid' }))
      .max(MAX_CORPUS_TEXT_IDS)
      .nullish()
      .describe('Ids of corpus texts; mandatory without tekstivalik'),
    tekstivalik: textChoiceSchema
      .nullish()
      .describe('In place of ids: every listed text of the corpus, or those that a text query finds'),
  })
  .meta({ examples: [{ ids: ['1f0c9a42-0000-4000-8000-000000000001'] }] });

const valueCountsSchema = z
  .array(z.object({ value: z.string(), texts: z.number().int() }))
  .describe('The most frequent first; texts that do not say it are left out');

export const selectionSummaryResponseSchema = z.object({
  texts: z.number().int().describe('Ids that are those of a listed text'),
  words: z.number().int().describe('Their running words'),
  levels: valueCountsSchema,
  nativeLanguages: valueCountsSchema,
  nationalities: valueCountsSchema,
});

export type TextFacetsRequest = z.infer<typeof textFacetsRequestSchema>;
export type TextFacetsResponse = z.infer<typeof textFacetsResponseSchema>;
export type SelectionSummaryRequest = z.infer<typeof selectionSummaryRequestSchema>;
export type SelectionSummaryResponse = z.infer<typeof selectionSummaryResponseSchema>;
