import { z } from 'zod';
import { defineCall } from '../fields/call';
import { selectionTotalsSchema, textSelectionShape } from '../texts/text-selection';
import { keywordSchema } from './word-search';

export const nearestWordsCall = defineCall('tools', 'POST /api/tools/lahimad-algvormid', {
  summary: 'Base forms of the chosen texts that are written most like a word',
  usage: 'nearest-words',
  client: { name: 'nearest_words', rows: 'algvormid' },
  body: z
    .object({ ...textSelectionShape, keyword: keywordSchema.describe('A word that was looked for in vain') })
    .meta({ examples: [{ ownTexts: 'Kool on suur. Käin koolis.', keyword: 'koll' }] }),
  answer: z.object({
    algvormid: z
      .array(z.object({ word: z.string(), frequencyCount: z.int() }))
      .describe('Base forms of the texts that are written most alike, the nearest first'),
    totals: selectionTotalsSchema,
  }),
});
