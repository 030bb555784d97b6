import { z } from 'zod';
import { defineCall } from '../fields/call';
import { fieldWithDefault } from '../fields/field-with-default';
import { MAX_CUSTOM_STOPWORDS, MAX_STOPWORD_CHARACTERS } from '../fields/limits';
import { numberField } from '../fields/number-field';
import {
  errorTextsShape,
  keepCapitalizationField,
  levelCountsSchema,
  levelsField,
  levelTotalsSchema,
  searchTypeSchema,
  selectionTotalsSchema,
  textSelectionShape,
} from '../texts/text-selection';

export const wordlistRequestSchema = z
  .object({
    ...textSelectionShape,
    ...errorTextsShape,
    type: searchTypeSchema,
    excludeStopwords: fieldWithDefault(z.boolean(), false).describe('Leave out the default stop words'),
    customStopwords: z
      .array(z.string().max(MAX_STOPWORD_CHARACTERS))
      .max(MAX_CUSTOM_STOPWORDS)
      .nullish()
      .describe('Leave out these words'),
    keepCapitalization: keepCapitalizationField,
    minFrequency: numberField(1).nullish().describe('Occurrences that a word needs'),
    tasemed: levelsField,
  })
  .meta({ examples: [{ ownTexts: 'Tere, tere! Kuidas läheb?', type: 'LEMMAS' }] });

export const wordlistRowSchema = z.object({
  word: z.string(),
  frequencyCount: z.int(),
  frequencyPercentage: z
    .number()
    .describe(
      'Share of all running words of the selection, before stop words and minimum frequency, 2 decimals',
    ),
  partOfSpeech: z.string().describe('Most frequent UPOS tag of the word in the selection'),
  tekstid: z.int().describe('In how many texts of the selection the word occurs'),
  tasemed: levelCountsSchema,
});

export const wordlistCall = defineCall('tools', 'POST /api/tools/wordlist', {
  summary: 'Words of the chosen texts with their frequencies, the most frequent first',
  usage: 'wordlist',
  client: { name: 'wordlist', rows: 'resultList' },
  body: wordlistRequestSchema,
  answer: z.object({
    resultList: z.array(wordlistRowSchema),
    totals: selectionTotalsSchema,
    tasemed: levelTotalsSchema,
  }),
});

export type WordlistRequest = z.infer<typeof wordlistRequestSchema>;
export type WordlistRow = z.infer<typeof wordlistRowSchema>;
export type WordlistResponse = z.infer<typeof wordlistCall.answer>;
