import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DonationForm, ReceiptResponse } from '@keelerada/contract/texts/donation';
import { BadTextError, type CleanedText, cleanText } from '../../corpus/import/formats/clean-text';
import type { TextProperty } from '../../corpus/store/corpus-text';
import { hashContent } from '../../corpus/store/describe-text';
import { TITLE_PROPERTY } from '../../corpus/store/property-names';
import { removeTexts } from '../../corpus/store/remove-texts.repository';
import type { Database } from '../../platform/database/database-connection';
import { badRequest, refuse } from '../../platform/errors/request-failure';
import {
  type DonatedText,
  emptyDonation,
  findDonation,
  insertDonation,
  writeLog,
} from './donation.repository';
import { makeDonatedProperties } from './make-donated-properties';

/** Without letters and digits that look alike (Crockford's base 32, https://www.crockford.com/base32.html). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 5 bits each: 140 in all, where ASVS 5.0 (11.5.1) asks for 128. */
const CODE_LETTERS = 28;
const GROUP_LETTERS = 4;

/**
 * A code for a donation. With the key that the client chose for its request the code is the same each time, so that a
 * donation sent again gets its receipt again; only this server can derive it.
 */
function makeReceiptCode(secret: Uint8Array, requestKey: string | undefined, recordHash: string): string {
  const bytes =
    requestKey === undefined
      ? randomBytes(CODE_LETTERS)
      : createHmac('sha256', secret).update(`receipt\n${requestKey}\n${recordHash}`).digest();
  const letters = Array.from(bytes.subarray(0, CODE_LETTERS), (byte) => LETTERS[byte % LETTERS.length]!);
  return letters
    .join('')
    .match(new RegExp(`.{${GROUP_LETTERS}}`, 'gu'))!
    .join('-');
}

/** What is stored of a code; spaces, hyphens, case and letters that look like digits make no difference. */
function hashReceiptCode(code: string): string {
  const letters = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/gu, '1');
  return createHash('sha256').update(letters).digest('hex');
}

export interface ReceivedDonation {
  readonly id: string;
  /** Null where an equal donation is stored already and nothing proves that the same donor sent it. */
  readonly receipt: string | null;
}

/** Cleans like the import of a corpus does; what is no text is refused with 400. */
export function cleanDonation(
  content: string,
  properties: readonly TextProperty[],
  field: string,
): CleanedText['text'] {
  try {
    return cleanText({ id: null, content, properties, place: field }).text;
  } catch (error) {
    if (error instanceof BadTextError) throw badRequest('InvalidRequest', field, error.message);
    throw error;
  }
}

/** Stores a donation once; answers after commit. The same text with the same data gives the id that it has already. */
export async function receiveDonation(
  db: Database,
  secret: Uint8Array,
  form: DonationForm,
  requestKey: string | undefined,
): Promise<ReceivedDonation> {
  const { content, properties } = cleanDonation(form.sisu, makeDonatedProperties(form), 'sisu');
  const record = JSON.stringify([content, properties.map(({ name, value }) => [name, value])]);
  const recordHash = createHash('sha512').update(record).digest('hex');
  const receipt = makeReceiptCode(secret, requestKey, recordHash);
  const receiptHash = hashReceiptCode(receipt);
  return db.transaction(async (transaction) => {
    const donation = { content, properties, hash: hashContent(content), recordHash, receiptHash };
    for (;;) {
      const id = await insertDonation(transaction, donation);
      if (id !== null) {
        await writeLog(transaction, { textId: id, action: 'received', actor: null });
        return { id, receipt };
      }
      const stored = await findDonation(transaction, { recordHash });
      // An equal text that is withdrawn at this moment is gone: then the donation is stored after all.
      if (stored !== null)
        return { id: stored.id, receipt: stored.receiptHash === receiptHash ? receipt : null };
    }
  });
}

/** What the donor sees with the receipt code. */
export async function readReceipt(db: Database, receipt: string): Promise<ReceiptResponse> {
  return describeDonation(await requireReceipt(db, receipt));
}

/** Takes the text back, also out of the corpus. Doing it again changes nothing. */
export async function withdrawDonation(db: Database, receipt: string): Promise<ReceiptResponse> {
  const { id } = await requireReceipt(db, receipt);
  await db.transaction(async (transaction) => {
    const donation = await findDonation(transaction, { id }, true);
    if (donation?.state === 'withdrawn') return;
    await emptyDonation(transaction, id);
    await removeTexts(transaction, [id]);
    await writeLog(transaction, { textId: id, action: 'withdrawn', actor: null });
  });
  return readReceipt(db, receipt);
}

async function requireReceipt(db: Database, receipt: string): Promise<DonatedText> {
  const donation = await findDonation(db, { receiptHash: hashReceiptCode(receipt) });
  if (donation !== null) return donation;
  throw refuse(404, 'NotFound', 'No text has this receipt code.', 'receipt');
}

export function describeDonation(donation: DonatedText): ReceiptResponse {
  const { id, state, reason, content, properties, addedAt, decidedAt } = donation;
  return {
    id,
    state,
    reason,
    addedAt: addedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    title: properties.find(({ name }) => name === TITLE_PROPERTY)?.value ?? null,
    text: content,
    properties: properties.map(({ name, value }) => ({ propertyName: name, propertyValue: value })),
  };
}
