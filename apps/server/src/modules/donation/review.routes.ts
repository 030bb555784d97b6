import {
  refusalSchema,
  reviewDecisionsResponseSchema,
  reviewDecisionsSchema,
  reviewEditSchema,
  reviewedTextSchema,
  reviewListQuerySchema,
  reviewListResponseSchema,
  reviewParametersSchema,
  similarTextsResponseSchema,
} from '@keelerada/contract/texts/donation';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { REVIEW_DECISIONS_PATH, REVIEW_PATH } from '@keelerada/contract/site/paths';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
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
    registerReading(scope, parts);
    registerDecisions(scope, parts);
    registerJointDecisions(scope, parts);
    done();
  });
}

function registerReading(app: FastifyInstance, { db }: ReviewParts): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    REVIEW_PATH,
    {
      schema: {
        tags: ['admin'],
        summary: 'Donated texts in one state, at most 1000; those that wait begin with the oldest',
        querystring: reviewListQuerySchema,
        response: { 200: reviewListResponseSchema, '4xx': errorBodySchema },
      },
    },
    async ({ query: { state } }) => {
      const rows = await listDonations(db, state);
      return rows.map((row) => ({ ...row, state, addedAt: row.addedAt.toISOString() }));
    },
  );
  routes.get(
    `${REVIEW_PATH}/:id`,
    {
      schema: {
        tags: ['admin'],
        summary: 'A donated text with its properties and its log',
        params: reviewParametersSchema,
        response: { 200: reviewedTextSchema, '4xx': errorBodySchema },
      },
    },
    ({ params }) => readForReview(db, params.id),
  );
  routes.get(
    `${REVIEW_PATH}/:id/similar`,
    {
      schema: {
        tags: ['admin'],
        summary: 'Texts of the corpus and waiting donations that have much of the text, at most five',
        params: reviewParametersSchema,
        response: { 200: similarTextsResponseSchema, '4xx': errorBodySchema },
      },
    },
    async ({ params }) => findSimilarTexts(db, await readForReview(db, params.id)),
  );
}

function registerDecisions(app: FastifyInstance, { db, requestAnnotation }: ReviewParts): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const shared = {
    tags: ['admin'],
    params: reviewParametersSchema,
    response: { 200: reviewedTextSchema, '4xx': errorBodySchema },
  };
  routes.post(
    `${REVIEW_PATH}/:id`,
    {
      bodyLimit: OWN_TEXT_BODY_LIMIT_BYTES,
      schema: { ...shared, summary: 'Changes a text that awaits its review', body: reviewEditSchema },
    },
    async (request) => {
      const { id } = request.params;
      await editDonation(db, id, request.body, readActor(request));
      return readForReview(db, id);
    },
  );
  routes.post(
    `${REVIEW_PATH}/:id/accept`,
    { schema: { ...shared, summary: 'Puts the text into the corpus' } },
    async (request) => {
      const { id } = request.params;
      await acceptDonation(db, id, readActor(request));
      await requestAnnotation();
      return readForReview(db, id);
    },
  );
  routes.post(
    `${REVIEW_PATH}/:id/refuse`,
    {
      schema: {
        ...shared,
        summary: 'Refuses the text with a reason that the donor sees',
        body: refusalSchema,
      },
    },
    async (request) => {
      const { id } = request.params;
      await refuseDonation(db, id, request.body.reason, readActor(request));
      return readForReview(db, id);
    },
  );
}

function registerJointDecisions(app: FastifyInstance, { db, requestAnnotation }: ReviewParts): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    REVIEW_DECISIONS_PATH,
    {
      schema: {
        tags: ['admin'],
        summary:
          'Accepts or refuses several texts, each on its own; gives the reason for each that was not changed',
        body: reviewDecisionsSchema,
        response: { 200: reviewDecisionsResponseSchema, '4xx': errorBodySchema },
      },
    },
    async (request) => {
      const results = await decideTogether(db, request.body, readActor(request));
      const isAnyAccepted = results.some(({ error }) => error === null);
      if (request.body.decision === 'accept' && isAnyAccepted) await requestAnnotation();
      return results;
    },
  );
}
