import { createHash } from 'node:crypto';

/** Namespace of the ids made here (RFC 9562, version 5); any fixed UUID does. */
const NAMESPACE = Buffer.from('6b1f0e5a4c0d4e0f9a5c2d7b8e913f64', 'hex');

/** The id of a text that comes without one: the same key gives the same id, so that importing again doubles nothing. */
export function createTextId(key: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(key).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
