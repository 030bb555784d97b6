import { z } from 'zod';
import { ALL_TEXTS } from '../fields/choices';
import { selectionTotalsSchema, textSelectionShape } from './text-selection';

export const textFeaturesRequestSchema = z
  .object({
    corpusTextIds: textSelectionShape.corpusTextIds,
    tekstivalik: textSelectionShape.tekstivalik,
  })
  .meta({ examples: [{ tekstivalik: ALL_TEXTS }] });

export const textFeaturesResponseSchema = z.object({
  veerud: z
    .array(z.string())
    .describe('The columns in their order: properties, counts, complexity, vocabulary, marks by kind'),
  tekstid: z
    .array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
    .describe(
      'A row a text; null is not known: figures of texts in another language or too short, marks of unmarked ones',
    ),
  totals: selectionTotalsSchema,
});

export type TextFeaturesRequest = z.infer<typeof textFeaturesRequestSchema>;
export type TextFeaturesResponse = z.infer<typeof textFeaturesResponseSchema>;
