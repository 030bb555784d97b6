import { z } from 'zod';
import { defineCall } from '../fields/call';
import { errorProfileProperties } from '../fields/choices';
import { selectionTotalsSchema, textSelectionShape } from '../texts/text-selection';

const rateSchema = z.object({
  per100: z.number().describe('Marks per 100 running words; 0 where there are no words'),
  low: z.number().nullable().describe('Lower end of the 95 % interval; null with fewer than two texts'),
  high: z.number().nullable(),
});

const markCountShape = {
  hits: z.int().describe('Marks found'),
  textsWithHits: z.int(),
  observed: rateSchema.describe('As marked; percentile bootstrap over texts, seeded'),
  estimated: rateSchema
    .nullable()
    .describe(
      'Rate of real errors: the observed one times precision over recall, with the interval of both, of texts of learners alone, on whose sentences both are measured; null where either is too uncertain or was measured with another version of the corrector (measuredWith), where no text is of a learner, and for all kinds together. Marks of people are taken as they are',
    ),
  isSmall: z.boolean().describe('Too few texts or marks for a conclusion'),
};

export const errorTypeMeasureSchema = z.object({
  value: z.number().nullable().describe('Null where nothing was measured'),
  right: z.int(),
  of: z.int(),
});

export const errorProfileRowSchema = z.object({
  code: z.string().nullable().describe('A code of one kind of error, or null for all marks together'),
  ...markCountShape,
  groups: z.array(z.object(markCountShape)).describe('In the order of `groups` of the answer'),
  precision: errorTypeMeasureSchema
    .nullable()
    .describe("Of the corrector's marks, those that are right; null with another version than measuredWith"),
  recall: errorTypeMeasureSchema.nullable().describe("Of the annotators' errors, those that are found"),
  exampleId: z
    .string()
    .nullable()
    .describe(
      'A text that shows the kind: of a learner or marked by people, and short; null where there is none',
    ),
});

export const errorProfileCall = defineCall('tools', 'POST /api/tools/vead', {
  summary:
    'How many errors of each kind are marked per 100 words, by a property of the texts, with an estimate of how many there are',
  usage: 'error-profile',
  client: { name: 'error_profile', rows: 'errorList', nested: 'groups' },
  /** Errors of stored texts; an own text is asked about in the class report. */
  body: z
    .object({
      corpusTextIds: textSelectionShape.corpusTextIds,
      tekstivalik: textSelectionShape.tekstivalik,
      omadus: z
        .enum(errorProfileProperties)
        .default('level')
        .describe('The property of the texts by which the rates are grouped'),
    })
    .meta({ examples: [{ tekstivalik: 'KOIK', omadus: 'level' }] }),
  answer: z.object({
    omadus: z.enum(errorProfileProperties),
    groups: z
      .array(
        z.object({
          value: z
            .string()
            .nullable()
            .describe(
              'Code or value of the property, along with the levels EK for native writers and AK for academic texts by others; null for texts without it',
            ),
          isByPeople: z
            .boolean()
            .describe(
              'Texts marked by people, in a group beside those of the same value that the corrector marked',
            ),
          texts: z.int(),
          runningWords: z.int(),
          estimatedTexts: z.int().describe('Texts that the estimate is of: of learners, or marked by people'),
          isSmall: z.boolean(),
        }),
      )
      .describe('Texts that share a value and who marked them'),
    total: errorProfileRowSchema.describe(
      'All marks; each counts once. Of texts that the corrector marked, or of those that people marked where there are no others, as are the rows of `errorList`',
    ),
    errorList: z
      .array(errorProfileRowSchema)
      .describe('One row for each kind of error; a mark of several kinds counts in each of them'),
    provenance: z.object({
      machineTexts: z.int().describe('Texts marked by the corrector'),
      goldTexts: z.int().describe('Texts marked by people'),
      waitingTexts: z.int().describe('Chosen Estonian texts that are not marked yet and left out'),
      otherTexts: z.int().describe('Chosen texts in another language, left out'),
      version: z.string().nullable().describe('Of the corrector; null where it marked nothing'),
      measuredWith: z
        .string()
        .describe('Version of the corrector that precision and recall were measured with'),
      othersRead: errorTypeMeasureSchema
        .extend({ low: z.number(), high: z.number(), version: z.string() })
        .describe(
          'Of marks in native and academic texts that a person read, those at a real error, with the 95 % interval and the version of the corrector that made them',
        ),
      resamples: z.int(),
      seed: z.int(),
    }),
    totals: selectionTotalsSchema.describe('The texts that `total` is of'),
  }),
});

export type ErrorProfileRequest = z.infer<typeof errorProfileCall.body>;
export type ErrorProfileRow = z.infer<typeof errorProfileRowSchema>;
export type ErrorProfileResponse = z.infer<typeof errorProfileCall.answer>;
