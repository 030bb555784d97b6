import { z } from 'zod';
import { defineCall } from '../fields/call';
import { concordanceSorts, type SearchType } from '../fields/choices';
import { fieldWithDefault } from '../fields/field-with-default';
import { MAX_LINE_CHARACTERS } from '../fields/limits';
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

const sortedBySchema = z.array(
  z.object({
    part: z.enum(['BEFORE', 'AFTER']),
    at: z
      .int()
      .describe(
        'Where the word begins: back from the end of contextBefore, or on from the start of contextAfter',
      ),
    length: z.int(),
  }),
);

const rowErrorSchema = z.object({
  part: z.enum(['BEFORE', 'KEYWORD', 'AFTER']),
  at: z
    .int()
    .describe(
      'Where it begins: back from the end of contextBefore, or on from the start of keyword or contextAfter',
    ),
  length: z.int().describe('0 where something is missing'),
  written: z.string(),
  corrected: z.string().describe('Empty where it is to go'),
  code: z.string().describe('Type of the error, such as R:NOM:FORM'),
  probability: z.number().describe('That it is an error, 0 to 1; 1 where a person marked it'),
});

export const wordContextRowSchema = z.object({
  contextBefore: z.string(),
  keyword: z.string(),
  contextAfter: z.string(),
  textId: z.string().nullable().describe('Corpus text of the row, null for the own text'),
  joined: z
    .enum(['BEFORE', 'AFTER', 'BOTH'])
    .optional()
    .describe('Where there is no white space between the keyword and its context in the text'),
  moreBefore: z
    .string()
    .optional()
    .describe('With lineCharacters: the text before contextBefore, white space included'),
  moreAfter: z.string().optional().describe('With lineCharacters: the text after contextAfter'),
  start: z
    .int()
    .optional()
    .describe('With lineCharacters: where the keyword begins in its text, in UTF-16 units'),
  hit: z
    .int()
    .optional()
    .describe('With lineCharacters: offset of the row in text order without sample and filter'),
  sortedBy: sortedBySchema
    .optional()
    .describe('With lineCharacters: the words that the rows are sorted by, and nearWord'),
  vead: z
    .array(rowErrorSchema)
    .optional()
    .describe('With vead: the errors of the line; absent where none are known of the text'),
});

export const wordContextCall = defineCall('tools', 'POST /api/tools/wordcontext', {
  summary: 'Every occurrence of a keyword or query with its context, or the part of them asked for',
  usage: 'word-context',
  client: { name: 'concordance', rows: 'contextList' },
  body: z
    .object({
      ...textSelectionShape,
      ...errorTextsShape,
      ...wordSearchShape,
      keepCapitalization: keepCapitalizationField,
      sort: fieldWithDefault(z.enum(concordanceSorts), 'TEXT').describe('Order of the rows'),
      thenSort: z
        .enum(concordanceSorts)
        .nullish()
        .describe('Orders rows that `sort` finds equal; the rest is in text order'),
      ...linesShape,
      seed: sampleSeedField,
      lineCharacters: numberField(0, MAX_LINE_CHARACTERS)
        .nullish()
        .describe(
          'Rows also give the text around their context, so that it makes a line of so many characters on each side of the keyword, and where the keyword lies',
        ),
      vead: z
        .boolean()
        .nullish()
        .describe(
          'Rows also give the errors of their line, or of their context without lineCharacters; not known of an own text and where the index is on ClickHouse servers',
        ),
      offset: numberField(0).nullish().describe('First row to answer; 0 where absent'),
      limit: numberField(1).nullish().describe('Rows to answer; all where absent'),
      pageToken: pageTokenField,
    })
    .superRefine(checkWordSearch)
    .meta({
      examples: [
        { ownTexts: 'Kool on suur. Käin koolis.', type: 'LEMMAS', keyword: 'kool' },
        { ownTexts: 'Kool on suur. Käin koolis.', cql: '[lemma="kool"] [pos="AUX"]' },
      ],
    }),
  answer: z.object({
    contextList: z.array(wordContextRowSchema),
    initialKeyword: z.string().nullable(),
    lemmatizedKeyword: z.string().nullable(),
    total: z.int().describe('Occurrences in the selection, whatever part of them is answered'),
    listed: z
      .int()
      .optional()
      .describe(
        'Rows that can be asked for, if a sample, a filter or a neighbour leaves some of the occurrences out',
      ),
    totals: selectionTotalsSchema,
    pageToken: z
      .string()
      .optional()
      .describe(
        'Given where a part of the rows was asked for: the same search in any order, sample, filter and width. Pages of at most 1000 rows that send it back within an hour are no calls of the rate limit.',
      ),
  }),
});

export type WordContextRequest = z.infer<typeof wordContextCall.body>;
export type KeywordContextRequest = WordContextRequest & {
  readonly type: SearchType;
  readonly keyword: string;
};
export type RowError = z.infer<typeof rowErrorSchema>;
export type WordContextRow = z.infer<typeof wordContextRowSchema>;
export type WordContextResponse = z.infer<typeof wordContextCall.answer>;
