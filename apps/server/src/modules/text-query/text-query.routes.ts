import { errorBodySchema } from '@keelerada/contract/fields/errors';
import {
  SELECTION_SUMMARY_PATH,
  TEXT_CONTENTS_PATH,
  TEXT_FACETS_PATH,
  TEXT_ORIGINS_PATH,
  TEXT_PREVIEW_PATH,
  TEXT_QUERY_PATH,
} from '@keelerada/contract/site/paths';
import {
  selectionSummaryRequestSchema,
  selectionSummaryResponseSchema,
  textFacetsRequestSchema,
  textFacetsResponseSchema,
} from '@keelerada/contract/texts/text-facets';
import {
  textContentsRequestSchema,
  textContentsResponseSchema,
  textOriginsRequestSchema,
  textOriginsResponseSchema,
  textPreviewQuerySchema,
  textPreviewResponseSchema,
  textQueryOptionsSchema,
  textQueryRequestSchema,
  textQueryResponseSchema,
} from '@keelerada/contract/texts/text-query';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database-connection';
import { sendTextStream } from '../../platform/http/send-stream';
import { countFacets } from './count-facets';
import { addDetails, listOrigins, summariseChoice } from './describe-texts';
import type { TextColumnsReader } from '../../corpus/text-columns/keep-text-columns';
import { queryTexts } from './query-texts';
import { joinContents, previewText } from './read-contents';

/** Finding corpus texts, looking at one, reading many. */
export function registerTextQuery(app: FastifyInstance, db: Database, readColumns: TextColumnsReader): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  registerFacets(app, readColumns);

  routes.post(
    TEXT_QUERY_PATH,
    {
      config: { usageName: 'text-query' },
      schema: {
        tags: ['texts'],
        summary:
          'Texts that meet every filter, of the whole corpus where no subcorpus is named; inside one filter any of the values will do',
        body: textQueryRequestSchema,
        querystring: textQueryOptionsSchema,
        response: { 200: textQueryResponseSchema, '4xx': errorBodySchema },
      },
    },
    async ({ body, query }) => {
      const columns = await readColumns();
      const rows = queryTexts(columns, body);
      return query.details === 'true' ? addDetails(columns, rows) : rows;
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

/** What the choices of the filters would find, and what a choice of texts amounts to. */
function registerFacets(app: FastifyInstance, readColumns: TextColumnsReader): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    TEXT_FACETS_PATH,
    {
      schema: {
        tags: ['texts'],
        summary: 'How many texts each choice of each filter finds, combined with the other filters',
        body: textFacetsRequestSchema,
        response: { 200: textFacetsResponseSchema, '4xx': errorBodySchema },
      },
    },
    async ({ body }) => countFacets(await readColumns(), body),
  );

  routes.post(
    SELECTION_SUMMARY_PATH,
    {
      schema: {
        tags: ['texts'],
        summary: 'Words, levels and origins of chosen texts',
        body: selectionSummaryRequestSchema,
        response: { 200: selectionSummaryResponseSchema, '4xx': errorBodySchema },
      },
    },
    async ({ body }) => summariseChoice(await readColumns(), body),
  );

  routes.post(
    TEXT_ORIGINS_PATH,
    {
      schema: {
        tags: ['texts'],
        summary: 'Title, level and native language of texts, for the rows of an analysis',
        body: textOriginsRequestSchema,
        response: { 200: textOriginsResponseSchema, '4xx': errorBodySchema },
      },
    },
    async ({ body }) => listOrigins(await readColumns(), body.ids),
  );
}
