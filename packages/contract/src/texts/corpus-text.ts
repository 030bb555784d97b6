import { z } from 'zod';
import { defineCall } from '../fields/call';
import { corpusTextFilterSchema } from './corpus-text-filter';
import { MAX_DONATION_NOTE_CHARACTERS, MAX_WITHDRAWN_TEXTS, TEXTS_PAGE } from '../fields/limits';
import { textPropertySchema } from './text-query';
import { trimUnseen } from '../fields/typed-text';

const MAX_REVISION_CHARACTERS = 200;
/** As much as an import takes. */
const MAX_TEXT_CHARACTERS = 1_000_000;
const MAX_PROPERTY_NAME_CHARACTERS = 100;
const MAX_PROPERTIES = 200;

export const corpusTextRowSchema = z.object({
  id: z.guid(),
  title: z.string().nullable(),
  subcorpus: z.string().nullable(),
  type: z.string().nullable(),
  level: z.string().nullable(),
  characters: z.int(),
  words: z.int().nullable().describe('Null until the text is analysed'),
  isDemo: z.boolean(),
  isDonated: z.boolean(),
  addedAt: z.iso.datetime(),
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

export const corpusTextSearchCall = defineCall('admin', 'POST /api/admin/texts/search', {
  summary: 'Texts of the corpus by title, id, data or words, subcorpus and state',
  body: corpusTextFilterSchema
    .extend({ offset: z.int().min(0).default(0) })
    .meta({ examples: [{ words: 'kiri', where: 'title', state: 'any', offset: 0 }] }),
  answer: z.object({
    total: z.int(),
    texts: z.array(corpusTextRowSchema).describe(`The newest first, at most ${TEXTS_PAGE}`),
  }),
});

export const corpusTextExportCall = defineCall('admin', 'POST /api/admin/texts/export', {
  summary: 'The texts that a search finds as JSON Lines, in the form that the import takes',
  body: corpusTextFilterSchema,
  answer: { description: 'A text a line', content: { 'application/x-ndjson': { schema: z.string() } } },
});

export const corpusTextWithdrawalCall = defineCall('admin', 'POST /api/admin/texts/withdrawal', {
  summary: 'Takes texts out of the corpus for good, also out of the donations they came from',
  body: z
    .object({ ids: z.array(z.guid()).min(1).max(MAX_WITHDRAWN_TEXTS) })
    .meta({ examples: [{ ids: ['1f0c9a42-0000-4000-8000-000000000001'] }] }),
  answer: z.object({ withdrawn: z.int().describe('Texts that were there and are gone') }),
});

export const corpusTextCall = defineCall('admin', 'GET /api/admin/texts/:id', {
  summary: 'A text of the corpus with its properties and what was done to it',
  params: corpusTextParametersSchema,
  answer: corpusTextSchema,
});

export const corpusTextEditCall = defineCall('admin', 'POST /api/admin/texts/:id', {
  summary: 'Changes a text of the corpus',
  params: corpusTextParametersSchema,
  body: z.object({
    revision: z.string().max(MAX_REVISION_CHARACTERS),
    text: z.string().min(1).max(MAX_TEXT_CHARACTERS),
    properties: z
      .array(
        z.object({
          propertyName: z.string().overwrite(trimUnseen).min(1).max(MAX_PROPERTY_NAME_CHARACTERS),
          propertyValue: z.string().overwrite(trimUnseen).min(1).max(MAX_DONATION_NOTE_CHARACTERS),
        }),
      )
      .max(MAX_PROPERTIES),
  }),
  answer: corpusTextSchema,
});

export type CorpusTextRow = z.infer<typeof corpusTextRowSchema>;
export type CorpusTextSearchResponse = z.infer<typeof corpusTextSearchCall.answer>;
export type CorpusTextDetail = z.infer<typeof corpusTextSchema>;
export type CorpusTextEdit = z.infer<typeof corpusTextEditCall.body>;
export type CorpusTextWithdrawalResponse = z.infer<typeof corpusTextWithdrawalCall.answer>;
