import { EDGE_KINDS, type EdgeKind } from '../segment/edge-kinds';

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
