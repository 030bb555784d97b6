import { z } from 'zod';
import { subcorpora } from './enumerations';
import { MAX_DONATION_NOTE_CHARACTERS } from '../fields/limits';
import { textPropertySchema } from './text-query';
import { trimUnseen } from '../fields/typed-text';

/** What the words of a search are looked for in. */
export const textSearchPlaces = ['all', 'title', 'id', 'data', 'content'] as const;
/** `donated`: it came as a donation. `demo`: a text of the demonstration. */
export const corpusTextStates = ['any', 'analysed', 'waiting', 'donated', 'demo'] as const;

const MAX_SEARCH_CHARACTERS = 200;
/** Texts of one answer. */
export const TEXTS_PAGE = 50;
export const MAX_WITHDRAWN_TEXTS = 500;
/** As much as an import takes. */
const MAX_TEXT_CHARACTERS = 1_000_000;
const MAX_PROPERTY_NAME_CHARACTERS = 100;
const MAX_PROPERTIES = 200;

/** Filters of POST /api/admin/texts/search and /export; all that are given must hold. */
export const corpusTextFilterSchema = z.object({
  words: z.string().overwrite(trimUnseen).max(MAX_SEARCH_CHARACTERS).default(''),
  where: z
    .enum(textSearchPlaces)
    .default('all')
    .describe('data: values of the properties, such as codes of authors'),
  subcorpus: z.enum(Object.keys(subcorpora) as [string, ...string[]]).nullish(),
  state: z.enum(corpusTextStates).default('any'),
});

export const corpusTextSearchSchema = corpusTextFilterSchema
  .extend({ offset: z.number().int().min(0).default(0) })
  .meta({ examples: [{ words: 'kiri', where: 'title', state: 'any', offset: 0 }] });

export const corpusTextRowSchema = z.object({
  id: z.guid(),
  title: z.string().nullable(),
  subcorpus: z.string().nullable(),
  type: z.string().nullable(),
  level: z.string().nullable(),
  characters: z.number().int(),
  words: z.number().int().nullable().describe('Null until the text is analysed'),
  isDemo: z.boolean(),
  isDonated: z.boolean(),
  addedAt: z.iso.datetime(),
});
export const corpusTextSearchResponseSchema = z.object({
  total: z.number().int(),
  texts: z.array(corpusTextRowSchema).describe(`The newest first, at most ${TEXTS_PAGE}`),
});

export const corpusTextParametersSchema = z.object({ id: z.guid() });
export const corpusTextSchema = corpusTextRowSchema.extend({
  text: z.string(),
  properties: z.array(textPropertySchema),
  revision: z.string().describe('Changes with text and properties; an edit sends the one it began with'),
  log: z.array(
    z.object({
      at: z.iso.datetime(),
      actorName: z.string(),
      action: z.string(),
      details: z.string().nullable(),
    }),
  ),
});

/** POST /api/admin/texts/ID. */
export const corpusTextEditSchema = z.object({
  revision: z.string().max(MAX_SEARCH_CHARACTERS),
  text: z.string().min(1).max(MAX_TEXT_CHARACTERS),
  properties: z
    .array(
      z.object({
        propertyName: z.string().overwrite(trimUnseen).min(1).max(MAX_PROPERTY_NAME_CHARACTERS),
        propertyValue: z.string().overwrite(trimUnseen).min(1).max(MAX_DONATION_NOTE_CHARACTERS),
      }),
    )
    .max(MAX_PROPERTIES),
});

/** POST /api/admin/texts/withdrawal. */
export const corpusTextWithdrawalSchema = z
  .object({ ids: z.array(z.guid()).min(1).max(MAX_WITHDRAWN_TEXTS) })
  .meta({ examples: [{ ids: ['1f0c9a42-0000-4000-8000-000000000001'] }] });
export const corpusTextWithdrawalResponseSchema = z.object({
  withdrawn: z.number().int().describe('Texts that were there and are gone'),
});

export type CorpusTextFilter = z.infer<typeof corpusTextFilterSchema>;
export type CorpusTextSearch = z.infer<typeof corpusTextSearchSchema>;
export type CorpusTextRow = z.infer<typeof corpusTextRowSchema>;
export type CorpusTextSearchResponse = z.infer<typeof corpusTextSearchResponseSchema>;
export type CorpusTextDetail = z.infer<typeof corpusTextSchema>;
export type CorpusTextEdit = z.infer<typeof corpusTextEditSchema>;
export type CorpusTextWithdrawalResponse = z.infer<typeof corpusTextWithdrawalResponseSchema>;
