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

const SUBJECT = /^[nc]subj/;
const PREDICATE_CLASSES = new Set(['VERB', 'AUX', 'ADJ', 'ADV']);

/**
 * The tree with what UD never has mended: signs are `punct` and words are not, a sign has nothing below it and is no root
 * beside words, words of grammar have few dependents, a predicate has one subject. Heads move only upwards, so that no arcs
 * come to cross.
 */
export function mendTree(tree: readonly TreePlace[], readings: Readings): TreePlace[] {
  const mended = tree.map((place) => ({ ...place }));
  mended.forEach((place, i) => {
    const isSign = readings[i]!.upos === 'PUNCT';
    if (isSign && place.head >= 0) place.relation = 'punct';
    else if (!isSign && place.relation === 'punct') place.relation = 'dep';
  });
  for (const place of mended) place.head = findHead(place, mended);
  giveWordTheRoot(mended, readings);
  mended.forEach((_, head) => keepOneSubject(mended, readings, head));
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

/** The nearest word above that may have such a dependent. */
function findHead({ head, relation }: TreePlace, tree: readonly TreePlace[]): number {
  let found = head;
  while (found >= 0) {
    const upper = tree[found]!;
    const allowed = ALLOWED_BELOW.get(upper.relation.split(':', 1)[0]!);
    if (allowed === undefined || allowed.test(relation)) return found;
    found = upper.head;
  }
  return found;
}

/** Of several subjects the nearest in the nominative stays, else the nearest; the others become adjuncts. */
function keepOneSubject(tree: TreePlace[], readings: Readings, head: number): void {
  const subjects = tree.flatMap((place, i) =>
    place.head === head && SUBJECT.test(place.relation) ? [i] : [],
  );
  if (subjects.length < 2) return;
  const rate = (i: number): number =>
    Math.abs(i - head) + (readings[i]!.features.includes('Case=Nom') ? 0 : tree.length);
  const kept = subjects.reduce((best, i) => (rate(i) < rate(best) ? i : best));
  const isPredicate =
    PREDICATE_CLASSES.has(readings[head]!.upos) ||
    tree.some((place) => place.head === head && place.relation === 'cop');
  for (const i of subjects) {
    if (i === kept) continue;
    const isClause = tree[i]!.relation.startsWith('csubj');
    tree[i] = { head, relation: isClause ? 'advcl' : isPredicate ? 'obl' : 'nmod' };
  }
}
