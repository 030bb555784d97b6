import { donationCall, receiptCall, withdrawalCall } from '@keelerada/contract/texts/donation';
import { RECEIPT_HEADER, REQUEST_KEY_HEADER } from '@keelerada/contract/texts/donation-choices';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
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

/** Donating a text; seeing and taking it back with the receipt code. */
export function registerDonation(app: FastifyInstance, parts: DonationParts): void {
  const { db, publicUrl, receiptSecret, requestForgetting } = parts;
  const onRequest = checkOrigin(publicUrl);

  serveCall(
    app,
    donationCall,
    { onRequest, bodyLimit: OWN_TEXT_BODY_LIMIT_BYTES },
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
  serveCall(app, receiptCall, ({ body }) => readReceipt(db, body.receipt));
  serveCall(app, withdrawalCall, { onRequest }, async ({ body }) => {
    const receipt = await withdrawDonation(db, body.receipt);
    requestForgetting();
    return receipt;
  });
}
