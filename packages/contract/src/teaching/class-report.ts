import { z } from 'zod';
import { defineCall, LINES_TYPE } from '../fields/call';
import { proficiencyLevels } from '../corrector/corrector-choices';
import {
  MAX_CLASS_CHARACTERS,
  MAX_CLASS_TEXT_CHARACTERS,
  MAX_CLASS_TEXT_NAME_CHARACTERS,
  MAX_CLASS_TEXTS,
} from '../fields/limits';
import { teacherKinds } from '../error-marks/teacher-kinds';
import { hasTokens } from '../fields/typed-text';

const classTextSchema = z.object({
  name: z
    .string()
    .max(MAX_CLASS_TEXT_NAME_CHARACTERS)
    .nullish()
    .transform((name) => name ?? null)
    .describe('Name of the text in the answer; it appears in no example'),
  text: z.string().min(1).max(MAX_CLASS_TEXT_CHARACTERS),
});

const rateSchema = z.number().describe('Marks per 100 running words; 0 where there are no words');
const levelRangeSchema = z
  .tuple([z.enum(proficiencyLevels), z.enum(proficiencyLevels)])
  .describe('The level twice; two neighbouring levels for a text of fewer than 60 words');

const whySchema = z.object({ et: z.string(), en: z.string() });
const textMarkSchema = z.object({
  start: z.int().describe('UTF-16 offset in the text as it was sent'),
  end: z.int().describe('Equal to start where something is missing'),
  corrected: z.string().describe('Empty where it is to go'),
  code: z.string(),
  kind: z.enum(teacherKinds).describe('As a teacher speaks of it; each mark has one'),
  why: whySchema.describe('Why it is marked, in both languages; may be empty'),
});

const markedSentenceSchema = z.object({
  start: z.int().describe('UTF-16 offset in the text as it was sent'),
  end: z.int(),
  marks: z.array(textMarkSchema).describe('In the order of the text; they do not overlap'),
});

export const classTextReportSchema = z.object({
  name: z.string().nullable(),
  language: z
    .enum(['et', 'ru', 'other'])
    .nullable()
    .describe('Only Estonian texts are counted; null for a text that could not be read'),
  runningWords: z.int().describe('Of the sentences in Estonian'),
  marks: z.int(),
  per100: rateSchema,
  level: levelRangeSchema.nullable().describe('Null where the text is too short or not Estonian'),
  sentences: z.array(markedSentenceSchema).describe('Those that have marks'),
});

const exampleMarkSchema = z.object({
  start: z.int().describe('UTF-16 offset in the sentence'),
  end: z.int().describe('Equal to start where something is missing'),
  corrected: z.string().describe('Empty where it is to go'),
  code: z.string(),
  kind: z.enum(teacherKinds),
});

export const classExampleSchema = z.object({
  text: z.string().describe('A sentence as it was written; proper nouns and addresses are masked'),
  marks: z.array(exampleMarkSchema).describe('In the order of the sentence; they do not overlap'),
});

export const classErrorSchema = z.object({
  code: z.string().describe('One kind of error, as the corpus names it'),
  marks: z.int(),
  texts: z.int().describe('Texts that have such a mark'),
  per100: rateSchema.describe('Of all Estonian texts together'),
  byText: z.array(z.int()).describe('Marks of each text, in the order of `texts`'),
});

const kindExamplesSchema = z.object({
  kind: z.enum(teacherKinds),
  sentences: z.array(classExampleSchema).describe('The plainest first'),
});

const classWordSchema = z.object({ lemma: z.string(), count: z.int(), texts: z.int() });

export const classReportCall = defineCall('tools', 'POST /api/tools/klassiraport', {
  summary: 'Errors, levels and common words of the texts of a class',
  description: `Nothing of the texts is stored. With "Accept: ${LINES_TYPE}" the answer comes in lines: {"done", "total", "report"} after each text, then {"result"} or {"errors"}.`,
  usage: 'class-report',
  client: { name: 'class_report', rows: 'errors' },
  /** Own texts of a class. Nothing of them is stored. */
  body: z
    .object({ texts: z.array(classTextSchema).min(1).max(MAX_CLASS_TEXTS) })
    .superRefine(({ texts }, context) => {
      texts.forEach(({ text }, i) => {
        if (hasTokens(text)) return;
        context.addIssue({
          ...{ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: text },
          path: ['texts', i, 'text'],
        });
      });
      if (texts.reduce((sum, { text }) => sum + text.length, 0) > MAX_CLASS_CHARACTERS)
        context.addIssue({
          ...{ code: 'too_big', origin: 'string', maximum: MAX_CLASS_CHARACTERS, inclusive: true },
          ...{ input: texts, path: ['texts'] },
        });
    })
    .meta({
      examples: [
        {
          texts: [
            { name: 'Tekst 1', text: 'Ma lähen homme kooli ja aitan sõber.' },
            { name: 'Tekst 2', text: 'Eile ma nägin ilus maja.' },
          ],
        },
      ],
    }),
  answer: z.object({
    texts: z.array(classTextReportSchema).describe('In the order of the request'),
    errors: z
      .array(classErrorSchema)
      .describe('The most frequent first; a mark of several kinds counts in each of them'),
    examples: z.array(kindExamplesSchema).describe('Sentences to discuss, by kind as a teacher speaks of it'),
    levels: z
      .array(z.object({ level: levelRangeSchema, texts: z.int() }))
      .describe('The spread of levels, from the lowest'),
    words: z
      .array(classWordSchema)
      .describe('Common words by base form, without function words, numbers and proper nouns'),
    total: z.object({
      texts: z.int().describe('Estonian texts'),
      runningWords: z.int(),
      marks: z.int().describe('Each counts once'),
      per100: rateSchema,
    }),
    version: z.string().describe('Of the corrector'),
  }),
});

export type ClassReportRequest = z.infer<typeof classReportCall.body>;
export type ClassReportResponse = z.infer<typeof classReportCall.answer>;
export type ClassTextReport = z.infer<typeof classTextReportSchema>;
export type ClassSentence = z.infer<typeof markedSentenceSchema>;
export type ClassTextMark = z.infer<typeof textMarkSchema>;
export type ClassExample = z.infer<typeof classExampleSchema>;

/**
 * One line of an answer asked for with `Accept: application/x-ndjson`: the report of the texts read so far, after each
 * text. The last line is `{result}` or `{errors}`.
 */
export interface ClassReportProgress {
  readonly done: number;
  readonly total: number;
  readonly report: ClassReportResponse;
}
