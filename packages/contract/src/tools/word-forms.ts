import { z } from 'zod';
import { defineCall } from '../fields/call';
import { selectionTotalsSchema, textSelectionShape } from '../texts/text-selection';
import { keywordSchema } from './word-search';

export const wordFormRowSchema = z.object({
  vorm: z.string().describe('Word form in lower case'),
  sagedus: z.int().describe('Occurrences of the form as a form of the base form'),
  tekstid: z.int().describe('In how many texts of the selection'),
});

export const wordFormsCall = defineCall('tools', 'POST /api/tools/sonavormid', {
  summary: 'Word forms of a base form in the chosen texts, the most frequent first',
  usage: 'word-forms',
  client: { name: 'word_forms', rows: 'vormid' },
  body: z
    .object({ ...textSelectionShape, algvorm: keywordSchema.describe('A base form as the word list has it') })
    .meta({ examples: [{ ownTexts: 'Kool on suur. Käin koolis.', algvorm: 'kool' }] }),
  answer: z.object({ vormid: z.array(wordFormRowSchema), totals: selectionTotalsSchema }),
});

export type WordFormRow = z.infer<typeof wordFormRowSchema>;
