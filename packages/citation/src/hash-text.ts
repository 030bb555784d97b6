const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
const HEX_DIGITS = 8;

/** Eight hexadecimal digits that stand for a text: FNV-1a of 32 bits over its UTF-16 units. Not for secrets. */
export function hashText(text: string): string {
  let hash = OFFSET_BASIS;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), PRIME) >>> 0;
  return hash.toString(16).padStart(HEX_DIGITS, '0');
}
