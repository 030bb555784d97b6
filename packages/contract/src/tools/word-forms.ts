import { z } from 'zod';
import { selectionTotalsSchema, textSelectionShape } from '../texts/text-selection';
import { keywordSchema } from './word-search';

export const wordFormsRequestSchema = z
  .object({
    ...textSelectionShape,
    algvorm: keywordSchema.describe('A base form as the word list has it'),
  })
  .meta({ examples: [{ ownTexts: 'Kool on suur. Käin koolis.', algvorm: 'kool' }] });

export const wordFormRowSchema = z.object({
  vorm: z.string().describe('Word form in lower case'),
  sagedus: z.number().int().describe('Occurrences of the form as a form of the base form'),
  tekstid: z.number().int().describe('In how many texts of the selection'),
});

export const wordFormsResponseSchema = z.object({
  vormid: z.array(wordFormRowSchema),
  totals: selectionTotalsSchema,
});

export type WordFormsRequest = z.infer<typeof wordFormsRequestSchema>;
export type WordFormRow = z.infer<typeof wordFormRowSchema>;
export type WordFormsResponse = z.infer<typeof wordFormsResponseSchema>;
