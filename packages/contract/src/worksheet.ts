import { z } from 'zod';
import { fieldWithDefault } from './field-with-default';
import { DEFAULT_WORKSHEET_EXAMPLES, MAX_FETCHED_EXAMPLES } from './limits';
import { contextWidthShape, lineChoiceShape, sampleSeedField } from './line-choice';
import { numberField } from './number-field';
import { keepCapitalizationField, selectionTotalsSchema, textSelectionShape } from './text-selection';
import { checkWordSearch, wordSearchShape } from './word-search';

const MAX_SEED = 2 ** 31 - 1;

export const worksheetRequestSchema = z
  .object({
    ...textSelectionShape,
    ...wordSearchShape,
    ...contextWidthShape,
    ...lineChoiceShape,
    sampleSeed: sampleSeedField,
    keepCapitalization: keepCapitalizationField,
    count: fieldWithDefault(numberField(1, MAX_FETCHED_EXAMPLES), DEFAULT_WORKSHEET_EXAMPLES).describe(
      'Sentences to answer at most',
    ),
    seed: fieldWithDefault(numberField(0, MAX_SEED), 0).describe(
      'The same seed picks the same sentences of the same texts',
    ),
  })
  .superRefine(checkWordSearch)
  .meta({ examples: [{ ownTexts: 'Kool on suur. Käin koolis.', type: 'LEMMAS', keyword: 'kool', seed: 1 }] });

export const worksheetExampleSchema = z.object({
  text: z.string().describe('A whole sentence, as its author wrote it, in one line'),
  marks: z
    .array(
      z.object({
        start: z.number().int(),
        end: z.number().int(),
        lemma: z.string().describe('Base forms of its words with spaces between them'),
      }),
    )
    .describe('Every occurrence in the sentence, in UTF-16 units of the text'),
  words: z.number().int().describe('Running words of the sentence'),
  textId: z.string().nullable().describe('Corpus text of the sentence, null for the own text'),
});

export const worksheetResponseSchema = z.object({
  exampleList: z
    .array(worksheetExampleSchema)
    .describe('Random sentences, the best examples first; no sentence twice, few from one text'),
  initialKeyword: z.string().nullable(),
  lemmatizedKeyword: z.string().nullable(),
  total: z.number().int().describe('Occurrences in the selection'),
  listed: z
    .number()
    .int()
    .optional()
    .describe('Occurrences that sentences are picked from, if a sample or a filter leaves some out'),
  totals: selectionTotalsSchema,
});

export type WorksheetRequest = z.infer<typeof worksheetRequestSchema>;
/** What may be sent: fields with a usual value can be left out. */
export type WorksheetBody = z.input<typeof worksheetRequestSchema>;
export type WorksheetExample = z.infer<typeof worksheetExampleSchema>;
export type WorksheetResponse = z.infer<typeof worksheetResponseSchema>;
