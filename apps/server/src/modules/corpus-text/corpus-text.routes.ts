import {
  corpusTextSearchCall,
  corpusTextExportCall,
  corpusTextWithdrawalCall,
  corpusTextCall,
  corpusTextEditCall,
} from '@keelerada/contract/texts/corpus-text';
import { TEXTS_PAGE } from '@keelerada/contract/fields/limits';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { writeAdminLog, type Actor } from '../../platform/admin-log/admin-log.repository';
import { readActor } from '../../platform/admin-log/read-actor';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';
import { OWN_TEXT_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import { sendTextStream } from '../../platform/http/send-stream';
import { listTextIds, searchTexts } from './corpus-text.repository';
import { editText, readDetail } from './edit-text';
import { writeTextLine } from '../../corpus/import/export-corpus';
import { readTexts, findUnknownIds } from '../../corpus/store/corpus-text.repository';
import { readGivenOfTexts } from '../../corpus/store/read-annotations';
import { removeTexts } from '../../corpus/store/remove-texts.repository';

export interface CorpusTextParts {
  readonly db: Database;
  /** Asks for the analysis of texts that have none. */
  readonly requestAnnotation: () => Promise<void>;
  /** Takes what has been removed out of the files of the database, soon. */
  readonly requestForgetting: () => void;
  readonly withdrawDonation: WithdrawDonation;
}

/** All texts of the corpus: found, changed, exported, taken out. The scope lets administrators in only. */
export function registerCorpusTexts(app: FastifyInstance, parts: CorpusTextParts): void {
  const { db, requestAnnotation, requestForgetting, withdrawDonation } = parts;
  serveCall(app, corpusTextSearchCall, async ({ body }) => {
    const { total, texts } = await searchTexts(db, body, body.offset, TEXTS_PAGE);
    return { total, texts: texts.map((text) => ({ ...text, addedAt: text.addedAt.toISOString() })) };
  });
  serveCall(app, corpusTextExportCall, async (request, reply) => {
    const ids = await listTextIds(db, request.body);
    const deed = { actor: readActor(request), action: 'texts_exported', subject: 'JSON Lines' } as const;
    await writeAdminLog(db, [{ ...deed, details: String(ids.length) }]);
    reply.header('cache-control', 'no-store');
    return sendTextStream(reply, listTextLines(db, ids), 'application/x-ndjson');
  });
  serveCall(app, corpusTextWithdrawalCall, async (request) => {
    const withdrawn = await withdrawTexts(db, request.body.ids, readActor(request), withdrawDonation);
    if (withdrawn > 0) requestForgetting();
    return { withdrawn };
  });
  serveCall(app, corpusTextCall, ({ params }) => readDetail(db, params.id));
  serveCall(app, corpusTextEditCall, { bodyLimit: OWN_TEXT_BODY_LIMIT_BYTES }, async (request) => {
    const { id } = request.params;
    await editText(db, id, request.body, readActor(request));
    const detail = await readDetail(db, id);
    if (detail.words === null) await requestAnnotation();
    return detail;
  });
}

const TEXTS_A_READ = 200;

/** The texts as JSON Lines, a few hundred in memory at a time; those that are gone meanwhile are left out. */
export async function* listTextLines(db: Database, ids: readonly string[]): AsyncGenerator<string> {
  for (let first = 0; first < ids.length; first += TEXTS_A_READ) {
    const texts = await readTexts(db, ids.slice(first, first + TEXTS_A_READ));
    const annotations = await readGivenOfTexts(db, texts);
    yield texts.map((text) => writeTextLine(text, { annotation: annotations.get(text.id) })).join('');
  }
}

/** Empties the donation that a text came from, where it came from one. */
type WithdrawDonation = (transaction: DatabaseTransaction, id: string, actor: Actor) => Promise<void>;

/** Takes texts out of the corpus for good, with what was donated; answers how many were there. */
async function withdrawTexts(
  db: Database,
  ids: readonly string[],
  actor: Actor,
  withdrawDonation: WithdrawDonation,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
    const unknown = new Set(await findUnknownIds(transaction, asked));
    const found = asked.filter((id) => !unknown.has(id));
    await removeTexts(transaction, found);
    for (const id of found) await withdrawDonation(transaction, id, actor);
    await writeAdminLog(
      transaction,
      found.map((subject) => ({ actor, action: 'text_withdrawn', subject })),
    );
    return found.length;
  });
}
