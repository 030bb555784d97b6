import { z } from 'zod';
import { selectionTotalsSchema, textSelectionShape } from '../texts/text-selection';
import { keywordSchema } from './word-search';

export const nearestWordsRequestSchema = z
  .object({
    ...textSelectionShape,
    keyword: keywordSchema.describe('A word that was looked for in vain'),
  })
  .meta({ examples: [{ ownTexts: 'Kool on suur. Käin koolis.', keyword: 'koll' }] });

export const nearestWordsResponseSchema = z.object({
  algvormid: z
    .array(z.object({ word: z.string(), frequencyCount: z.number().int() }))
    .describe('Base forms of the texts that are written most alike, the nearest first'),
  totals: selectionTotalsSchema,
});

export type NearestWordsRequest = z.infer<typeof nearestWordsRequestSchema>;
export type NearestWordsResponse = z.infer<typeof nearestWordsResponseSchema>;
