import { z } from 'zod';
import { textEditForms } from './choices';

export const textEditsRequestSchema = z
  .object({ id: z.guid() })
  .meta({ examples: [{ id: '1f0c9a42-0000-4000-8000-000000000001' }] });

export const textEditsDownloadRequestSchema = textEditsRequestSchema
  .extend({ vorm: z.enum(textEditForms) })
  .meta({ examples: [{ id: '1f0c9a42-0000-4000-8000-000000000001', vorm: 'M2' }] });

export const textMarkSchema = z.object({
  start: z.number().int().describe('UTF-16 offset in the text'),
  end: z.number().int().describe('Equal to start where something is missing'),
  written: z.string(),
  corrected: z.string().describe('Empty where it is to go'),
  code: z.string(),
  rule: z.string().nullable(),
  probability: z.number(),
});

export const textEditsResponseSchema = z.object({
  id: z.string(),
  title: z.string().nullable(),
  level: z.string().nullable(),
  state: z
    .enum(['marked', 'waiting', 'failed', 'other-language'])
    .describe(
      'waiting: the corrector has not marked the text yet; failed: it cannot mark it; other-language: it is not in Estonian',
    ),
  origin: z.enum(['machine', 'gold']).nullable(),
  version: z.string().nullable().describe('Of the corrector; null for marks of people'),
  runningWords: z.number().int(),
  text: z.string(),
  sentences: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
  marks: z.array(textMarkSchema).describe('In the order of the text; they do not overlap'),
});

export type TextEditsRequest = z.infer<typeof textEditsRequestSchema>;
export type TextEditsDownloadRequest = z.infer<typeof textEditsDownloadRequestSchema>;
export type TextMark = z.infer<typeof textMarkSchema>;
export type TextEditsResponse = z.infer<typeof textEditsResponseSchema>;
