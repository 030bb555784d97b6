import { z } from 'zod';
import { proficiencyLevels } from '../corrector/corrector-choices';
import { defineCall } from '../fields/call';
import { sketchRelations } from '../fields/choices';
import { practiceLevels, practiceTopics } from './practice-choices';
import { selectionTotalsSchema, textSelectionShape } from '../texts/text-selection';
import { keywordSchema } from '../tools/word-search';
import { ONE_WORD } from '../tools/word-sketch';

const pieceSchema = z.object({ text: z.string(), mark: z.enum(['WORD', 'ASKED']).nullable() });

export const wordPageCall = defineCall('tools', 'POST /api/tools/word-page', {
  summary: 'What a word asks for, its forms with examples, what learners get wrong in it, and its neighbours',
  usage: 'word-page',
  client: { name: 'word_page', rows: 'forms' },
  body: z
    .object({
      corpusTextIds: textSelectionShape.corpusTextIds,
      tekstivalik: textSelectionShape.tekstivalik,
      keyword: keywordSchema.regex(ONE_WORD, 'Send one word.').describe('A word in any form'),
    })
    .meta({ examples: [{ tekstivalik: 'KOIK', keyword: 'ootama' }] }),
  answer: z.object({
    word: z.string().describe('The base form'),
    initialKeyword: z.string().nullable(),
    lemmatizedKeyword: z.string().nullable(),
    partOfSpeech: z.string().nullable().describe('Most frequent UPOS; null where the word does not occur'),
    hits: z.int(),
    principalForms: z.array(z.string()).describe('Forms that the others are made from'),
    asks: z
      .array(
        z.object({
          form: z.string().describe('Case or infinitive by its code, place, or adposition'),
          question: z.string().describe('In Estonian'),
          phrase: z.string().nullable().describe('The verb with its particle, where only both ask'),
          examples: z.array(z.array(pieceSchema)).describe('Sentences; ASKED stands in the form asked for'),
        }),
      )
      .describe('What the word asks for; empty where that is not well attested'),
    forms: z
      .array(
        z.object({
          form: z.string(),
          hits: z.int(),
          level: z
            .enum(proficiencyLevels)
            .nullable()
            .describe('Where learners first use it; null where few do'),
          example: z.string().nullable(),
        }),
      )
      .describe('The most frequent first'),
    formCount: z.int().describe('Different forms'),
    levels: z
      .array(z.object({ level: z.enum(proficiencyLevels), texts: z.int(), least: z.int() }))
      .describe('Texts that levels are counted in, and how many of them have to use a form of the level'),
    isClosed: z
      .boolean()
      .describe('A pronoun, question word, numeral or conjunction: no level is told of its forms'),
    errors: z.object({
      source: z
        .enum(['PEOPLE', 'ESTIMATE'])
        .nullable()
        .describe('Who marked; null where no rate can be told'),
      reason: z.enum(['NOT_MARKED', 'FEW', 'NOT_MEASURED']).nullable().describe('Why there is none'),
      rates: z
        .array(
          z.object({
            kind: z.enum(['FORM', 'SPELLING', 'WORD']),
            ...{ per100: z.number(), low: z.number(), high: z.number() },
          }),
        )
        .describe('Errors per 100 uses with the 95 % interval'),
      corrections: z
        .array(z.object({ written: z.string(), corrected: z.string(), texts: z.int() }))
        .describe('Marks that several texts have'),
    }),
    neighbours: z.array(
      z.object({
        relation: z.enum(sketchRelations).describe('What the words are to the word; _OF: the word to them'),
        form: z.string().nullable().describe('Most frequent form of the word in the relation'),
        words: z.array(z.string()),
      }),
    ),
    practice: z
      .object({
        topics: z.array(z.enum(practiceTopics)),
        level: z.enum(practiceLevels),
        items: z
          .array(z.string())
          .describe('Ids of the sentences with the word; none where only its rule is'),
      })
      .nullable(),
    nearest: z.array(z.string()).describe('Of a word that does not occur: base forms written most like it'),
    totals: selectionTotalsSchema,
  }),
});

export type WordPageResponse = z.infer<typeof wordPageCall.answer>;
