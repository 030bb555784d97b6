import type { LexiconAdposition } from './read-lexicon-frames';
import type { Uses, VerbUse } from './count-uses';

type Counts = ReadonlyMap<string, number>;

const of = (counts: Counts | undefined, key: string): number => counts?.get(key) ?? 0;
const sum = (counts: Counts): number => [...counts.values()].reduce((total, count) => total + count, 0);

const [LEAST_OUTER, OUTER_SHARE, INESSIVE_SHARE] = [12, 0.1, 0.01];
const [LEAST_INNER, INNER_SHARE] = [6, 0.08];

/** Nouns that edited text puts into the outer local cases alone, often enough to be places or times rather than persons. */
export function chooseOuterNouns({ places, nouns }: Uses): string[] {
  return [...places]
    .filter(([lemma, counts]) => {
      const outer = of(counts, 'ad');
      const isPlace = outer >= OUTER_SHARE * of(nouns, lemma) && !lemma.endsWith('mine');
      return isPlace && outer >= LEAST_OUTER && of(counts, 'in') <= INESSIVE_SHARE * outer;
    })
    .map(([lemma]) => lemma)
    .sort();
}

/** Nouns that edited text, where they have no attribute, puts into the inner local cases alone. */
export function chooseInnerNouns({ places, barePlaces, nouns }: Uses): string[] {
  return [...barePlaces]
    .filter(([lemma, counts]) => {
      const isPlace = of(places.get(lemma), 'in') >= INNER_SHARE * of(nouns, lemma);
      return isPlace && of(counts, 'in') >= LEAST_INNER && of(counts, 'ad') === 0 && !lemma.endsWith('mine');
    })
    .map(([lemma]) => lemma)
    .sort();
}

const [LEAST_VERB, LEAST_NAMES, STAYING_SHARE, GOING_SHARE, OBJECT_SHARE] = [15, 3, 0.15, 0.19, 0.08];

/** Share of the uses with a noun in the partitive alone. */
function shareOfObjects(uses: readonly VerbUse[]): number {
  const has = ({ dependents }: VerbUse): boolean => dependents.some(({ cases }) => cases.join() === 'p');
  return uses.filter(has).length / uses.length;
}

/** Verbs beside which names of places tell where, and those beside which they tell where to. */
export function choosePlaceVerbs(verbs: ReadonlyMap<string, readonly VerbUse[]>): {
  readonly staying: string[];
  readonly going: string[];
} {
  const staying: string[] = [];
  const going: string[] = [];
  for (const [lemma, uses] of verbs) {
    if (uses.length < LEAST_VERB || !lemma.endsWith('ma') || shareOfObjects(uses) > OBJECT_SHARE) continue;
    const share = (code: string): number => uses.filter(({ cases }) => cases.has(code)).length / uses.length;
    const names = (code: string): number =>
      uses
        .flatMap(({ dependents }) => dependents)
        .filter(({ kind, cases }) => kind === 'name' && cases.includes(code)).length;
    const [where, whereTo] = [names('in'), names('ill')];
    if (share('in') >= STAYING_SHARE && where >= LEAST_NAMES && whereTo <= where / 10 && share('ill') < 0.12)
      staying.push(lemma);
    if (share('ill') >= GOING_SHARE && whereTo >= LEAST_NAMES && where <= whereTo / 2) going.push(lemma);
  }
  return { staying: staying.sort(), going: going.sort() };
}

const [LEAST_NOUNS, ENOUGH_NOUNS, WANTED_SHARE, RARE_SHARE, EVIDENCE_SHARE] = [5, 20, 0.45, 0.02, 0.1];

/** Lines of the table of postpositions: cases that are hardly ever there, and those of the word as an adverb. */
export function describePostpositions({ before }: Uses, listed: readonly LexiconAdposition[]): string[] {
  return listed.flatMap(({ word, side, case: wanted }) => {
    const counts = before.get(word) ?? new Map<string, number>();
    const total = sum(counts);
    if (side !== 'post' || total < LEAST_NOUNS || of(counts, wanted) < WANTED_SHARE * total) return [];
    const wrong = ['n', 'p'].filter(
      (code) => of(counts, code) <= RARE_SHARE * total && total >= ENOUGH_NOUNS,
    );
    const rest = ['n', 'p'].filter((code) => !wrong.includes(code));
    const doubtful = rest.filter((code) => of(counts, code) <= EVIDENCE_SHARE * total);
    const rare = rest.filter((code) => !doubtful.includes(code));
    const list = (mark: string, codes: readonly string[]): string =>
      codes.length > 0 ? ` ${mark}${codes.join()}` : '';
    return [`${word} ${side} ${wanted} ${wrong.join() || '-'}${list('?', doubtful)}${list('~', rare)}`];
  });
}
