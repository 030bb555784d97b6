import { z } from 'zod';
import { selectionTotalsSchema, textSelectionShape } from './text-selection';
import { keywordSchema } from './word-context';

export const wordFormsRequestSchema = z
  .object({
    ...textSelectionShape,
    lemma: keywordSchema.describe('A base form as the word list has it'),
  })
  .meta({ examples: [{ ownTexts: 'Kool on suur. Käin koolis.', lemma: 'kool' }] });

export const wordFormRowSchema = z.object({
  form: z.string().describe('Word form in lower case'),
  frequencyCount: z.number().int().describe('Occurrences of the form as a form of the base form'),
  textCount: z.number().int().describe('In how many texts of the selection'),
});

export const wordFormsResponseSchema = z.object({
  formList: z.array(wordFormRowSchema),
  totals: selectionTotalsSchema,
});

export type WordFormsRequest = z.infer<typeof wordFormsRequestSchema>;
export type WordFormRow = z.infer<typeof wordFormRowSchema>;
export type WordFormsResponse = z.infer<typeof wordFormsResponseSchema>;
