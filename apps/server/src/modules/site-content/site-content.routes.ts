import {
  contentVersionCall,
  contentCall,
  contentPublicationCall,
} from '@keelerada/contract/site/content-calls';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { readActor } from '../../platform/admin-log/read-actor';
import type { Database } from '../../platform/database/database-connection';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { publishContent, readContentState } from './publish-content';
import { readContent } from './site-content.repository';

/** A version never changes: browsers keep it. */
const KEPT_FOREVER = 'public, max-age=31536000, immutable';

/** Published contents for everybody, by the versions that the status names. */
export function registerSiteContent(app: FastifyInstance, db: Database): void {
  serveCall(app, contentVersionCall, async ({ params: { name, version } }, reply) => {
    const found = await readContent(db, name, version);
    if (found === null) {
      throw new RequestFailure(404, [makeApiError('NotFound', 'There is no such version.')]);
    }
    reply.header('cache-control', KEPT_FOREVER);
    return found.content;
  });
}

/** Publishing of contents with their history. The scope lets administrators in only. */
export function registerPublishing(app: FastifyInstance, db: Database): void {
  serveCall(app, contentCall, ({ params }) => readContentState(db, params.name));
  serveCall(app, contentPublicationCall, async (request) => {
    const { name } = request.params;
    await publishContent(db, name, request.body, readActor(request));
    return readContentState(db, name);
  });
}
