import { z } from 'zod';
import { searchTypes } from './choices';
import { fieldWithDefault } from './field-with-default';
import { MAX_CORPUS_TEXT_IDS, MAX_OWN_TEXT_CHARACTERS } from './limits';

/**
 * An id of thousands in one request. Its form is documented but not checked: anything but the id of a text of the corpus
 * is refused as unknown.
 */
const chosenTextIdSchema = z.string().meta({ format: 'uuid' });

/** Which texts a tool works on: corpus texts by id, the user's own text, or both (SPEC 3, "Shared selection state"). */
export const textSelectionShape = {
  corpusTextIds: z
    .array(chosenTextIdSchema)
    .max(MAX_CORPUS_TEXT_IDS)
    .nullish()
    .describe('Ids of corpus texts, or null'),
  ownTexts: z
    .string()
    .max(MAX_OWN_TEXT_CHARACTERS)
    .nullish()
    .describe('The own text, or null. It is not kept.'),
};

export const keepCapitalizationField = fieldWithDefault(z.boolean(), false).describe(
  'Tell capital and small letters of word forms apart',
);

export const searchTypeSchema = z.enum(searchTypes);

/** What an answer was counted over; goes into tables and downloads. */
export const selectionTotalsSchema = z.object({
  texts: z.number().int(),
  runningWords: z.number().int(),
  waiting: z
    .number()
    .int()
    .optional()
    .describe('Chosen texts that are left out because their analysis is not done yet'),
});
