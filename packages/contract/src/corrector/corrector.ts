import { z } from 'zod';
import { defineCall, LINES_TYPE } from '../fields/call';
import {
  comparisonRelations,
  correctionTiers,
  correctorModels,
  FREQUENT_LEMMAS,
  levelCriteria,
  proficiencyLevels,
  repetitionKinds,
  textMarkKinds,
} from './corrector-choices';
import { fieldWithDefault } from '../fields/field-with-default';
import { MAX_CORRECTOR_CHARACTERS, MAX_CORRECTOR_PART_CHARACTERS } from '../fields/limits';

/** The corrector's calls. Offsets are UTF-16 units of the text as it was sent. */

export const correctorTextSchema = z.string().max(MAX_CORRECTOR_CHARACTERS);

export const correctorRequestSchema = z
  .object({
    tekst: correctorTextSchema,
    model: fieldWithDefault(z.enum(correctorModels), 'spellchecker'),
    showPossible: z
      .boolean()
      .nullish()
      .describe(
        'Add the weaker tier of corrections, of which between one half and two thirds are right; without it, of grammar alone and only in a text with so many sure errors that it looks like a learner’s',
      ),
    isPart: fieldWithDefault(z.boolean(), false).describe(
      `The text is what changed of a longer one that is being written, at most ${MAX_CORRECTOR_PART_CHARACTERS} characters: such calls are counted apart from others`,
    ),
  })
  .meta({ examples: [{ tekst: 'Ma lähen homme kooli ja aitan sõber.', model: 'grammarchecker' }] });

const explanationSchema = z.object({
  short: z.string(),
  long: z.string(),
  rule: z
    .object({ id: z.string(), name: z.string(), text: z.string(), examples: z.array(z.string()) })
    .optional()
    .describe(
      'The rule in general with right Estonian sentences that show it; absent where no named rule asks for it',
    ),
});

const unmarkedFragmentSchema = z.object({
  corrected: z.literal(false),
  text: z.string(),
  error_id: z.string(),
});

export const markedFragmentSchema = z.object({
  corrected: z.literal(true),
  text: z.string().describe('What is written in the text; empty where something is missing'),
  corrected_text: z.string().describe('The first suggestion; the text itself for an unknown word'),
  correction_type: z
    .string()
    .describe(
      'Kind of error. Two kinds count as no errors: unknownWord is a word that nobody knows, wordOrderAdvice an order of words that reads better',
    ),
  error_id: z.string(),
  short_explanation: z.string().optional(),
  long_explanation: z.string().optional(),
  suggestions: z
    .array(z.string())
    .describe('Up to five, the best first; for an unknown word what may be meant, or none'),
  tier: z.enum(correctionTiers),
  score: z.number().describe('Estimated probability that the first suggestion is right'),
  start: z.int(),
  end: z.int(),
  explanations: z.object({ et: explanationSchema, en: explanationSchema }),
  example: z
    .object({ keyword: z.string(), type: z.enum(['WORDS', 'LEMMAS']) })
    .nullable()
    .describe('A search of the corpus that shows the pattern in use'),
});

/** The text in pieces; their `text` fields join to the input exactly. */
export const fragmentListSchema = z.array(
  z.discriminatedUnion('corrected', [unmarkedFragmentSchema, markedFragmentSchema]),
);

const correctionsByTypeSchema = z.record(z.string(), z.array(markedFragmentSchema));

const levelSchema = z.object({
  level: z.enum(proficiencyLevels),
  probabilities: z
    .array(z.object({ index: z.int(), value: z.number() }))
    .describe('0 to 3 for A2, B1, B2, C1, the likeliest first; values under 0.01 are left out'),
});

const levelReasonSchema = z.object({
  group: z.string().describe('Group of features, such as length, diversity or nominalForms'),
  feature: z.string(),
  value: z.number(),
  typical: z.array(z.number()).describe('Mean of the feature at A2, B1, B2 and C1'),
  towards: z.enum(['higher', 'lower']),
});

const comparisonSchema = z.object({
  feature: z.string(),
  value: z.number(),
  typical: z.array(z.number()).describe('Mean of the feature at A2, B1, B2 and C1'),
  relation: z.enum(comparisonRelations).describe('Against exam texts of the level of the text'),
  nearest: z.enum(proficiencyLevels).describe('The level whose mean is nearest'),
});

export const levelDetailsSchema = z.object({
  range: z
    .tuple([z.enum(proficiencyLevels), z.enum(proficiencyLevels)])
    .nullable()
    .describe(
      'The two neighbouring levels that a text of fewer than 60 words, or one with low confidence, may have, the likelier of which is level of keeletase.mixed; null where it has one level',
    ),
  comparisons: z.array(comparisonSchema).describe('The text compared with exam texts, in plain features'),
  isLengthUnusual: z.boolean().describe('The text is much longer or shorter than exam texts of its level'),
  confidence: z.enum(['high', 'medium', 'low']),
  shareRight: z.number().describe('Share of development texts of such confidence whose level is right'),
  reasons: z.array(levelReasonSchema),
});

