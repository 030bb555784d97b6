import { siteContentSchemas, type ContentName } from '@keelerada/contract/site/site-content';
import type { ContentState } from '@keelerada/contract/site/content-calls';
import { writeAdminLog, type Actor } from '../../platform/admin-log/admin-log.repository';
import type { Database } from '../../platform/database/database-connection';
import { badRequest, makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { insertVersion, listVersions, lockContents, readContent } from './site-content.repository';

export async function readContentState(db: Database, name: ContentName): Promise<ContentState> {
  const [current, history] = await Promise.all([readContent(db, name), listVersions(db, name)]);
  return { name, version: current?.version ?? null, content: current?.content ?? null, history };
}

/**
 * Puts a content into use at once, as a new version. 400 where it does not fit its form, 409 where somebody else has
 * published since the edit began.
 */
export async function publishContent(
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
      throw new RequestFailure(409, [makeApiError('EditConflict', message)]);
    }
    await insertVersion(transaction, name, data, actor);
    await writeAdminLog(transaction, [{ actor, action: 'content_published', subject: name }]);
  });
}
