import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Without letters and digits that look alike (Crockford's base 32, https://www.crockford.com/base32.html). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 5 bits each: 140 in all, where ASVS 5.0 (11.5.1) asks for 128. */
const CODE_LETTERS = 28;
const GROUP_LETTERS = 4;

/**
 * A code for a donation. With the key that the client chose for its request the code is the same each time, so that a
 * donation sent again gets its receipt again; only this server can derive it.
 */
export function makeReceiptCode(
  secret: Uint8Array,
  requestKey: string | undefined,
  recordHash: string,
): string {
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
export function hashReceiptCode(code: string): string {
  const letters = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/gu, '1');
  return createHash('sha256').update(letters).digest('hex');
}
