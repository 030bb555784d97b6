/** Cases of adverbials as they stand in UD features, with their names; the short illative is an illative. */
export const ADVERBIAL_CASES: readonly (readonly [feature: string, name: string])[] = [
  ['Ill', 'ILLATIVE'],
  ['Add', 'ILLATIVE'],
  ['Ine', 'INESSIVE'],
  ['Ela', 'ELATIVE'],
  ['All', 'ALLATIVE'],
  ['Ade', 'ADESSIVE'],
  ['Abl', 'ABLATIVE'],
  ['Tra', 'TRANSLATIVE'],
  ['Ess', 'ESSIVE'],
  ['Ter', 'TERMINATIVE'],
  ['Abe', 'ABESSIVE'],
  ['Com', 'COMITATIVE'],
  ['Nom', 'NOMINATIVE'],
  ['Par', 'PARTITIVE'],
];

/**
 * What an edge of a dependency tree may be to a word sketch, seen from the head: what the dependent is to it. With a copula
 * the predicate is the head, so its subject is a `PREDICATE_OF` and the other way round.
 */
export const EDGE_KINDS = [
  ...(['ATTRIBUTE', 'GENITIVE', 'SUBJECT', 'PREDICATE_OF', 'OBJECT', 'INFINITIVE', 'PARTICLE'] as const),
  ...(['ILLATIVE', 'INESSIVE', 'ELATIVE', 'ALLATIVE', 'ADESSIVE', 'ABLATIVE', 'TRANSLATIVE'] as const),
  ...(['ESSIVE', 'TERMINATIVE', 'ABESSIVE', 'COMITATIVE', 'NOMINATIVE', 'PARTITIVE'] as const),
  ...(['ADPOSITION', 'ADVERB', 'DEGREE', 'COORDINATION'] as const),
] as const;

export type EdgeKind = (typeof EDGE_KINDS)[number];

/** Number of a kind of edge; 0 is no edge. */
export function numberOfKind(kind: string): number {
  return EDGE_KINDS.indexOf(kind as EdgeKind) + 1;
}
