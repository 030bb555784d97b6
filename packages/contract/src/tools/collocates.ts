import { z } from 'zod';
import { defineCall } from '../fields/call';
import { collocateFormulas } from '../fields/choices';
import { fieldWithDefault } from '../fields/field-with-default';
import { DEFAULT_SEARCH_COUNT, MAX_MIN_COOCCURRENCE, MAX_SEARCH_COUNT } from '../fields/limits';
import { numberField } from '../fields/number-field';
import {
  keepCapitalizationField,
  searchTypeSchema,
  selectionTotalsSchema,
  textSelectionShape,
} from '../texts/text-selection';
import { keywordSchema } from './word-search';

export const collocateRowSchema = z.object({
  collocate: z.string(),
  score: z.number().describe('Score by the chosen formula, 4 decimals'),
  coOccurrences: z.int(),
  leftOccurrences: z.int(),
  rightOccurrences: z.int(),
  frequencyCount: z.int(),
  frequencyPercentage: z.number(),
  partOfSpeech: z.string(),
  tekstid: z.int().describe('Number of texts in which the neighbour occurs near the keyword'),
});

export const collocatesCall = defineCall('tools', 'POST /api/tools/collocates', {
  summary: 'Neighbouring words of a keyword, the strongest first',
  usage: 'collocates',
  client: { name: 'collocates', rows: 'collocateList' },
  body: z
    .object({
      ...textSelectionShape,
      type: searchTypeSchema,
      keyword: keywordSchema,
      searchCount: fieldWithDefault(numberField(1, MAX_SEARCH_COUNT), DEFAULT_SEARCH_COUNT).describe(
        'Words looked at on each side',
      ),
      formula: fieldWithDefault(z.enum(collocateFormulas), 'LOGDICE').describe('Score'),
      keepCapitalization: keepCapitalizationField,
      minCooccurrence: fieldWithDefault(numberField(1, MAX_MIN_COOCCURRENCE), 1).describe(
        'Neighbours of fewer co-occurrences are left out; 1, which leaves out none, if it is missing',
      ),
    })
    .meta({
      examples: [
        { ownTexts: 'Kool on suur. Käin koolis.', type: 'LEMMAS', keyword: 'kool', formula: 'LOGDICE' },
      ],
    }),
  answer: z.object({
    collocateList: z.array(collocateRowSchema),
    initialKeyword: z.string().nullable(),
    lemmatizedKeyword: z.string().nullable(),
    keywordFrequency: z.int(),
    totals: selectionTotalsSchema,
  }),
});

export type CollocatesRequest = z.infer<typeof collocatesCall.body>;
export type CollocateRow = z.infer<typeof collocateRowSchema>;
export type CollocatesResponse = z.infer<typeof collocatesCall.answer>;
