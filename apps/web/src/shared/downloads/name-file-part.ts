/** A name of many filters is cut here. */
const MAX_CHARACTERS = 40;

/** A part of a file name: `C1 · üle 800` becomes `C1-ule-800`. */
export function nameFilePart(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_CHARACTERS)
    .replace(/^-+|-+$/gu, '');
}
