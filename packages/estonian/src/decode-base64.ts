const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes of a base64 text without line breaks, as signed numbers. The package knows no run time that would decode it. */
export function decodeBase64(base64: string): Int8Array {
  const bytes = new Int8Array(Math.floor((base64.replace(/=+$/u, '').length * 3) / 4));
  let bits = 0;
  let bitCount = 0;
  let at = 0;
  for (let index = 0; index < base64.length && at < bytes.length; index += 1) {
    bits = (bits << 6) | ALPHABET.indexOf(base64.charAt(index));
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes[at] = bits >> bitCount;
    at += 1;
    bits &= (1 << bitCount) - 1;
  }
  return bytes;
}
