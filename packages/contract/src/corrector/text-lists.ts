import { z } from 'zod';
import { correctorTextSchema } from './corrector';

/** Calls that answer one list about a text; each has the path `/api/texts/NAME`. */
export const textLists = [
  'sonad',
  'lemmad',
  'silbid',
  'sonaliik',
  'vormimargendid',
  'laused',
  'keerukus',
  'mitmekesisus',
  'keeletase',
] as const;
export type TextList = (typeof textLists)[number];

export const textListRequestSchema = z
  .object({
    tekst: correctorTextSchema,
    language: z.string().nullish().describe('Language of names of classes and forms: et or en'),
  })
  .meta({ examples: [{ tekst: 'Tere, sõber!' }] });

/** Strings; for `keeletase` 16 pairs [probability, level]: mixed, complexity, grammatical, lexical, four each. */
export const textListResponseSchema = z.array(z.union([z.string(), z.tuple([z.number(), z.string()])]));

export type TextListRequest = z.infer<typeof textListRequestSchema>;
export type TextListResponse = z.infer<typeof textListResponseSchema>;
