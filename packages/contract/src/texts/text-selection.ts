import { z } from 'zod';
import { ALL_TEXTS, searchTypes, textLevels } from '../fields/choices';
import { fieldWithDefault } from '../fields/field-with-default';
import { MAX_CORPUS_TEXT_IDS, MAX_ERROR_TYPE_CHARACTERS, MAX_OWN_TEXT_CHARACTERS } from '../fields/limits';
import { textQueryRequestSchema } from './text-query';

/**
 * An id of thousands in one request. Its form is documented but not checked: anything but the id of a text of the corpus
 * is refused as unknown.
 */
const chosenTextIdSchema = z.string().meta({ format: 'uuid' });

/** Corpus texts that a few words name, however many they are; the texts of the corpus at the moment of the call are meant. */
export const textChoiceSchema = z
  .union([
    z.literal(ALL_TEXTS),
    z.object({ paring: textQueryRequestSchema.describe('All texts that this text query finds') }),
  ])
  .describe(
    `In place of corpusTextIds, of any number of texts: ${ALL_TEXTS} for every analysed text of the corpus, or a text query for the analysed texts that it finds. They come in the order of the corpus.`,
  );

/**
 * Which texts a tool works on: corpus texts by id or by a choice, the user's own text, or both. Ids and a choice at once are refused
 * where the texts are chosen.
 */
export const textSelectionShape = {
  corpusTextIds: z
    .array(chosenTextIdSchema)
    .max(MAX_CORPUS_TEXT_IDS)
    .nullish()
    .describe('Ids of corpus texts, or null'),
  tekstivalik: textChoiceSchema.nullish(),
  ownTexts: z
    .string()
    .max(MAX_OWN_TEXT_CHARACTERS)
    .nullish()
    .describe('The own text, or null. It is not kept.'),
};

/** Narrows the corpus texts of a request. */
export const errorTextsShape = {
  vealiik: z
    .string()
    .min(1)
    .max(MAX_ERROR_TYPE_CHARACTERS)
    .nullish()
    .describe(
      'Only those of the corpus texts in which an error of this type is marked, such as R:NOM:FORM, NOM:FORM or SPELL',
    ),
};

export const keepCapitalizationField = fieldWithDefault(z.boolean(), false).describe(
  'Tell capital and small letters of word forms apart',
);

export const searchTypeSchema = z.enum(searchTypes);

/** What an answer was counted over; goes into tables and downloads. */
export const selectionTotalsSchema = z.object({
  texts: z.int(),
  runningWords: z.int(),
  waiting: z
    .int()
    .optional()
    .describe('Chosen texts that are left out because their analysis is not done yet'),
});

export const levelsField = z
  .boolean()
  .nullish()
  .describe('Also count by the level of the texts; not known where the index is on ClickHouse servers');

export const levelCountsSchema = z
  .array(z.int())
  .optional()
  .describe("Occurrences in texts of each level, in the order of the answer's `tasemed`");

export const levelTotalsSchema = z
  .array(z.object({ tase: z.enum(textLevels), texts: z.int(), runningWords: z.int() }))
  .nullish()
  .describe('With tasemed: the levels with their chosen texts; null where they are not known');

export type TextChoice = z.infer<typeof textChoiceSchema>;
export type LevelTotals = NonNullable<z.infer<typeof levelTotalsSchema>>;
