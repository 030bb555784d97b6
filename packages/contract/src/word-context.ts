import { z } from 'zod';
import { concordanceSorts, displayTypes, type SearchType } from './choices';
import { fieldWithDefault } from './field-with-default';
import {
  DEFAULT_DISPLAY_COUNT,
  MAX_CQL_CHARACTERS,
  MAX_DISPLAY_COUNT,
  MAX_KEYWORD_CHARACTERS,
} from './limits';
import { numberField } from './number-field';
import { searchTypeSchema, selectionTotalsSchema, textSelectionShape } from './text-selection';
import { trimUnseen } from './typed-text';

const MAX_PAGE_TOKEN_CHARACTERS = 4000;

export const keywordSchema = z.string().overwrite(trimUnseen).min(1).max(MAX_KEYWORD_CHARACTERS);

export const wordContextRequestSchema = z
  .object({
    ...textSelectionShape,
    type: searchTypeSchema.nullish().describe('Mandatory with a keyword, not used with a query'),
    keyword: keywordSchema
      .nullish()
      .describe(
        'One word, or several that follow each other, whatever punctuation stands between them; * stands for any letters, ? for one. Mandatory without cql',
      ),
    cql: z
      .string()
      .min(1)
      .max(MAX_CQL_CHARACTERS)
      .nullish()
      .describe('A query of the corpus query language (docs/query-language.md) in place of the keyword'),
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
  .superRefine(({ type, keyword, cql }, context) => {
    const isQuery = typeof cql === 'string';
    const addMissing = (field: string) =>
      context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: [field] });
    if (isQuery && typeof keyword === 'string')
      context.addIssue({
        code: 'custom',
        input: cql,
        path: ['cql'],
        message: 'Send a keyword or a query, not both.',
      });
    if (isQuery) return;
    if (typeof keyword !== 'string') addMissing('keyword');
    if (typeof type !== 'string') addMissing('type');
  })
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
