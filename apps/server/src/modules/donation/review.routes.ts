import {
  reviewListCall,
  reviewedTextCall,
  similarTextsCall,
  reviewEditCall,
  acceptanceCall,
  refusalCall,
  reviewDecisionsCall,
} from '@keelerada/contract/texts/donation';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { readActor } from '../../platform/admin-log/read-actor';
import { checkOrigin } from '../../platform/session/check-origin';
import { OWN_TEXT_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import { requireRole, type SessionParts } from '../../platform/session/require-role';
import { listDonations } from './donation.repository';
import { findSimilarTexts } from './find-similar-texts';
import {
  acceptDonation,
  decideTogether,
  editDonation,
  readForReview,
  refuseDonation,
} from './review-donation';

export interface ReviewParts extends SessionParts {
  readonly publicUrl: string | null;
  /** Asks for the analysis of texts that have none. */
  readonly requestAnnotation: () => Promise<void>;
}

/** Donated texts as administrators see them: read, edit, accept, refuse. */
export async function registerReview(app: FastifyInstance, parts: ReviewParts): Promise<void> {
  await app.register((scope, _options, done) => {
    // Before the body is read: others learn nothing of what a call takes.
    scope.addHook('onRequest', requireRole('ADMIN', parts));
    scope.addHook('onRequest', checkOrigin(parts.publicUrl));
    serveReview(scope, parts);
    done();
  });
}

function serveReview(app: FastifyInstance, { db, requestAnnotation }: ReviewParts): void {
  serveCall(app, reviewListCall, async ({ query: { state } }) => {
    const rows = await listDonations(db, state);
    return rows.map((row) => ({ ...row, state, addedAt: row.addedAt.toISOString() }));
  });
  serveCall(app, reviewedTextCall, ({ params }) => readForReview(db, params.id));
  serveCall(app, similarTextsCall, async ({ params }) =>
    findSimilarTexts(db, await readForReview(db, params.id)),
  );
  serveCall(app, reviewEditCall, { bodyLimit: OWN_TEXT_BODY_LIMIT_BYTES }, async (request) => {
    const { id } = request.params;
    await editDonation(db, id, request.body, readActor(request));
    return readForReview(db, id);
  });
  serveCall(app, acceptanceCall, async (request) => {
    const { id } = request.params;
    await acceptDonation(db, id, readActor(request));
    await requestAnnotation();
    return readForReview(db, id);
  });
  serveCall(app, refusalCall, async (request) => {
    const { id } = request.params;
    await refuseDonation(db, id, request.body.reason, readActor(request));
    return readForReview(db, id);
  });
  serveCall(app, reviewDecisionsCall, async (request) => {
    const results = await decideTogether(db, request.body, readActor(request));
    const isAnyAccepted = results.some(({ error }) => error === null);
    if (request.body.decision === 'accept' && isAnyAccepted) await requestAnnotation();
    return results;
  });
}
