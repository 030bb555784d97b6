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
 * the predicate is the head, so its subject is a `PREDICATE_OF` and the other way round. See the glossary for each.
 */
export const EDGE_KINDS = [
  ...(['ATTRIBUTE', 'GENITIVE', 'SUBJECT', 'PREDICATE_OF', 'OBJECT', 'INFINITIVE', 'PARTICLE'] as const),
  ...(['ILLATIVE', 'INESSIVE', 'ELATIVE', 'ALLATIVE', 'ADESSIVE', 'ABLATIVE', 'TRANSLATIVE'] as const),
  ...(['ESSIVE', 'TERMINATIVE', 'ABESSIVE', 'COMITATIVE', 'NOMINATIVE', 'PARTITIVE'] as const),
  ...(['ADPOSITION', 'ADVERB', 'DEGREE', 'COORDINATION'] as const),
] as const;

export type EdgeKind = (typeof EDGE_KINDS)[number];

/**
 * The relations of a word sketch in the order they are answered: what a collocate is to the word (`OBJECT`), or the word to
 * the collocate (`OBJECT_OF`); in `COORDINATION` both are the same.
 */
export const SKETCH_RELATIONS = [
  ...(['ATTRIBUTE', 'ATTRIBUTE_OF', 'GENITIVE', 'GENITIVE_OF', 'SUBJECT', 'SUBJECT_OF'] as const),
  ...(['PREDICATE', 'PREDICATE_OF', 'OBJECT', 'OBJECT_OF', 'INFINITIVE', 'INFINITIVE_OF'] as const),
  ...(['PARTICLE', 'PARTICLE_OF', 'ADVERB', 'ADVERB_OF', 'DEGREE', 'DEGREE_OF', 'COORDINATION'] as const),
  ...(['ILLATIVE', 'ILLATIVE_OF', 'INESSIVE', 'INESSIVE_OF', 'ELATIVE', 'ELATIVE_OF'] as const),
  ...(['ALLATIVE', 'ALLATIVE_OF', 'ADESSIVE', 'ADESSIVE_OF', 'ABLATIVE', 'ABLATIVE_OF'] as const),
  ...(['TRANSLATIVE', 'TRANSLATIVE_OF', 'ESSIVE', 'ESSIVE_OF', 'TERMINATIVE', 'TERMINATIVE_OF'] as const),
  ...(['ABESSIVE', 'ABESSIVE_OF', 'COMITATIVE', 'COMITATIVE_OF', 'ADPOSITION', 'ADPOSITION_OF'] as const),
  ...(['PARTITIVE', 'PARTITIVE_OF', 'NOMINATIVE', 'NOMINATIVE_OF'] as const),
] as const;

export type SketchRelation = (typeof SKETCH_RELATIONS)[number];

/** Number of a kind of edge; 0 is no edge. */
export function numberOfKind(kind: string): number {
  return EDGE_KINDS.indexOf(kind as EdgeKind) + 1;
}

const relationOf = (name: string): number => SKETCH_RELATIONS.indexOf(name as SketchRelation);
const turnRound = (kind: EdgeKind): string => {
  if (kind === 'COORDINATION') return kind;
  return kind === 'PREDICATE_OF' ? 'PREDICATE' : `${kind}_OF`;
};

/** By number of an edge kind the relation in which the dependent is the collocate. */
export const RELATION_TO_DEPENDENT = Uint8Array.from([0, ...EDGE_KINDS.map(relationOf)]);
/** By number of an edge kind the relation in which the head is the collocate. */
export const RELATION_TO_HEAD = Uint8Array.from([
  0,
  ...EDGE_KINDS.map((kind) => relationOf(turnRound(kind))),
]);
