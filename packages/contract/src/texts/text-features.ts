import { z } from 'zod';
import { defineCall } from '../fields/call';
import { ALL_TEXTS } from '../fields/choices';
import { selectionTotalsSchema, textSelectionShape } from './text-selection';

export const textFeaturesCall = defineCall('tools', 'POST /api/texts/tunnused', {
  summary: 'A table of texts: their properties, length, complexity, vocabulary and marked errors by kind',
  usage: 'text-features',
  client: { name: 'text_features', rows: 'tekstid' },
  body: z
    .object({ corpusTextIds: textSelectionShape.corpusTextIds, tekstivalik: textSelectionShape.tekstivalik })
    .meta({ examples: [{ tekstivalik: ALL_TEXTS }] }),
  answer: z.object({
    veerud: z
      .array(z.string())
      .describe('The columns in their order: properties, counts, complexity, vocabulary, marks by kind'),
    tekstid: z
      .array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
      .describe(
        'A row a text; null is not known: figures of texts in another language or too short, marks of unmarked ones',
      ),
    totals: selectionTotalsSchema,
  }),
});

export type TextFeaturesResponse = z.infer<typeof textFeaturesCall.answer>;
