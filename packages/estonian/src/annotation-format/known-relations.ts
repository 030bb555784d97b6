/**
 * Relations of dependency trees, each written as one number: those of UD 2 and the subtypes of the Estonian treebanks. The
 * order is part of the stored format: only ever append, never move.
 */
export const KNOWN_RELATIONS: readonly string[] = [
  '_',
  ...'root acl advcl advmod amod appos aux case cc ccomp clf compound conj cop csubj dep det discourse'.split(
    ' ',
  ),
  ...'dislocated expl fixed flat goeswith iobj list mark nmod nsubj nummod obj obl orphan parataxis'.split(
    ' ',
  ),
  ...'punct reparandum vocative xcomp'.split(' '),
  ...'acl:relcl advmod:idiom advmod:lmod advmod:mode advmod:mode:tmod advmod:tmod cc:preconj'.split(' '),
  ...'compound:idiom compound:prt csubj:cop flat:foreign flat:name nsubj:cop obl:agent obl:arg'.split(' '),
  ...'obl:idiom obl:lmod obl:mode obl:quant obl:state obl:tmod'.split(' '),
];

/** Number of every known relation. */
export const KNOWN_RELATION_CODES: ReadonlyMap<string, number> = new Map(
  KNOWN_RELATIONS.map((relation, code): [string, number] => [relation, code]),
);
