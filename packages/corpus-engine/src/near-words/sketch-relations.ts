import { type SketchRelation, sketchRelations } from '@keelerada/contract/fields/choices';
import { EDGE_KINDS, type EdgeKind } from '../segment/edge-kinds';

const relationOf = (name: string): number => sketchRelations.indexOf(name as SketchRelation);
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
