import { z } from 'zod';
import { defineCall } from '../fields/call';
import { fieldWithDefault } from '../fields/field-with-default';
import { languageField } from '../fields/language-field';
import { numberField } from '../fields/number-field';
import {
  DEFAULT_PRACTICE_ITEMS,
  MAX_PRACTICE_ITEMS,
  practiceKinds,
  practiceLevels,
  practiceTopics,
} from './practice-choices';

const MAX_SEED = 2 ** 31 - 1;

export const practiceItemSchema = z.object({
  id: z.string().describe('The same for the same item'),
  topic: z.enum(practiceTopics),
  kind: z.enum(practiceKinds),
  before: z
    .string()
    .describe(
      'The sentence up to the place that is asked for; with PLACE_COMMA all of it, with ORDER_TILES and LISTEN_AND_WRITE nothing',
    ),
  written: z.string().describe('What stands in the place: an error to mend; empty in a gap'),
  after: z.string(),
  baseForm: z
    .string()
    .nullable()
    .describe(
      'The word of the gap in its base form: the nominative, plural where the answer is plural, or the ma form',
    ),
  choices: z.array(z.string()).describe('In random order; empty where the learner writes'),
  accepted: z
    .array(z.string())
    .min(1)
    .describe('Every right answer for the place, first the one of the text'),
  almost: z.array(z.string()).describe('Right but for the number that `baseForm` shows; not accepted'),
  commaPlaces: z
    .array(z.int())
    .describe('With PLACE_COMMA: where commas belong, in UTF-16 units of `before`; else empty'),
  forms: z
    .array(
      z.object({ form: z.string(), name: z.string().describe('Name of the form in the language asked for') }),
    )
    .describe('Forms of the word, to say which one a wrong answer is'),
  explanation: z.object({
    text: z.string().describe('Why the answer is right, as the corrector explains it'),
    governor: z.string().nullable().describe('The word that asks for the form'),
    formName: z.string().nullable().describe('Name of the form asked for'),
  }),
  examples: z.array(z.string()).max(2).describe('Right sentences with the same rule'),
  source: z.literal('STOCK').describe('Sentences are written for exercises and read through'),
  textId: z.null().describe('Sentences are of no text'),
});

export const practiceCall = defineCall('tools', 'POST /api/tools/practice', {
  summary: 'Items of an exercise about a topic, with their right answers and explanations',
  usage: 'practice',
  client: { name: 'practice', rows: 'items' },
  body: z
    .object({
      topics: z
        .array(z.enum(practiceTopics))
        .min(1)
        .max(practiceTopics.length)
        .describe('Items of several topics take turns'),
      kind: z
        .enum(practiceKinds)
        .nullish()
        .describe('One kind of task; every kind of the topic in turn without it'),
      level: z.enum(practiceLevels).describe('Words and length of the sentences'),
      count: fieldWithDefault(numberField(1, MAX_PRACTICE_ITEMS), DEFAULT_PRACTICE_ITEMS),
      seed: fieldWithDefault(numberField(0, MAX_SEED), 0).describe('The same seed gives the same items'),
      language: fieldWithDefault(languageField, 'et').describe('Language of names and explanations'),
    })
    .meta({ examples: [{ topics: ['partitive'], level: 'B1', seed: 1 }] }),
  answer: z.object({ items: z.array(practiceItemSchema) }),
});

export type PracticeRequest = z.infer<typeof practiceCall.body>;
/** What may be sent: fields with a usual value can be left out. */
export type PracticeBody = z.input<typeof practiceCall.body>;
export type PracticeItem = z.infer<typeof practiceItemSchema>;
export type PracticeResponse = z.infer<typeof practiceCall.answer>;
