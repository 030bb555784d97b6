import { z } from 'zod';
import { defineCall } from '../fields/call';
import { contentNames } from './site-content';

/** Every published version has a number; it grows. */
export const contentParametersSchema = z.object({ name: z.enum(contentNames) });
/** GET /api/admin/content/NAME. */
export const contentStateSchema = z.object({
  name: z.enum(contentNames),
  version: z.int().nullable().describe('Of the content in use; null for the content folder'),
  content: z.unknown().describe('Null for the content folder'),
  history: z
    .array(z.object({ version: z.int(), at: z.iso.datetime(), actorName: z.string() }))
    .describe('The newest first, at most 100'),
});
export const contentVersionCall = defineCall('system', 'GET /api/site-content/:name/:version', {
  summary: 'One version of a published content of the site',
  params: contentParametersSchema.extend({ version: z.coerce.number().int().positive() }),
  answer: z.unknown(),
});

export const contentCall = defineCall('admin', 'GET /api/admin/content/:name', {
  summary: 'The content in use with its earlier versions',
  params: contentParametersSchema,
  answer: contentStateSchema,
});

export const contentPublicationCall = defineCall('admin', 'POST /api/admin/content/:name', {
  summary: 'Publishes a content at once',
  params: contentParametersSchema,
  body: z.object({
    basedOn: z.int().nullable().describe('The version that the edit began with'),
    content: z.unknown(),
  }),
  answer: contentStateSchema,
});

export type ContentState = z.infer<typeof contentStateSchema>;
