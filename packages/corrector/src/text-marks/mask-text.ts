import type { LiteralRange } from '../literal/find-literal-ranges';

/** Stands for each character that is no language: as wide as it, and no letter, digit, space or mark. */
export const MASKED = '\uE000';

/** Faces of characters, and a mark that stands for a word: `:)`, `;-(`, `<3`, `^^`, `(!)`, `(?)`. */
const FACES =
  /(?<![\p{L}\d])[:;=8xX]['’]?[-^o]?(?:[()[\]|\\/*3]+|[DPpOo]+(?![\p{L}\d]))|<3+|\^_*\^|(?<!\S)\({1,9}[-^]?[:;=]|\([!?]{1,9}\)|\){2,}/gu;

/** The text with everything that is no language masked, of the same length. */
export function maskText(text: string, literals: readonly LiteralRange[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of literals) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    parts.push(text.slice(at, from), hide(text.slice(from, end)));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('').replaceAll(FACES, hide);
}

function hide(piece: string): string {
  return piece.replaceAll(/[^\n]/gu, (character) => MASKED.repeat(character.length));
}
