import type { SketchRelation } from '@keelerada/contract/fields/choices';
import { makeToolPath, type SearchTool } from '../../shared/word-search/word-links';

const LEMMA = { type: 'LEMMAS', keepCapitalization: false } as const;

/**
 * Address of the lines that have a collocate in a relation to a word. Of two selections both stand there side by side, so
 * `textsHash` is that of both.
 */
export function makeLinesPath(
  word: string,
  collocate: string,
  relation: SketchRelation,
  textsHash: string,
): string {
  return makeToolPath('wordcontext', { word, ...LEMMA, near: { word: collocate, relation } }) + textsHash;
}

/** Address of another tool for the same word. */
export function makeWordPath(word: string, tool: SearchTool, textsHash: string): string {
  return makeToolPath(tool, { word, ...LEMMA }) + textsHash;
}
