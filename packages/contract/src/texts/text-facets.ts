import { z } from 'zod';
import { defineCall } from '../fields/call';
import { MAX_CORPUS_TEXT_IDS } from '../fields/limits';
import { textFilterNames } from './text-filter-names';
import { textQueryRequestSchema } from './text-query';
import { textChoiceSchema } from './text-selection';

const countsSchema = z.record(z.string(), z.int());

const valueCountsSchema = z
  .array(z.object({ value: z.string(), texts: z.int() }))
  .describe('The most frequent first; texts that do not say it are left out');

export const textFacetsCall = defineCall('texts', 'POST /api/texts/facets', {
  summary: 'How many texts each choice of each filter finds, combined with the other filters',
  client: { name: 'text_facets' },
  /** The filters of the text query, of which none is mandatory. */
  body: z
    .object({
      ...textQueryRequestSchema.shape,
      corpuses: textQueryRequestSchema.shape.corpuses.describe('Subcorpus ids; all of them where absent'),
      language: textQueryRequestSchema.shape.language.describe(
        'Text language; where absent Estonian, and Russian for Russian subcorpora',
      ),
    })
    .meta({ examples: [{ level: ['B1'], gender: ['naine'] }] }),
  answer: z.object({
    texts: z.int().describe('Texts that meet every filter'),
    words: z.int().describe('Their running words'),
    filters: z
      .record(z.enum(textFilterNames), countsSchema)
      .describe(
        'By filter and choice: how many texts there are if the filter has that choice alone and every other filter is as given. Number ranges are named `least-most`.',
      ),
  }),
});

export const selectionSummaryCall = defineCall('texts', 'POST /api/texts/selection-summary', {
  summary: 'Words, levels and origins of chosen texts',
  client: { name: 'selection_summary', rows: 'levels' },
  body: z
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
    .meta({ examples: [{ ids: ['1f0c9a42-0000-4000-8000-000000000001'] }] }),
  answer: z.object({
    texts: z.int().describe('Ids that are those of a listed text'),
    words: z.int().describe('Their running words'),
    levels: valueCountsSchema,
    nativeLanguages: valueCountsSchema,
    nationalities: valueCountsSchema,
  }),
});

export type TextFacetsRequest = z.infer<typeof textFacetsCall.body>;
export type TextFacetsResponse = z.infer<typeof textFacetsCall.answer>;
export type SelectionSummaryRequest = z.infer<typeof selectionSummaryCall.body>;
export type SelectionSummaryResponse = z.infer<typeof selectionSummaryCall.answer>;
