import { z } from 'zod';
import { defineCall } from '../fields/call';
import { wordLevels } from '../fields/choices';
import { proficiencyLevels } from './corrector-choices';
import { MAX_LEVELLED_WORDS } from '../fields/limits';
import { keywordSchema } from '../tools/word-search';

export const wordLevelsCall = defineCall('tools', 'POST /api/tools/sonatasemed', {
  summary: 'The level at which learners first use each of some base forms',
  usage: 'word-levels',
  client: { name: 'word_levels', rows: 'sonad' },
  body: z
    .object({ algvormid: z.array(keywordSchema).min(1).max(MAX_LEVELLED_WORDS).describe('Base forms') })
    .meta({ examples: [{ algvormid: ['kodu', 'ühiskond'] }] }),
  answer: z.object({
    sonad: z
      .array(
        z.object({
          algvorm: z.string(),
          tase: z
            .enum(wordLevels)
            .nullable()
            .describe(
              'Level at which learners first use it; null where too few of them do. Counted levels of pronouns, question words, numerals, conjunctions and base forms among the 500 commonest at most levels are the first',
            ),
          tekstid: z.array(z.int()).describe('Texts of the corpus that use it, by level as in `tasemed`'),
        }),
      )
      .describe('In the order of the request'),
    tasemed: z
      .array(
        z.object({
          tase: z.enum(proficiencyLevels),
          texts: z.int(),
          runningWords: z.int(),
          piir: z.int().describe('Texts that have to use a word of the level'),
        }),
      )
      .describe("Learners' texts of the corpus by level"),
    allikas: z
      .string()
      .nullable()
      .describe('Name of the list that the levels are from; null where they are counted in the corpus'),
  }),
});

export type WordLevelsResponse = z.infer<typeof wordLevelsCall.answer>;
