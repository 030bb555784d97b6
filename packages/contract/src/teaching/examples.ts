import { z } from 'zod';
import { textLevels } from '../fields/choices';
import { fieldWithDefault } from '../fields/field-with-default';
import { DEFAULT_EXAMPLES, MAX_EXAMPLES } from '../fields/limits';
import { numberField } from '../fields/number-field';
import { selectionTotalsSchema, textSelectionShape } from '../texts/text-selection';
import { keywordSchema } from '../tools/word-search';
import { worksheetExampleSchema } from './worksheet';

export const examplesRequestSchema = z
  .object({
    ...textSelectionShape,
    keyword: keywordSchema.describe('A base form, or several that follow each other'),
    count: fieldWithDefault(numberField(1, MAX_EXAMPLES), DEFAULT_EXAMPLES).describe(
      'Sentences of each level at most',
    ),
  })
  .meta({ examples: [{ ownTexts: 'Meie kool on suur ja väga ilus maja.', keyword: 'kool' }] });

const part = z.number().min(0).max(1);

export const exampleRowSchema = worksheetExampleSchema.extend({
  hinne: part.describe('How good an example the sentence is, 0 to 1 (docs/examples.md); 3 decimals'),
  osad: z
    .object({
      decent: part,
      whole: part,
      clean: part,
      known: part,
      length: part,
      place: part,
      common: part,
      plain: part,
      repeated: part,
    })
    .describe('What the score is made of'),
});

export const exampleLevelSchema = z.object({
  tase: z
    .enum(textLevels)
    .nullable()
    .describe(
      'EK: native writers; AK: academic texts by writers of another native language; null: own text and texts of no known level',
    ),
  esinemisi: z.number().int().describe('Occurrences in the chosen texts of the level'),
  naited: z.array(exampleRowSchema).describe('The best first; of a text one as long as there are others'),
});

export const examplesResponseSchema = z.object({
  tasemed: z.array(exampleLevelSchema).describe('Levels of the chosen texts that have the word'),
  initialKeyword: z.string().nullable(),
  lemmatizedKeyword: z.string().nullable(),
  totals: selectionTotalsSchema,
});

export type ExamplesRequest = z.infer<typeof examplesRequestSchema>;
/** What may be sent: fields with a usual value can be left out. */
export type ExamplesBody = z.input<typeof examplesRequestSchema>;
export type ExampleRow = z.infer<typeof exampleRowSchema>;
export type ExampleLevel = z.infer<typeof exampleLevelSchema>;
export type ExamplesResponse = z.infer<typeof examplesResponseSchema>;
