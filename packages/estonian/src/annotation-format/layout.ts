/**
 * Layout of a stored annotation. Bytes 0-1 are `K` `A`, byte 2 the version, byte 3 the language; then varints:
 * tags (upos code, xpos, feature codes), lexemes (lemma and root), sentences (gap, length, token count), tokens
 * (shape, lexeme, tag), from version 2 on trees (`tree-section.ts`); the last four bytes are a checksum of all before.
 */
export const MAGIC_FIRST = 0x4b;
export const MAGIC_SECOND = 0x41;
export const FORMAT_VERSION = 2;
/** The version before there were trees; it is still read. */
export const TREELESS_FORMAT_VERSION = 1;
export const CHECKSUM_BYTES = 4;
export const LANGUAGES = ['et', 'ru'] as const;

/** How a lexeme's lemma follows from its stored string, the root. */
export const LEMMA_IS_ROOT = 0;
export const LEMMA_IS_STRIPPED_ROOT = 1;
export const LEMMA_IS_STRIPPED_ROOT_WITH_MA = 2;
export const LEMMA_IS_STORED = 3;

/** The gap before a token, 0 to 2, stands in the two low bits of its shape; 3 says that it follows as a number. */
export const LONG_GAP = 3;

/** Removes compound, derivation and ending marks from a root. */
export function stripMarks(root: string): string {
  return /[_=+]/.test(root) ? root.replace(/[_=+]/g, '') : root;
}

/** FNV-1a over bytes `0` to `end`. */
export function computeChecksum(bytes: Uint8Array, end: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < end; index += 1) hash = Math.imul(hash ^ bytes[index]!, 0x01000193);
  return hash >>> 0;
}