export const textMarkSchema = z.object({
  kind: z.enum(textMarkKinds),
  repetition: z.enum(repetitionKinds).optional(),
  start: z.int(),
  end: z.int(),
});

const errorRateSchema = z.object({
  kind: z.string().describe('Family of the types of errors'),
  count: z.int(),
  rate: z.number().describe('Errors for 100 words of the text'),
  usual: z.array(z.number()).describe('The same in exam texts of A2, B1, B2 and C1'),
});

const vocabularyWordSchema = z.object({
  lemma: z.string().describe('Base form in small letters'),
  count: z.int(),
  isFrequent: z.boolean().describe(`Among the ${FREQUENT_LEMMAS} most frequent base forms of Estonian`),
});

const placeSchema = z.object({ start: z.int(), end: z.int() });

/** One line of an answer asked for with `Accept: application/x-ndjson`: progress, then the result or the errors. */
export const correctorProgressSchema = z.object({ done: z.int(), total: z.int() });

export const correctorCall = defineCall('tools', 'POST /api/texts/keerukus-sonaliigid-mitmekesisus', {
  summary: 'Spelling, grammar, level, complexity and vocabulary of a text',
  description: `With "Accept: ${LINES_TYPE}" the answer comes in lines: {"done", "total"} in sentences, then {"result"} or {"errors"}.`,
  usage: 'corrector',
  // The screen of the corrector in one answer of twenty parts.
  client: null,
  consumes: ['application/json', 'text/plain'],
  // The request, or the text alone.
  body: z
    .preprocess((body) => (typeof body === 'string' ? { tekst: body } : body), correctorRequestSchema)
    .meta({ examples: [{ tekst: 'Ma lähen homme kooli ja aitan sõber.', model: 'grammarchecker' }] }),
  answer: z.object({
    sonad: z.array(z.string()),
    keerukus: z
      .array(z.union([z.number(), z.string()]))
      .describe(
        '0 sentences, 1 words, 2 polysyllabic words, 3 syllables, 4 long words, 5 SMOG, 6 Flesch-Kincaid, 7 LIX, 8-10 their level names, 11 the different level names joined with /',
      ),
    korrektoriLoendid: z.object({
      nimisonad: z.array(z.string()),
      nimitegusuhe: z.string().describe('Nouns for each verb, 2 decimals'),
      harvaesinevad: z.array(z.string()),
      sisusonad: z.array(z.string()),
      abstraktsed: z.array(z.string()),
      abskeskmine: z.string().describe('Mean abstractness of the nouns, 1 to 3, 2 decimals'),
    }),
    mitmekesisus: z
      .array(z.union([z.number(), z.string()]))
      .describe(
        '0 corrected TTR, 1 root TTR, 2 Maas, 3 Uber, 4 MTLD, 5 HDD, 6 MSTTR, 7-9 the level nearest by CTTR, RTTR and MTLD, 10 words considered, 11 different lemmas',
      ),
    margitudLaused: z.record(z.string(), z.string()).describe('The text as escaped HTML, marked by kind'),
    keeletase: z
      .union([z.partialRecord(z.enum(levelCriteria), levelSchema), z.array(z.never())])
      .describe('Empty list where the text is too short or not Estonian'),
    abstraktsus: z.array(z.object({ word: z.string(), lemma: z.string(), value: z.number() })),
    speller: fragmentListSchema,
    grammatika: fragmentListSchema,
    spelleriVead: correctionsByTypeSchema,
    grammatikaVead: correctionsByTypeSchema,
    model: z.enum(correctorModels),
    grammarService: z
      .enum(['own', 'remote', 'ownForRemote'])
      .describe('ownForRemote: the configured service gave no usable answer, the own model answered'),
    grammarServiceName: z
      .string()
      .optional()
      .describe('Who answered in place of the own model, where it is named'),
    textLanguage: z.enum(['et', 'ru', 'other']),
    marks: z.array(textMarkSchema),
    levelDetails: levelDetailsSchema.nullable(),
    foreignSentences: z
      .array(placeSchema)
      .describe('Sentences of an Estonian text that are in another language; they say nothing of its level'),
    errorRates: z
      .array(errorRateSchema)
      .describe(
        'Sure corrections by kind; empty where the text is not Estonian. Without grammar, spelling alone',
      ),
    vocabulary: z
      .array(vocabularyWordSchema)
      .describe('The words that vocabulary figures count, by base form; the most frequent of the text first'),
    version: z.string(),
  }),
});

export type CorrectorRequest = z.infer<typeof correctorRequestSchema>;
export type CorrectorResponse = z.infer<typeof correctorCall.answer>;
export type Fragment = z.infer<typeof fragmentListSchema>[number];
export type MarkedFragment = z.infer<typeof markedFragmentSchema>;
export type TextMark = z.infer<typeof textMarkSchema>;
export type LevelComparison = z.infer<typeof comparisonSchema>;
export type ErrorRate = z.infer<typeof errorRateSchema>;
export type CorrectorProgress = z.infer<typeof correctorProgressSchema>;
