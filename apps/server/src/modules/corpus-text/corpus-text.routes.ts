import {
  corpusTextEditSchema,
  corpusTextFilterSchema,
  corpusTextParametersSchema,
  corpusTextSchema,
  corpusTextSearchResponseSchema,
  corpusTextSearchSchema,
  corpusTextWithdrawalResponseSchema,
  corpusTextWithdrawalSchema,
  TEXTS_PAGE,
} from '@keelerada/contract/texts/corpus-text';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import {
  CORPUS_TEXT_EXPORT_PATH,
  CORPUS_TEXT_SEARCH_PATH,
  CORPUS_TEXT_WITHDRAWAL_PATH,
  CORPUS_TEXTS_PATH,
} from '@keelerada/contract/site/paths';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { writeAdminLog } from '../../platform/admin-log/admin-log.repository';
import { readActor } from '../../platform/admin-log/read-actor';
import type { Database } from '../../platform/database/database-connection';
import { OWN_TEXT_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import { sendTextStream } from '../../platform/http/send-stream';
import { listTextIds, searchTexts } from './corpus-text.repository';
import { editText, readDetail } from './edit-text';
import { listTextLines } from './list-text-lines';
import { withdrawTexts, type WithdrawDonation } from './withdraw-texts';

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
  registerSearch(app, parts);
  registerOneText(app, parts);
}

function registerSearch(app: FastifyInstance, parts: CorpusTextParts): void {
  const { db, requestForgetting, withdrawDonation } = parts;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.post(
    CORPUS_TEXT_SEARCH_PATH,
    {
      schema: {
        tags: ['admin'],
        summary: 'Texts of the corpus by title, id, data or words, subcorpus and state',
        body: corpusTextSearchSchema,
        response: { 200: corpusTextSearchResponseSchema, '4xx': errorBodySchema },
      },
    },
    async ({ body }) => {
      const { total, texts } = await searchTexts(db, body, body.offset, TEXTS_PAGE);
      return { total, texts: texts.map((text) => ({ ...text, addedAt: text.addedAt.toISOString() })) };
    },
  );
  routes.post(
    CORPUS_TEXT_EXPORT_PATH,
    {
      schema: {
        tags: ['admin'],
        summary: 'The texts that a search finds as JSON Lines, in the form that the import takes',
        body: corpusTextFilterSchema,
        response: {
          200: { description: 'A text a line', content: { 'application/x-ndjson': { schema: z.string() } } },
          '4xx': errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const ids = await listTextIds(db, request.body);
      const deed = { actor: readActor(request), action: 'texts_exported', subject: 'JSON Lines' } as const;
      await writeAdminLog(db, [{ ...deed, details: String(ids.length) }]);
      reply.header('cache-control', 'no-store');
      return sendTextStream(reply, listTextLines(db, ids), 'application/x-ndjson');
    },
  );
  routes.post(
    CORPUS_TEXT_WITHDRAWAL_PATH,
    {
      schema: {
        tags: ['admin'],
        summary: 'Takes texts out of the corpus for good, also out of the donations they came from',
        body: corpusTextWithdrawalSchema,
        response: { 200: corpusTextWithdrawalResponseSchema, '4xx': errorBodySchema },
      },
    },
    async (request) => {
      const withdrawn = await withdrawTexts(db, request.body.ids, readActor(request), withdrawDonation);
      if (withdrawn > 0) requestForgetting();
      return { withdrawn };
    },
  );
}

function registerOneText(app: FastifyInstance, { db, requestAnnotation }: CorpusTextParts): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const shared = {
    tags: ['admin'],
    params: corpusTextParametersSchema,
    response: { 200: corpusTextSchema, '4xx': errorBodySchema },
  };
  routes.get(
    `${CORPUS_TEXTS_PATH}/:id`,
    { schema: { ...shared, summary: 'A text of the corpus with its properties and what was done to it' } },
    ({ params }) => readDetail(db, params.id),
  );
  routes.post(
    `${CORPUS_TEXTS_PATH}/:id`,
    {
      bodyLimit: OWN_TEXT_BODY_LIMIT_BYTES,
      schema: { ...shared, summary: 'Changes a text of the corpus', body: corpusTextEditSchema },
    },
    async (request) => {
      const { id } = request.params;
      await editText(db, id, request.body, readActor(request));
      const detail = await readDetail(db, id);
      if (detail.words === null) await requestAnnotation();
      return detail;
    },
  );
}
