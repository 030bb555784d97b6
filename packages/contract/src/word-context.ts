import { z } from 'zod';
import { DEFAULT_DISPLAY_COUNT, MAX_DISPLAY_COUNT, MAX_KEYWORD_CHARACTERS } from './limits';
import { searchTypeSchema, selectionTotalsSchema, textSelectionShape } from './text-selection';

export const WORD_CONTEXT_PATH = '/api/tools/wordcontext';

export const displayTypes = ['WORD', 'SENTENCE'] as const;
/** Order of concordance rows: text order, or by the n-th running word left or right of the keyword. */
export const concordanceSorts = [
  'TEXT',
  'LEFT_1',
  'LEFT_2',
  'LEFT_3',
  'RIGHT_1',
  'RIGHT_2',
  'RIGHT_3',
] as const;

export const keywordSchema = z.string().trim().min(1).max(MAX_KEYWORD_CHARACTERS);

export const wordContextRequestSchema = z.object({
  ...textSelectionShape,
  type: searchTypeSchema,
  keyword: keywordSchema.describe('One word, or several parted by spaces'),
  displayCount: z.number().int().min(1).max(MAX_DISPLAY_COUNT).default(DEFAULT_DISPLAY_COUNT),
  displayType: z.enum(displayTypes).default('WORD'),
  keepCapitalization: z.boolean().default(false),
  sort: z.enum(concordanceSorts).default('TEXT'),
  offset: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('First row to answer; all rows without offset and limit'),
  limit: z.number().int().min(1).optional(),
});

export const wordContextRowSchema = z.object({
  contextBefore: z.string(),
  keyword: z.string(),
  contextAfter: z.string(),
  textId: z.string().nullable().describe('Corpus text of the row, null for the own text'),
});

export const wordContextResponseSchema = z.object({
  contextList: z.array(wordContextRowSchema),
  initialKeyword: z.string().nullable(),
  lemmatizedKeyword: z.string().nullable(),
  total: z.number().int().describe('Occurrences in the selection, whatever part of them is answered'),
  totals: selectionTotalsSchema,
});

export type DisplayType = (typeof displayTypes)[number];
export type ConcordanceSort = (typeof concordanceSorts)[number];
export type WordContextRequest = z.infer<typeof wordContextRequestSchema>;
export type WordContextRow = z.infer<typeof wordContextRowSchema>;
export type WordContextResponse = z.infer<typeof wordContextResponseSchema>;
