import { z } from 'zod';
import { defineCall } from '../fields/call';
import { correctorTextSchema } from './corrector';

/** Calls that answer one list about a text, with their names in the clients; each has the path `/api/texts/NAME`. */
const textLists = {
  sonad: 'words',
  lemmad: 'lemmas',
  silbid: 'syllables',
  sonaliik: 'word_classes',
  vormimargendid: 'form_names',
  laused: 'sentences',
  keerukus: 'complexity',
  mitmekesisus: 'vocabulary',
  keeletase: 'level',
} as const;
export type TextList = keyof typeof textLists;

export const textListRequestSchema = z
  .object({
    tekst: correctorTextSchema,
    language: z.string().nullish().describe('Language of names of classes and forms: et or en'),
  })
  .meta({ examples: [{ tekst: 'Tere, sõber!' }] });

/** Strings; for `keeletase` 16 pairs [probability, level]: mixed, complexity, grammatical, lexical, four each. */
export const textListResponseSchema = z.array(z.union([z.string(), z.tuple([z.number(), z.string()])]));

const parts = { body: textListRequestSchema, answer: textListResponseSchema };

export const textListCalls = (Object.keys(textLists) as TextList[]).map((list) => ({
  list,
  call: defineCall('tools', `POST /api/texts/${list}`, {
    ...parts,
    summary: `A list about a text: ${list}`,
    client: { name: textLists[list] },
  }),
}));

export const correctionsCall = defineCall('tools', 'POST /api/texts/korrektuur', {
  ...parts,
  summary: 'The text with its spelling corrected, then as it was sent',
  client: { name: 'corrected_text' },
});

export type TextListResponse = z.infer<typeof textListResponseSchema>;
