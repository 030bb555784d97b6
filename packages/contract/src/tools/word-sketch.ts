import { z } from 'zod';
import { defineCall } from '../fields/call';
import { sketchRelations, sketchSorts } from '../fields/choices';
import { fieldWithDefault } from '../fields/field-with-default';
import { DEFAULT_SKETCH_ROWS, MAX_MIN_COOCCURRENCE, MAX_SKETCH_ROWS } from '../fields/limits';
import { numberField } from '../fields/number-field';
import { selectionTotalsSchema, textSelectionShape } from '../texts/text-selection';
import { keywordSchema } from './word-search';

export const ONE_WORD = /^\S+$/u;
const sketchedWordSchema = keywordSchema.regex(ONE_WORD, 'Send one word.');

const collocateShape = {
  esinemisi: z.int().describe('How often the collocate occurs in the relation to the word'),
  logDice: z
    .number()
    .nullable()
    .describe(
      'Strength (Rychlý 2008), at most 14, against all words in this relation; 4 decimals. Null without an occurrence',
    ),
  naide: z
    .array(z.string())
    .nullable()
    .describe('A sentence in five pieces: before, one of the two words, between, the other one, after'),
};

const relationShape = {
  esinemisi: z.int().describe('Occurrences of the relation'),
  naabreid: z.int().describe('Different collocates'),
  vorm: z.string().nullable().describe('Most frequent form of the word in the relation'),
};

export const sketchCollocateSchema = z.object({
  sona: z.string(),
  ...collocateShape,
  vordlus: z.object(collocateShape).optional().describe('With what it is compared'),
});

export const sketchRelationSchema = z.object({
  seos: z.enum(sketchRelations).describe('What the collocates are to the word; _OF: the word to them'),
  ...relationShape,
  naabrid: z.array(sketchCollocateSchema),
  vordlus: z.object(relationShape).optional(),
});

const sketchWordSchema = z.object({
  sona: z.string().describe('The word that was looked up'),
  sonaliik: z.string().nullable().describe('Most frequent UPOS'),
  esinemisi: z.int(),
  tekste: z.int().describe('In how many texts it occurs'),
  vormid: z
    .array(z.object({ vorm: z.string(), esinemisi: z.int() }))
    .describe('The most frequent word forms'),
});

export const wordSketchCall = defineCall('tools', 'POST /api/tools/sonavisand', {
  summary: 'Collocates of a word by grammatical relation, of two words or selections side by side',
  usage: 'word-sketch',
  client: { name: 'word_sketch', rows: 'seosed', nested: 'naabrid' },
  body: z
    .object({
      ...textSelectionShape,
      keyword: sketchedWordSchema.describe('One word, by its base form'),
      vordlussona: sketchedWordSchema.nullish().describe('A second word to compare with'),
      vordlus: z
        .object(textSelectionShape)
        .nullish()
        .describe('A second selection to compare with, of the second word if there is one'),
      limit: fieldWithDefault(numberField(1, MAX_SKETCH_ROWS), DEFAULT_SKETCH_ROWS).describe(
        'Collocates of each relation',
      ),
      sort: fieldWithDefault(z.enum(sketchSorts), 'LOGDICE').describe(
        'What the first collocates have most of; two words are ordered by the difference of their logDice',
      ),
      minCooccurrence: fieldWithDefault(numberField(1, MAX_MIN_COOCCURRENCE), 1).describe(
        'Collocates that occur fewer times in the relation are left out; 1 leaves out none',
      ),
    })
    .meta({
      examples: [
        { ownTexts: 'Ma õpin eesti keelt. Ta õpib keeli kodus.', keyword: 'keel' },
        { ownTexts: 'Suur koer magab. Väike kass magab.', keyword: 'koer', vordlussona: 'kass' },
      ],
    }),
  answer: z.object({
    seosed: z
      .array(sketchRelationSchema)
      .describe('Relations that have collocates, in the order of their enumeration'),
    sona: sketchWordSchema,
    vordlus: sketchWordSchema.optional().describe('What the word is compared with'),
    initialKeyword: z.string().nullable(),
    lemmatizedKeyword: z.string().nullable(),
    totals: selectionTotalsSchema,
    vordlusTotals: selectionTotalsSchema.optional(),
  }),
});

export type WordSketchRequest = z.infer<typeof wordSketchCall.body>;
export type SketchCollocateRow = z.infer<typeof sketchCollocateSchema>;
export type SketchRelationRow = z.infer<typeof sketchRelationSchema>;
export type SketchedWord = z.infer<typeof sketchWordSchema>;
export type WordSketchResponse = z.infer<typeof wordSketchCall.answer>;
