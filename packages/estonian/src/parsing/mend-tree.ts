import type { TokenReading, TreePlace } from '../annotated-text';

type Readings = readonly Pick<TokenReading, 'upos' | 'features'>[];

/** What UD lets stand below a word of each relation; a word of a relation that is not here may have any dependents. */
const ALLOWED_BELOW: ReadonlyMap<string, RegExp> = new Map([
  ['punct', /^punct/],
  ['case', /^(?:advmod|obl|goeswith|fixed|reparandum|conj|cc|punct)/],
  ['mark', /^(?:advmod|obl|goeswith|fixed|reparandum|conj|cc|punct)/],
  ['aux', /^(?:goeswith|fixed|reparandum|conj|cc|punct)/],
  ['cc', /^(?:goeswith|fixed|reparandum|conj|punct)/],
]);

/** Relations of which a predicate has one; a second object can come of a word of grammar that is relieved of its own. */
const ARGUMENTS = [/^[nc]subj/, /^obj/];
/** A subject beside another one, such as an object that a learner left in the nominative: nothing says what it is. */
export const SECOND_SUBJECT = 'dep';
const PREDICATE_CLASSES = new Set(['VERB', 'AUX', 'ADJ', 'ADV']);

/**
 * The tree with what UD never has mended: signs are `punct` and words are not, a sign has nothing below it and is no root
 * beside words, words of grammar have few dependents, a predicate has one subject and one object. Heads move only upwards, so that no arcs
 * come to cross.
 */
export function mendTree(tree: readonly TreePlace[], readings: Readings): TreePlace[] {
  const mended = tree.map((place) => ({ ...place }));
  mended.forEach((place, i) => {
    const isSign = readings[i]!.upos === 'PUNCT';
    if (isSign && place.head >= 0) place.relation = 'punct';
    else if (!isSign && place.relation === 'punct') place.relation = 'dep';
  });
  liftDependents(mended);
  giveWordTheRoot(mended, readings);
  const copulas = listByHead(mended, /^cop$/);
  for (const kind of ARGUMENTS)
    for (const [head, found] of listByHead(mended, kind)) {
      const isPredicate = PREDICATE_CLASSES.has(readings[head]!.upos) || copulas.has(head);
      keepOne(mended, readings, found, isPredicate);
    }
  return mended;
}

/** A sign that is the root though there are words gives its place, and all below it, to the first of them. */
function giveWordTheRoot(tree: TreePlace[], readings: Readings): void {
  const root = tree.findIndex(({ head }) => head < 0);
  if (readings[root]?.upos !== 'PUNCT') return;
  const word = tree.findIndex(({ head }, i) => head === root && readings[i]!.upos !== 'PUNCT');
  if (word < 0) return;
  tree.forEach((place, i) => {
    if (place.head === root) tree[i] = { ...place, head: word };
  });
  tree[root] = { head: word, relation: 'punct' };
  tree[word] = { head: -1, relation: 'root' };
}

/** Moves up all that is below a word with a dependent that it may not have: part of it alone would cross the rest. */
function liftDependents(tree: TreePlace[]): void {
  const mayHave = ({ head, relation }: TreePlace): boolean =>
    head < 0 || (ALLOWED_BELOW.get(tree[head]!.relation.split(':', 1)[0]!)?.test(relation) ?? true);
  let relieved = new Set<number>();
  do {
    for (const [i, { head, relation }] of tree.entries())
      if (relieved.has(head)) tree[i] = { head: tree[head]!.head, relation };
    relieved = new Set(tree.flatMap((place) => (mayHave(place) ? [] : [place.head])));
  } while (relieved.size > 0);
}

/** The dependents of a kind of each head that has some. */
function listByHead(tree: readonly TreePlace[], kind: RegExp): Map<number, number[]> {
  const found = new Map<number, number[]>();
  tree.forEach(({ head, relation }, i) => {
    if (head < 0 || !kind.test(relation)) return;
    found.set(head, found.get(head) ?? []);
    found.get(head)!.push(i);
  });
  return found;
}

/** Of several of a kind the nearest in the nominative stays, else the nearest, one before the verb first; the others are of no kind or become adjuncts. */
function keepOne(
  tree: TreePlace[],
  readings: Readings,
  found: readonly number[],
  isPredicate: boolean,
): void {
  const { head } = tree[found[0]!]!;
  const rate = (i: number): number =>
    Math.abs(i - head) +
    (i > head ? tree.length : 0) +
    (readings[i]!.features.includes('Case=Nom') ? 0 : 2 * tree.length);
  const kept = found.reduce((best, i) => (rate(i) < rate(best) ? i : best));
  for (const i of found) {
    if (i === kept) continue;
    const { relation } = tree[i]!;
    const other = relation.startsWith('nsubj') ? SECOND_SUBJECT : isPredicate ? 'obl' : 'nmod';
    tree[i] = { head, relation: relation.startsWith('csubj') ? 'advcl' : other };
  }
}
