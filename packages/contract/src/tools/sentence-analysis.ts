import { z } from 'zod';
import { defineCall } from '../fields/call';
import { fieldWithDefault } from '../fields/field-with-default';
import { languageField } from '../fields/language-field';
import { MAX_ANALYSED_CHARACTERS, MAX_PASSAGE_CHARACTERS } from '../fields/limits';
import { numberField } from '../fields/number-field';

export const analysedTokenSchema = z.object({
  start: z.int().describe('In the sentence, in UTF-16 units'),
  end: z.int(),
  lemma: z.string(),
  upos: z.string(),
  features: z.string().describe('UD features, _ for none'),
  isWord: z.boolean().describe('A running word, no punctuation'),
  wordClass: z.string().describe('Name of the word class; an en dash for none'),
  form: z.string().describe('Name of the grammatical form; an en dash for none'),
  head: z.int().describe('Place of the head in the tokens; -1 for the root and without a tree'),
  relation: z.string().describe('UD relation to the head; _ without a tree'),
});

export const sentenceAnalysisCall = defineCall('texts', 'POST /api/texts/lauseanalyys', {
  summary: 'The sentences at a place of a text with lemma, class, form and head of each word',
  client: { name: 'sentence_analysis', rows: 'sentences', nested: 'tokens' },
  body: z
    .object({
      textId: z.guid().nullish().describe('A text of the corpus'),
      ownTexts: z
        .string()
        .min(1)
        .max(MAX_PASSAGE_CHARACTERS)
        .nullish()
        .describe('A passage of an own text in place of textId. It is not kept.'),
      from: numberField(0).describe('Place in the text, in UTF-16 units'),
      to: numberField(0).describe(
        `Sentences that hold one of the units from here to before there are answered; at most ${MAX_ANALYSED_CHARACTERS}`,
      ),
      language: fieldWithDefault(languageField, 'et').describe('Language of the names of classes and forms'),
    })
    .superRefine(({ textId, ownTexts, from, to }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', input: field, path: [field], message });
      if (typeof textId === 'string' && typeof ownTexts === 'string')
        refuse('ownTexts', 'Send a text of the corpus or an own one, not both.');
      if (typeof textId !== 'string' && typeof ownTexts !== 'string')
        context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: ['textId'] });
      if (to <= from) refuse('to', 'Send a place after the first one.');
      if (to - from > MAX_ANALYSED_CHARACTERS)
        context.addIssue({
          ...{ code: 'too_big', origin: 'number', maximum: from + MAX_ANALYSED_CHARACTERS, inclusive: true },
          ...{ input: to, path: ['to'] },
        });
    })
    .meta({ examples: [{ ownTexts: 'Ta loeb eesti keeles ajakirju.', from: 15, to: 21 }] }),
  answer: z.object({
    sentences: z.array(
      z.object({
        start: z.int().describe('In the text, in UTF-16 units'),
        text: z.string(),
        tokens: z.array(analysedTokenSchema),
      }),
    ),
  }),
  isBusyAtTimes: true,
});

export type SentenceAnalysisRequest = z.infer<typeof sentenceAnalysisCall.body>;
export type SentenceAnalysisResponse = z.infer<typeof sentenceAnalysisCall.answer>;
export type AnalysedSentence = SentenceAnalysisResponse['sentences'][number];
export type AnalysedToken = z.infer<typeof analysedTokenSchema>;
