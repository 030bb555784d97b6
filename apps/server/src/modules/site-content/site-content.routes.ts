import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { CONTENT_ADMIN_PATH, SITE_CONTENT_PATH } from '@keelerada/contract/site/paths';
import {
  contentParametersSchema,
  contentPublicationSchema,
  contentStateSchema,
  contentVersionParametersSchema,
} from '@keelerada/contract/site/site-content';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readActor } from '../../platform/admin-log/read-actor';
import type { Database } from '../../platform/database/database-connection';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { publishContent, readContentState } from './publish-content';
import { readContent } from './site-content.repository';

/** A version never changes: browsers keep it. */
const KEPT_FOREVER = 'public, max-age=31536000, immutable';

/** Published contents for everybody, by the versions that the status names. */
export function registerSiteContent(app: FastifyInstance, db: Database): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    `${SITE_CONTENT_PATH}/:name/:version`,
    {
      schema: {
        tags: ['system'],
        summary: 'One version of a published content of the site',
        params: contentVersionParametersSchema,
        response: { 200: z.unknown(), '4xx': errorBodySchema },
      },
    },
    async ({ params: { name, version } }, reply) => {
      const found = await readContent(db, name, version);
      if (found === null) {
        throw new RequestFailure(404, [makeApiError('NotFound', 'There is no such version.')]);
      }
      reply.header('cache-control', KEPT_FOREVER);
      return found.content;
    },
  );
}

/** Publishing of contents with their history. The scope lets administrators in only. */
export function registerPublishing(app: FastifyInstance, db: Database): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const shared = {
    tags: ['admin'],
    params: contentParametersSchema,
    response: { 200: contentStateSchema, '4xx': errorBodySchema },
  };
  routes.get(
    `${CONTENT_ADMIN_PATH}/:name`,
    { schema: { ...shared, summary: 'The content in use with its earlier versions' } },
    ({ params }) => readContentState(db, params.name),
  );
  routes.post(
    `${CONTENT_ADMIN_PATH}/:name`,
    { schema: { ...shared, summary: 'Publishes a content at once', body: contentPublicationSchema } },
    async (request) => {
      const { name } = request.params;
      await publishContent(db, name, request.body, readActor(request));
      return readContentState(db, name);
    },
  );
}
