import { z } from 'zod';
import { defineCall } from '../fields/call';
import { fieldWithDefault } from '../fields/field-with-default';
import { languageField } from '../fields/language-field';
import { selectionTotalsSchema, textSelectionShape } from '../texts/text-selection';
import { textLanguages } from '../fields/choices';

export const wordAnalyserCall = defineCall('tools', 'POST /api/tools/wordanalyser', {
  summary: 'Syllables, base form, class and grammatical form of every word, in text order',
  usage: 'word-analyser',
  client: { name: 'analyse_words' },
  body: z
    .object({
      ...textSelectionShape,
      language: fieldWithDefault(languageField, 'et').describe('Language of the names of classes and forms'),
      ownTextLanguage: z
        .enum(textLanguages)
        .nullish()
        .describe('Language of the own text; recognised if it is missing'),
      countsEqual: fieldWithDefault(z.boolean(), false).describe(
        'List equal words of more than 1,000 once, with their number in kordused; tekst and kohad are then empty',
      ),
    })
    .meta({ examples: [{ ownTexts: 'Tere, sõber!', language: 'et' }] }),
  /** One entry a word in each list. Words with letters outside the alphabet have an en dash for all but themselves. */
  answer: z.object({
    sonad: z.array(z.string()).describe('Words as written in the text'),
    lemmad: z.array(z.string()),
    silbid: z.array(z.string()).describe('Syllables joined by hyphens'),
    sonaliigid: z.array(z.string()).describe('Names of the word classes'),
    vormimargendid: z.array(z.string()).describe('Names of the grammatical forms; an en dash for none'),
    tekst: z.string().describe('The texts, with an empty line between them'),
    kohad: z.array(z.int()).describe('Where each word begins in tekst, in UTF-16 units'),
    kordused: z.array(z.int()).describe('How often each word occurs; empty if each entry is one occurrence'),
    ownTextLanguage: z
      .enum([...textLanguages, 'other'])
      .nullable()
      .describe('Chosen or recognised language of the own text; other languages are analysed as Estonian'),
    totals: selectionTotalsSchema,
  }),
});

export type WordAnalyserRequest = z.infer<typeof wordAnalyserCall.body>;
export type WordAnalyserResponse = z.infer<typeof wordAnalyserCall.answer>;
