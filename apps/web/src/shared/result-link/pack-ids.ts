/** Bytes kept of an id that is looked up among the ids of a query's answer. Two of 20,000 texts share them in one of ten thousand corpora. */
export const SHORT_ID_BYTES = 5;
/** Bytes of a whole UUID. */
export const WHOLE_ID_BYTES = 16;

const toHex = (byte: number) => byte.toString(16).padStart(2, '0');

/** Bytes of an id's hexadecimal digits from its end (the beginning may be a time that many texts share). */
function readBytes(id: string, byteCount: number): readonly number[] {
  const digits = id.replaceAll('-', '').slice(-2 * byteCount);
  return Array.from({ length: byteCount }, (_, index) =>
    parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );
}

/** The last `byteCount` bytes of an id as text, as `unpackIds` gives them. */
export function shortenId(id: string, byteCount: number): string {
  return readBytes(id, byteCount).map(toHex).join('');
}

const encodeBase64Url = (binary: string) =>
  btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const decodeBase64Url = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** Ids as URL-safe text, `byteCount` bytes each. */
export function packIds(ids: readonly string[], byteCount: number): string {
  let binary = '';
  for (const id of ids) binary += String.fromCharCode(...readBytes(id, byteCount));
  return encodeBase64Url(binary);
}

/** Hexadecimal digits of each packed id, without hyphens. Throws if the text is broken. */
export function unpackIds(packed: string, byteCount: number): readonly string[] {
  const binary = decodeBase64Url(packed);
  if (binary.length % byteCount !== 0) throw new Error('Packed ids are cut off');
  const ids: string[] = [];
  for (let start = 0; start < binary.length; start += byteCount) {
    let id = '';
    for (let i = 0; i < byteCount; i++) id += toHex(binary.charCodeAt(start + i));
    ids.push(id);
  }
  return ids;
}

/** A whole id with its hyphens. */
export function formatUuid(digits: string): string {
  return [0, 8, 12, 16, 20]
    .map((from, index, starts) => digits.slice(from, starts[index + 1] ?? 32))
    .join('-');
}

/** Plain data as URL-safe text. */
export function packJson(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return encodeBase64Url(binary);
}

/** Reads what `packJson` made. Throws if the text is broken. */
export function unpackJson(packed: string): unknown {
  const bytes = Uint8Array.from(decodeBase64Url(packed), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
