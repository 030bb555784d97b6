import {
  contentVersionCall,
  contentCall,
  contentPublicationCall,
  type ContentState,
} from '@keelerada/contract/site/content-calls';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { readActor } from '../../platform/admin-log/read-actor';
import type { Database } from '../../platform/database/database-connection';
import { badRequest, refuse } from '../../platform/errors/request-failure';
import { readContent, insertVersion, listVersions, lockContents } from './site-content.repository';
import { siteContentSchemas, type ContentName } from '@keelerada/contract/site/site-content';
import { writeAdminLog, type Actor } from '../../platform/admin-log/admin-log.repository';

/** A version never changes: browsers keep it. */
const KEPT_FOREVER = 'public, max-age=31536000, immutable';

/** Published contents for everybody, by the versions that the status names. */
export function registerSiteContent(app: FastifyInstance, db: Database): void {
  serveCall(app, contentVersionCall, async ({ params: { name, version } }, reply) => {
    const found = await readContent(db, name, version);
    if (found === null) throw refuse(404, 'NotFound', 'There is no such version.');
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

async function readContentState(db: Database, name: ContentName): Promise<ContentState> {
  const [current, history] = await Promise.all([readContent(db, name), listVersions(db, name)]);
  return { name, version: current?.version ?? null, content: current?.content ?? null, history };
}

/**
 * Puts a content into use at once, as a new version. 400 where it does not fit its form, 409 where somebody else has
 * published since the edit began.
 */
async function publishContent(
  db: Database,
  name: ContentName,
  { basedOn, content }: { readonly basedOn: number | null; readonly content?: unknown },
  actor: Actor,
): Promise<void> {
  const { success, data, error } = siteContentSchemas[name].safeParse(content);
  if (!success) {
    const [issue] = error.issues;
    throw badRequest('InvalidRequest', ['content', ...(issue?.path ?? [])].join('.'), issue?.message ?? '');
  }
  await db.transaction(async (transaction) => {
    await lockContents(transaction);
    const current = await readContent(transaction, name);
    if ((current?.version ?? null) !== basedOn) {
      const message = 'Somebody has published another version meanwhile. Look at it before you publish.';
      throw refuse(409, 'EditConflict', message);
    }
    await insertVersion(transaction, name, data, actor);
    await writeAdminLog(transaction, [{ actor, action: 'content_published', subject: name }]);
  });
}
