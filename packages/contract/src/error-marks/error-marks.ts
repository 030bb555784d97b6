import { z } from 'zod';
import { defineCall } from '../fields/call';

export const errorMarkSchema = z.object({
  start: z.int().describe('UTF-16 offset in the text'),
  end: z.int().describe('Equal to start where something is missing'),
  written: z.string(),
  corrected: z.string().describe('Empty where it is to go'),
  code: z.string(),
  rule: z.string().nullable(),
  probability: z.number(),
});

export const errorMarksCall = defineCall('tools', 'POST /api/texts/vead', {
  summary: 'A text of the corpus with the errors that are marked in it and what belongs in their place',
  // Its use has been counted under this name.
  usage: 'text-edits',
  client: { name: 'text_errors', rows: 'marks' },
  body: z.object({ id: z.guid() }).meta({ examples: [{ id: '1f0c9a42-0000-4000-8000-000000000001' }] }),
  answer: z.object({
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
    runningWords: z.int(),
    text: z.string(),
    sentences: z.array(z.object({ start: z.int(), end: z.int() })),
    marks: z.array(errorMarkSchema).describe('In the order of the text; they do not overlap'),
  }),
});

export type ErrorMark = z.infer<typeof errorMarkSchema>;
export type ErrorMarksResponse = z.infer<typeof errorMarksCall.answer>;
