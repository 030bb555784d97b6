import {
  donationRequestSchema,
  receiptRequestSchema,
  receiptResponseSchema,
} from '@keelerada/contract/texts/donation';
import { RECEIPT_HEADER, REQUEST_KEY_HEADER } from '@keelerada/contract/texts/donation-choices';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { DONATION_PATH, RECEIPT_PATH, WITHDRAWAL_PATH } from '@keelerada/contract/site/paths';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database-connection';
import { OWN_TEXT_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import { checkOrigin } from '../../platform/session/check-origin';
import { readReceipt, receiveDonation, withdrawDonation } from './receive-donation';

export interface DonationParts {
  readonly db: Database;
  readonly publicUrl: string | null;
  /** Receipt codes are derived with it. */
  readonly receiptSecret: Uint8Array;
  /** Takes what has been removed out of the files of the database, soon. */
  readonly requestForgetting: () => void;
}

const MIN_KEY_CHARACTERS = 16;
const MAX_KEY_CHARACTERS = 200;

/** Donating a text; seeing and taking it back with the receipt code. */
export function registerDonation(app: FastifyInstance, parts: DonationParts): void {
  const { db, publicUrl, receiptSecret, requestForgetting } = parts;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = checkOrigin(publicUrl);

  routes.post(
    DONATION_PATH,
    {
      onRequest,
      config: { usageName: 'donation' },
      bodyLimit: OWN_TEXT_BODY_LIMIT_BYTES,
      schema: {
        tags: ['donation'],
        summary: `Donates a text; answers its id after it is stored, and the receipt code in ${RECEIPT_HEADER}`,
        headers: z.object({
          [REQUEST_KEY_HEADER]: z
            .string()
            .min(MIN_KEY_CHARACTERS)
            .max(MAX_KEY_CHARACTERS)
            .optional()
            .describe('Random key: the same request with the same key gets the same receipt code'),
        }),
        body: donationRequestSchema,
        response: {
          200: { description: 'The id', content: { 'text/plain': { schema: z.string() } } },
          '4xx': errorBodySchema,
        },
      },
    },
    async ({ body, headers }, reply) => {
      const { id, receipt } = await receiveDonation(db, receiptSecret, body, headers[REQUEST_KEY_HEADER]);
      if (receipt !== null) reply.header(RECEIPT_HEADER, receipt);
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .serializer(String)
        .send(id);
    },
  );

  const receiptSchema = {
    tags: ['donation'],
    body: receiptRequestSchema,
    response: { 200: receiptResponseSchema, '4xx': errorBodySchema },
  };
  routes.post(
    RECEIPT_PATH,
    { schema: { ...receiptSchema, summary: 'A donated text and its state by the receipt code' } },
    ({ body }) => readReceipt(db, body.receipt),
  );
  routes.post(
    WITHDRAWAL_PATH,
    { onRequest, schema: { ...receiptSchema, summary: 'Takes a donated text back, also out of the corpus' } },
    async ({ body }) => {
      const receipt = await withdrawDonation(db, body.receipt);
      requestForgetting();
      return receipt;
    },
  );
}
