import { z } from 'zod';
import { defineCall } from '../fields/call';
import { homePictures, NATIVE_WRITERS, sketchRelations } from '../fields/choices';

const countsShape = { texts: z.int(), runningWords: z.int() };
const shareSchema = z.object({ code: z.string(), ...countsShape });

const exampleRowSchema = z.object({
  contextBefore: z.string(),
  keyword: z.string(),
  contextAfter: z.string(),
  joined: z
    .enum(['BEFORE', 'AFTER', 'BOTH'])
    .optional()
    .describe('Where there is no white space between the keyword and its context in the text'),
});

const pictureRowSchema = z.object({
  word: z.string().describe(`What the row is about; of the distribution a level or ${NATIVE_WRITERS}`),
  value: z.number().describe('Occurrences; of the distribution per million, of keyness the log ratio'),
  low: z.number().optional().describe('Lower end of the 95 % interval'),
  high: z.number().optional().describe('Upper end of the 95 % interval'),
  relation: z.enum(sketchRelations).optional(),
  form: z.string().optional().describe('The form of the sketched word in the relation'),
});

/** The first rows of what a tool finds in the corpus, with what asks the tool for the whole of it. */
export const homePictureSchema = z.object({
  name: z.enum(homePictures),
  keyword: z.string().nullable(),
  options: z.record(z.string(), z.unknown()).describe('What the tool was asked, without the texts'),
  level: z.string().nullable().describe('Of the texts; null for the whole corpus'),
  texts: z.int(),
  comparedLevel: z.string().nullable(),
  comparedTexts: z.int().nullable(),
  rows: z.array(pictureRowSchema),
});

export const homeCall = defineCall('system', 'GET /api/home', {
  summary: 'What the corpus holds by subcorpus and level, and a few words in context',
  /** What the home page shows of the corpus. */
  answer: z.object({
    ...countsShape,
    subcorpora: z
      .array(shareSchema)
      .describe('By code, in the order of the query form; empty ones are left out'),
    levels: z
      .array(shareSchema)
      .describe('By proficiency level, A to C2; texts without a level are left out'),
    nativeWriters: z.object(countsShape).describe('Texts without a level whose writer is a native speaker'),
    examples: z
      .array(
        z.object({
          lemma: z.string().describe('What was looked up: a base form, several, or one with a *'),
          total: z.int().describe('Occurrences in the Estonian texts of the corpus'),
          rows: z.array(exampleRowSchema),
        }),
      )
      .describe(
        'A few frequent words in context, each row from another text; empty while the corpus is loaded',
      ),
  }),
});

export const homePictureCall = defineCall('system', 'GET /api/home/pictures/:name', {
  summary: 'The first rows of what a tool finds in the corpus, for a picture of the home page',
  params: z.object({ name: z.enum(homePictures) }),
  answer: z.object({
    isReady: z.boolean().describe('False while the corpus is being loaded'),
    picture: homePictureSchema.nullable().describe('Null where the corpus has too little for it'),
  }),
});

export type HomePicture = z.infer<typeof homePictureSchema>;
export type HomePictureRow = z.infer<typeof pictureRowSchema>;
export type HomePictureResponse = z.infer<typeof homePictureCall.answer>;
export type HomeResponse = z.infer<typeof homeCall.answer>;
export type HomeExample = HomeResponse['examples'][number];
