import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import { findCompoundBorders } from '@keelerada/estonian/syllables/find-compound-borders';

/** log2 of the number of weights. */
export const ABSTRACTNESS_BITS = 16;

const LONGEST_SUFFIX = 7;
const LONGEST_PREFIX = 6;
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;

/**
 * Features of a noun as hashes: the noun, its last compound part with the beginnings, ends and inner letter groups of
 * that part, the part before it, and its derivation. `root` has `_` between compound parts and `=` before suffixes.
 */
export function listNounFeatures(lemma: string, root: string): Int32Array {
  const borders = findCompoundBorders(lemma, root);
  const cut = borders.at(-1) ?? 0;
  const head = lemma.slice(cut);
  const modifier = lemma.slice(borders.at(-2) ?? 0, cut);
  const names = [`noun ${lemma}`, `head ${head}`, `length ${Math.min(head.length, 12)}`];
  names.push(`parts ${borders.length}`);
  if (modifier !== '') names.push(`modifier ${modifier}`, `modifier end ${modifier.slice(-2)}`);
  const derivation = root
    .slice(root.lastIndexOf('_') + 1)
    .split('=')
    .slice(1);
  if (derivation.length > 0) names.push(`derivation ${derivation.join('=')}`);
  for (let size = 1; size <= LONGEST_SUFFIX; size += 1)
    names.push(`end ${head.slice(-size)}${size > head.length ? '^' : ''}`);
  for (let size = 2; size <= LONGEST_PREFIX; size += 1)
    names.push(`begin ${head.slice(0, size)}${size > head.length ? '$' : ''}`);
  for (let size = SHORTEST_GRAM; size <= LONGEST_GRAM; size += 1) {
    for (let at = 0; at + size <= head.length; at += 1) names.push(`gram ${head.slice(at, at + size)}`);
  }
  return Int32Array.from(new Set(names.map(hashString)));
}

/** Where the weight of a feature lies. */
export function placeOf(feature: number): number {
  return feature >>> (32 - ABSTRACTNESS_BITS);
}

/** Sign of a feature: features that share a weight then rarely add up. */
export function signOf(feature: number): 1 | -1 {
  return (feature & 1) === 0 ? 1 : -1;
}

/** The last compound part of a noun, the noun itself if it is no compound. */
export function findHead(lemma: string, root: string): string {
  return lemma.slice(findCompoundBorders(lemma, root).at(-1) ?? 0);
}
