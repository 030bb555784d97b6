/** Offset and prime of the 32-bit FNV-1a hash. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const SECOND_OFFSET = 0x9747b28c;

function hashText(text: string, offset: number): number {
  let hash = offset;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return hash >>> 0;
}

const corpusKeys = new WeakMap<readonly string[], string>();

/** Short name of a set of corpus texts, the same for the same ids in any order: 64 bits of their sums. */
export function readCorpusKey(ids: readonly string[]): string {
  const known = corpusKeys.get(ids);
  if (known !== undefined) return known;
  let first = ids.length;
  let second = 0;
  for (const id of ids) {
    first = (first + hashText(id, FNV_OFFSET)) >>> 0;
    second = (second + hashText(id, SECOND_OFFSET)) >>> 0;
  }
  const key = first.toString(36) + second.toString(36);
  corpusKeys.set(ids, key);
  return key;
}

/** Own texts of this page's life by their keys, the newest last. */
const ownTexts = new Map<string, string>();
const KEPT_OWN_TEXTS = 5;

/** A name of an own text that tells nothing of it: a number drawn by chance. */
export function readOwnTextKey(text: string): string {
  for (const [key, known] of ownTexts) if (known === text) return key;
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  const key = number.toString(36);
  ownTexts.set(key, text);
  const [oldest] = ownTexts.keys();
  if (ownTexts.size > KEPT_OWN_TEXTS && oldest !== undefined) ownTexts.delete(oldest);
  return key;
}

/** An own text that this page has held, or null. */
export const findOwnText = (key: string): string | null => ownTexts.get(key) ?? null;

/** Takes over an own text with the key that another tab of the browser gave it. */
export function adoptOwnText(key: string, text: string): void {
  ownTexts.set(key, text);
}
