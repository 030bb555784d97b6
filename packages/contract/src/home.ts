import { z } from 'zod';

const countsShape = { texts: z.number().int(), runningWords: z.number().int() };
const shareSchema = z.object({ code: z.string(), ...countsShape });

const exampleRowSchema = z.object({
  contextBefore: z.string(),
  keyword: z.string(),
  contextAfter: z.string(),
  joined: z
    .enum(['BEFORE', 'AFTER', 'BOTH'])
    .optional()
    .describe('Where no white space stands between the keyword and its context in the text'),
});

/** What the home page shows of the corpus. */
export const homeResponseSchema = z.object({
  ...countsShape,
  subcorpora: z
    .array(shareSchema)
    .describe('By code, in the order of the query form; empty ones are left out'),
  levels: z.array(shareSchema).describe('By proficiency level, A to C2; texts without a level are left out'),
  examples: z
    .array(
      z.object({
        lemma: z.string(),
        total: z.number().int().describe('Occurrences in the Estonian texts of the corpus'),
        rows: z.array(exampleRowSchema),
      }),
    )
    .describe(
      'A few frequent words in context, each row from another text; empty while the corpus is loaded',
    ),
});

export type HomeResponse = z.infer<typeof homeResponseSchema>;
export type HomeExample = HomeResponse['examples'][number];
