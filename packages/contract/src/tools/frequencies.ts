import { z } from 'zod';
import { defineCall } from '../fields/call';
import { frequencyProperties } from '../fields/choices';
import { rateMethodField } from './distribution';
import { fieldWithDefault } from '../fields/field-with-default';
import { DEFAULT_FREQUENCY_ROWS, MAX_FREQUENCY_ROWS } from '../fields/limits';
import { linesShape, sampleSeedField } from '../fields/line-choice';
import { numberField } from '../fields/number-field';
import { pageTokenField } from '../fields/page-token-field';
import {
  errorTextsShape,
  keepCapitalizationField,
  selectionTotalsSchema,
  textSelectionShape,
} from '../texts/text-selection';
import { checkWordSearch, wordSearchShape } from './word-search';

export const frequencyRowSchema = z.object({
  value: z
    .string()
    .nullable()
    .describe(
      'Words, name of a form in Estonian, code of a level, id of a text, empty for the own text, or what is written and what belongs there with an arrow between them; null where there is no word, no level or no error. As countedValue, with countBy as countedBy and countLemmas as countedLemmas, word in context answers the lines of the row',
    ),
  englishName: z.string().optional().describe('Of a grammatical form'),
  title: z.string().nullable().optional().describe('Of a text of the corpus'),
  hits: z.int(),
  runningWords: z
    .int()
    .describe('Of the texts that the rate is over: of the level, of the text, else of the selection'),
  texts: z.int().optional().describe('Texts of a level, or in which the correction occurs'),
  isSmall: z.boolean().optional().describe('Of a level: too few texts or words for a conclusion'),
  perMillion: z
    .number()
    .nullable()
    .describe('Occurrences per million running words; null of a random sample, 0 where there are no words'),
  low: z.number().nullable().describe('Lower end of the 95 % interval of the rate'),
  high: z.number().nullable().describe('Upper end; null where there are no words'),
  method: rateMethodField
    .nullable()
    .describe('As in the distribution: TEXTS of levels, POISSON of words and single texts'),
});

export const frequenciesCall = defineCall('tools', 'POST /api/tools/sagedused', {
  summary:
    'How often the lines of a concordance have each form, base form, neighbour, grammatical form, level, text or correction',
  usage: 'frequencies',
  client: { name: 'frequencies', rows: 'frequencyList' },
  body: z
    .object({
      ...textSelectionShape,
      ...errorTextsShape,
      ...wordSearchShape,
      keepCapitalization: keepCapitalizationField,
      ...linesShape,
      seed: sampleSeedField,
      countBy: fieldWithDefault(z.enum(frequencyProperties), 'FORM').describe(
        'What the lines are counted by: form or base form of the keyword, a neighbouring word, its grammatical form, level, text, or errors with their corrections',
      ),
      countLemmas: fieldWithDefault(z.boolean(), false).describe('Count neighbouring words by base form'),
      limit: fieldWithDefault(numberField(1, MAX_FREQUENCY_ROWS), DEFAULT_FREQUENCY_ROWS).describe(
        'Rows to answer, the most frequent first',
      ),
      pageToken: pageTokenField,
    })
    .superRefine(checkWordSearch)
    .meta({
      examples: [
        { ownTexts: 'Kool on suur. Käin koolis.', type: 'LEMMAS', keyword: 'kool', countBy: 'GRAMMAR' },
        { ownTexts: 'Kool on suur. Käin koolis.', cql: '[pos="NOUN"]', countBy: 'LEMMA' },
      ],
    }),
  answer: z.object({
    frequencyList: z
      .array(frequencyRowSchema)
      .describe('The most frequent first; levels in their order, those without an occurrence too'),
    rows: z.int().describe('Different values, whatever part of them is answered'),
    counted: z.int().describe('Lines that are counted'),
    total: z.int().describe('Occurrences in the selection, whatever part of them is counted'),
    initialKeyword: z.string().nullable(),
    lemmatizedKeyword: z.string().nullable(),
    totals: selectionTotalsSchema,
  }),
});

export type FrequenciesRequest = z.infer<typeof frequenciesCall.body>;
export type FrequencyRow = z.infer<typeof frequencyRowSchema>;
export type FrequenciesResponse = z.infer<typeof frequenciesCall.answer>;
