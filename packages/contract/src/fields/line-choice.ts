import { z } from 'zod';
import { concordanceParts, displayTypes, frequencyProperties, sketchRelations } from './choices';
import { fieldWithDefault } from './field-with-default';
import {
  DEFAULT_DISPLAY_COUNT,
  DEFAULT_SEARCH_COUNT,
  MAX_COUNTED_VALUE_CHARACTERS,
  MAX_DISPLAY_COUNT,
  MAX_KEYWORD_CHARACTERS,
  MAX_LINE_FILTER_CHARACTERS,
  MAX_SAMPLE_LINES,
  MAX_SAMPLE_SEED,
  MAX_SEARCH_COUNT,
} from './limits';
import { numberField } from './number-field';

/**
 * The lines of a concordance: how much context they have, which occurrences they are, and, of those, which one row of the frequencies
 * counts. The number that chooses a sample has a name of its own in each request.
 */
export const linesShape = {
  displayCount: fieldWithDefault(numberField(1, MAX_DISPLAY_COUNT), DEFAULT_DISPLAY_COUNT).describe(
    'Context on each side of the keyword',
  ),
  displayType: fieldWithDefault(z.enum(displayTypes), 'WORD').describe('What the context is counted in'),
  sample: numberField(1, MAX_SAMPLE_LINES)
    .nullish()
    .describe('Only so many of the occurrences, chosen at random'),
  filterText: z
    .string()
    .max(MAX_LINE_FILTER_CHARACTERS)
    .nullish()
    .describe('Only rows that hold this text, in capital or small letters; nothing or white space keeps all'),
  filterPart: fieldWithDefault(z.enum(concordanceParts), 'LINE').describe('Where filterText is looked for'),
  nearWord: z
    .string()
    .max(MAX_KEYWORD_CHARACTERS)
    .nullish()
    .describe(
      'Only occurrences of the keyword beside which the neighbouring words count this word, compared as the keyword is; nothing keeps all',
    ),
  nearCount: fieldWithDefault(numberField(1, MAX_SEARCH_COUNT), DEFAULT_SEARCH_COUNT).describe(
    'Running words on each side among which nearWord is looked for',
  ),
  nearRelation: z
    .enum(sketchRelations)
    .nullish()
    .describe(
      'In place of nearCount: only occurrences with which the word sketch counts nearWord in this relation',
    ),
  countedBy: z
    .enum(frequencyProperties)
    .nullish()
    .describe('Only rows that the frequencies count together, by the countBy of the frequencies'),
  countedLemmas: z.boolean().nullish().describe('The countLemmas of the frequencies'),
  countedValue: z
    .string()
    .max(MAX_COUNTED_VALUE_CHARACTERS)
    .nullish()
    .describe('The value of the row of the frequencies; null is a value, too'),
};

export const sampleSeedField = fieldWithDefault(numberField(0, MAX_SAMPLE_SEED), 1).describe(
  'The same number chooses the same occurrences',
);
