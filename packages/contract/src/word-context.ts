import { z } from 'zod';
import { concordanceSorts, displayTypes, type SearchType } from './choices';
import { fieldWithDefault } from './field-with-default';
import { DEFAULT_DISPLAY_COUNT, MAX_DISPLAY_COUNT } from './limits';
import { numberField } from './number-field';
import { selectionTotalsSchema, textSelectionShape } from './text-selection';
import { checkWordSearch, wordSearchShape } from './word-search';

const MAX_PAGE_TOKEN_CHARACTERS = 4000;

export const wordContextRequestSchema = z
  .object({
    ...textSelectionShape,
    ...wordSearchShape,
    displayCount: fieldWithDefault(numberField(1, MAX_DISPLAY_COUNT), DEFAULT_DISPLAY_COUNT),
    displayType: fieldWithDefault(z.enum(displayTypes), 'WORD'),
    keepCapitalization: fieldWithDefault(z.boolean(), false),
    sort: fieldWithDefault(z.enum(concordanceSorts), 'TEXT'),
    offset: numberField(0).nullish().describe('First row to answer; 0 where absent'),
    limit: numberField(1).nullish().describe('Rows to answer; all where absent'),
    pageToken: z
      .string()
      .max(MAX_PAGE_TOKEN_CHARACTERS)
      .nullish()
      .describe('The pageToken of the first answer, for further rows of the same search in any order'),
  })
  .superRefine(checkWordSearch)
  .meta({
    examples: [
      { ownTexts: 'Kool on suur. Käin koolis.', type: 'LEMMAS', keyword: 'kool' },
      { ownTexts: 'Kool on suur. Käin koolis.', cql: '[lemma="kool"] [pos="AUX"]' },
    ],
  });

export const wordContextRowSchema = z.object({
  contextBefore: z.string(),
  keyword: z.string(),
  contextAfter: z.string(),
  textId: z.string().nullable().describe('Corpus text of the row, null for the own text'),
  joined: z
    .enum(['BEFORE', 'AFTER', 'BOTH'])
    .optional()
    .describe('Where no white space stands between the keyword and its context in the text'),
});

export const wordContextResponseSchema = z.object({
  contextList: z.array(wordContextRowSchema),
  initialKeyword: z.string().nullable(),
  lemmatizedKeyword: z.string().nullable(),
  total: z.number().int().describe('Occurrences in the selection, whatever part of them is answered'),
  totals: selectionTotalsSchema,
  pageToken: z
    .string()
    .optional()
    .describe(
      'Given if there are further rows. Pages of at most 1000 rows that send it back within an hour are no calls of the rate limit.',
    ),
});

export type WordContextRequest = z.infer<typeof wordContextRequestSchema>;
/** A request that looks for a keyword. */
export type KeywordContextRequest = WordContextRequest & {
  readonly type: SearchType;
  readonly keyword: string;
};
export type WordContextRow = z.infer<typeof wordContextRowSchema>;
export type WordContextResponse = z.infer<typeof wordContextResponseSchema>;
