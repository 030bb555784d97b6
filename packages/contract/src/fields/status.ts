import { z } from 'zod';
import { defineCall } from './call';

export const roles = ['USER', 'ADMIN'] as const;
export const userSchema = z.object({ firstName: z.string(), roleName: z.enum(roles) });

export type Role = (typeof roles)[number];
export const statusCall = defineCall('system', 'GET /api/status', {
  summary: 'Who is signed in, the version of the software, and what the corpus holds',
  client: { name: 'status' },
  answer: z.object({
    user: userSchema.nullable(),
    accessToken: z.string().nullable(),
    sessionSeconds: z
      .int()
      .optional()
      .describe('Seconds until the session ends where nothing is done with it; this call is no use of it'),
    isSessionUnknown: z
      .literal(true)
      .optional()
      .describe('The database is away, and with it who is signed in'),
    integrationPaths: z.record(z.string(), z.string()),
    version: z.string(),
    contents: z
      .record(z.string(), z.int())
      .optional()
      .describe('Versions of contents that administrators have published; the others are those of the build'),
    corpus: z.object({
      texts: z.int(),
      runningWords: z.int(),
      version: z
        .string()
        .describe(
          'Name of the state of the corpus, YYYY-MM-DD-HASH8: day of the last change (UTC) and a hash of all texts, their properties and the marks of people; in the header x-corpus-version of answers and in downloads',
        ),
      owner: z.string().describe('Who publishes the corpus, as citations name it'),
      doi: z.string().nullable().describe('DOI of the corpus without address, null where it has none'),
      isDemo: z.boolean(),
      isReady: z.boolean().describe('False while the corpus is being loaded after a start'),
      pendingTexts: z.int().describe('Texts stored but not analysed yet'),
      outdatedTexts: z
        .int()
        .describe(
          'Texts that wait for a new analysis after a change of the analyser; all change over together',
        ),
    }),
  }),
});

export type StatusResponse = z.infer<typeof statusCall.answer>;
