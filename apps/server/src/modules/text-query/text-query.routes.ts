import { errorBodySchema } from '@keelerada/contract/errors';
import { TEXT_CONTENTS_PATH, TEXT_PREVIEW_PATH, TEXT_QUERY_PATH } from '@keelerada/contract/paths';
import {
  textContentsRequestSchema,
  textContentsResponseSchema,
  textPreviewQuerySchema,
  textPreviewResponseSchema,
  textQueryRequestSchema,
  textQueryResponseSchema,
} from '@keelerada/contract/text-query';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database-connection';
import { badRequest } from '../../platform/errors/request-failure';
import { sendTextStream } from '../../platform/http/send-stream';
import { queryTexts } from './query-texts';
import { joinContents, previewText } from './read-contents';

/** Finding corpus texts, looking at one, reading many (SPEC 3 and 7). */
export function registerTextQuery(app: FastifyInstance, db: Database): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    TEXT_QUERY_PATH,
    {
      schema: {
        tags: ['texts'],
        summary: 'Texts that meet every filter; inside one filter any of the values will do',
        body: textQueryRequestSchema,
        response: { 200: textQueryResponseSchema, '4xx': errorBodySchema },
      },
    },
    async ({ body }) => {
      if (!body.corpuses?.length) {
        throw badRequest('NoSubcorpusPicked', 'corpuses', 'Choose at least one subcorpus.');
      }
      return queryTexts(db, body);
    },
  );

  routes.get(
    TEXT_PREVIEW_PATH,
    {
      schema: {
        tags: ['texts'],
        summary: 'One text with its properties',
        querystring: textPreviewQuerySchema,
        response: { 200: textPreviewResponseSchema, '4xx': errorBodySchema },
      },
    },
    async ({ query }) => previewText(db, query.id),
  );

  routes.post(
    TEXT_CONTENTS_PATH,
    {
      schema: {
        tags: ['texts'],
        summary: 'Contents of texts as one line of plain text',
        body: textContentsRequestSchema,
        response: {
          200: {
            description: 'The contents',
            content: { 'text/plain': { schema: textContentsResponseSchema } },
          },
          '4xx': errorBodySchema,
        },
      },
    },
    async ({ body }, reply) => {
      const contents = await joinContents(db, body.ids);
      return sendTextStream(reply, contents);
    },
  );
}
