import { z } from 'zod';
import { defineCall } from '../fields/call';
import { errorSentences, gapErrorCodes } from '../fields/choices';
import { fieldWithDefault } from '../fields/field-with-default';
import {
  DEFAULT_WORKSHEET_EXAMPLES,
  MAX_DISTRACTORS,
  MAX_FETCHED_EXAMPLES,
  MAX_WORKSHEET_MORE_WORDS,
} from '../fields/limits';
import { linesShape, sampleSeedField } from '../fields/line-choice';
import { numberField } from '../fields/number-field';
import { keepCapitalizationField, selectionTotalsSchema, textSelectionShape } from '../texts/text-selection';
import { checkWordSearch, keywordSchema, wordSearchShape } from '../tools/word-search';

const MAX_SEED = 2 ** 31 - 1;

export const worksheetExampleSchema = z.object({
  text: z.string().describe('A whole sentence, as its author wrote it, in one line'),
  marks: z
    .array(
      z.object({
        start: z.int(),
        end: z.int(),
        lemma: z.string().describe('Base forms of its words with spaces between them'),
        written: z
          .string()
          .optional()
          .describe('With errorCode: what stood in the place, empty where something was missing'),
        choices: z
          .array(z.string())
          .optional()
          .describe(
            'With distractors: the word among wrong ones, in random order; none where there are no wrong ones',
          ),
      }),
    )
    .describe('Every occurrence in the sentence, in UTF-16 units of the text'),
  words: z.int().describe('Running words of the sentence'),
  textId: z.string().nullable().describe('Corpus text of the sentence, null for the own text'),
});

export const worksheetCall = defineCall('tools', 'POST /api/tools/worksheet', {
  summary: 'Whole sentences with a keyword, a query or a kind of error that make good examples for a lesson',
  usage: 'worksheet',
  client: { name: 'worksheet', rows: 'exampleList' },
  body: z
    .object({
      ...textSelectionShape,
      ...wordSearchShape,
      ...linesShape,
      sampleSeed: sampleSeedField,
      keepCapitalization: keepCapitalizationField,
      moreKeywords: z
        .array(keywordSchema)
        .max(MAX_WORKSHEET_MORE_WORDS)
        .nullish()
        .describe('Further words on the same sheet; sentences of all words take turns'),
      errorCode: z
        .enum(gapErrorCodes)
        .nullish()
        .describe('In place of a keyword: sentences about this kind of error'),
      errorSentences: fieldWithDefault(z.enum(errorSentences), 'CORRECTED').describe(
        'With errorCode: corrected sentences whose only error was of this kind, or right sentences with the words that it is most often marked on',
      ),
      unmarkedOnly: fieldWithDefault(z.boolean(), false).describe(
        'Only sentences that the corrector marks nothing in; texts that are not marked yet are left out',
      ),
      distractors: fieldWithDefault(numberField(0, MAX_DISTRACTORS), 0).describe(
        'Most wrong choices for each word: other forms of the same word',
      ),
      count: fieldWithDefault(numberField(1, MAX_FETCHED_EXAMPLES), DEFAULT_WORKSHEET_EXAMPLES).describe(
        'Sentences to answer at most',
      ),
      seed: fieldWithDefault(numberField(0, MAX_SEED), 0).describe(
        'The same seed picks the same sentences of the same texts',
      ),
    })
    .superRefine(checkWordSearch)
    .meta({
      examples: [{ ownTexts: 'Kool on suur. Käin koolis.', type: 'LEMMAS', keyword: 'kool', seed: 1 }],
    }),
  answer: z.object({
    exampleList: z
      .array(worksheetExampleSchema)
      .describe('Random sentences, the best examples first; no sentence twice, few from one text'),
    initialKeyword: z.string().nullable(),
    lemmatizedKeyword: z.string().nullable(),
    total: z.int().describe('Occurrences in the selection; with errorCode, sentences found'),
    listed: z
      .int()
      .optional()
      .describe('Occurrences that sentences are picked from, if a sample or a filter leaves some out'),
    totals: selectionTotalsSchema,
  }),
});

export type WorksheetRequest = z.infer<typeof worksheetCall.body>;
/** What may be sent: fields with a usual value can be left out. */
export type WorksheetBody = z.input<typeof worksheetCall.body>;
export type WorksheetExample = z.infer<typeof worksheetExampleSchema>;
export type WorksheetResponse = z.infer<typeof worksheetCall.answer>;
