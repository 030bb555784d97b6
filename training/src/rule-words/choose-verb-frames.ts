import type { LexiconVerb } from './read-lexicon-frames';
import type { VerbUse } from './count-uses';

/** Verbs of so many frames that none of them is asked for, and auxiliaries. */
const LEFT_OUT = new Set('olema ei saama tegema andma panema võtma tulema minema pidama ajama'.split(' '));
/** Cases that learners write in place of another one. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  el: ['p', 'all', 'kom', 'g'],
  kom: ['all', 'p', 'el', 'g'],
  all: ['p', 'el', 'g'],
  ill: ['all', 'p', 'g'],
  in: ['all', 'p', 'g'],
  tr: ['p', 'all', 'kom', 'g'],
  p: ['all', 'el'],
  ad: ['p', 'g'],
};
/** Share of the uses of a verb in which a case has to be there: in all, and where the lexicon names it. */
const SHARES: Readonly<Record<string, readonly [alone: number, listed: number]>> = {
  ...{ p: [0.55, 0.4], in: [0.5, 0.35], ad: [0.5, 0.4], all: [0.3, 0.2], el: [0.3, 0.2] },
  ...{ kom: [0.4, 0.3], ill: [0.35, 0.25], tr: [0.35, 0.35] },
};
/** Share of the uses in which a wrong case may be there without the right one. */
const LIMITS: Readonly<Record<string, number>> = {
  ...{ p: 0.012, g: 0.006, all: 0.012, el: 0.008, kom: 0.006 },
};
const OTHER_CASES = ['el', 'kom', 'all', 'ill', 'in', 'ad', 'abl', 'tr'];
/** What the word of the lexicon counts for, in uses. */
const LISTED_USES = 6;
const [LEAST_USES, ENOUGH_USES, MANY_USES, MOST_USES] = [8, 14, 30, 100];
const [STRONG_SHARE, OTHER_SHARE, OBJECT_SHARE, TOTAL_SHARE] = [0.6, 0.08, 0.08, 0.12];
const [ALLATIVE_SHARE, ALLATIVE_ALONE] = [0.025, 0.006];

/** The case that a verb asks for, those that it hardly ever takes instead, and those that may stand for it. */
export interface CountedFrame {
  readonly case: string;
  readonly wrong: readonly string[];
  readonly also: readonly string[];
}

/** Share of the uses with a dependent whose form is of this case alone. */
function shareOf(uses: readonly VerbUse[], code: string): number {
  const has = ({ dependents }: VerbUse): boolean =>
    dependents.some(({ cases }) => cases.length === 1 && cases[0] === code);
  return uses.filter(has).length / uses.length;
}

/** Share of the uses with a dependent in this case and none in the others. */
function shareAlone(uses: readonly VerbUse[], code: string, others: readonly string[]): number {
  const has = ({ cases, dependents }: VerbUse): boolean =>
    !others.some((other) => cases.has(other)) &&
    dependents.some((own) => own.cases.includes(code) && own.cases.every((c) => c === code || c === 'g'));
  return uses.filter(has).length / uses.length;
}

function shareWith(uses: readonly VerbUse[], code: string): number {
  const has = ({ cases, dependents }: VerbUse): boolean =>
    code === 'p' ? dependents.some((own) => own.cases.includes('p')) : cases.has(code);
  return uses.filter(has).length / uses.length;
}

/** The frame of a verb alone, if its uses show one. */
export function chooseFrame(
  lemma: string,
  uses: readonly VerbUse[],
  listed: LexiconVerb | undefined,
): CountedFrame | undefined {
  if (uses.length === 0 || LEFT_OUT.has(lemma)) return undefined;
  const fits = Object.entries(SHARES).flatMap(([code, [alone, ofListed]]) => {
    const isListed = listed?.cases.has(code) === true;
    const share = shareWith(uses, code);
    const isEnough = uses.length + (isListed ? LISTED_USES : 0) >= LEAST_USES;
    return isEnough && share >= (isListed ? ofListed : alone) ? [{ code, share, isListed }] : [];
  });
  const best = fits.toSorted((a, b) => b.share - a.share)[0];
  if (!best) return undefined;
  if (best.code === 'p' && !(listed?.isPartitive && isPartitiveAlone(uses, best.share))) return undefined;
  const also = OTHER_CASES.filter((code) => {
    const isUsual = code !== 'in' && code !== 'ad' && shareAlone(uses, code, [best.code]) >= OTHER_SHARE;
    return code !== best.code && (isUsual || listed?.cases.has(code));
  });
  const wrong = WRONG[best.code]!.filter(
    (code) => !also.includes(code) && isHardlyTaken(uses, code, best, also),
  );
  return wrong.length === 0 ? undefined : { case: best.code, wrong, also };
}

function isPartitiveAlone(uses: readonly VerbUse[], share: number): boolean {
  return shareAlone(uses, 'g', ['p']) + shareAlone(uses, 'n', ['p']) <= TOTAL_SHARE * share;
}

function isHardlyTaken(
  uses: readonly VerbUse[],
  code: string,
  best: { readonly code: string; readonly share: number; readonly isListed: boolean },
  also: readonly string[],
): boolean {
  const count = uses.length;
  const alone = shareAlone(uses, code, [best.code, ...also]);
  const isObject = code === 'p' || code === 'g';
  if (isObject && shareOf(uses, 'p') > OBJECT_SHARE) return false;
  if (isObject && ['all', 'ill', 'in', 'ad'].includes(best.code)) {
    const least = best.code === 'ill' ? 2 * MANY_USES : MANY_USES;
    if (best.share < SHARES.ill![0] || count < least) return false;
  }
  if (best.code === 'p' && (shareOf(uses, code) > ALLATIVE_SHARE || alone > ALLATIVE_ALONE)) return false;
  if (best.code === 'p' && code === 'el' && (count < MOST_USES || best.share < STRONG_SHARE)) return false;
  const uncertain = best.isListed ? LISTED_USES : 0;
  const limit = LIMITS[code]! * (best.share >= STRONG_SHARE ? 3 : 1);
  const estimate = (alone * count + 0.5) / (count + uncertain + 1);
  return estimate <= limit || (alone === 0 && count + uncertain >= ENOUGH_USES);
}

const PRONOUN_WRONG: Readonly<Record<string, readonly string[]>> = {
  p: ['all', 'el', 'g'],
  all: ['p', 'g', 'el', 'ad', 'kom'],
  el: ['p', 'all', 'kom', 'g'],
  kom: ['p', 'all', 'el', 'g'],
  ill: ['all', 'p', 'g'],
  in: ['all', 'p'],
};
const PRONOUNS_LEFT_OUT = new Set([...LEFT_OUT, 'juhtuma', 'pakkuma', 'teadma']);
const [LEAST_PRONOUNS, FEW_PRONOUNS, SOME_PRONOUNS] = [6, 10, 12];
const [PRONOUN_SHARE, CLEAR_SHARE, PRONOUN_WRONG_SHARE] = [0.55, 0.7, 0.02];

/** The case of pronouns beside a verb, if its uses show one: they are seldom adverbials. */
export function choosePronounFrame(lemma: string, uses: readonly VerbUse[]): CountedFrame | undefined {
  if (PRONOUNS_LEFT_OUT.has(lemma)) return undefined;
  const pronouns = uses.flatMap(({ dependents }) => dependents.filter(({ kind }) => kind === 'pronoun'));
  if (pronouns.length < LEAST_PRONOUNS) return undefined;
  const countOnly = (code: string): number => pronouns.filter(({ cases }) => cases.join() === code).length;
  const count = (code: string): number => pronouns.filter(({ cases }) => cases.includes(code)).length;
  const codes = Object.keys(PRONOUN_WRONG).toSorted((a, b) => countOnly(b) - countOnly(a));
  const code = codes[0]!;
  const share = countOnly(code) / pronouns.length;
  if (share < (pronouns.length < SOME_PRONOUNS ? CLEAR_SHARE : PRONOUN_SHARE)) return undefined;
  const wrong = PRONOUN_WRONG[code]!.filter((other) => {
    const least = other === 'ad' ? SOME_PRONOUNS : other === 'el' || other === 'kom' ? FEW_PRONOUNS : 0;
    return pronouns.length >= least && count(other) <= PRONOUN_WRONG_SHARE * pronouns.length;
  });
  return wrong.length === 0 ? undefined : { case: code, wrong, also: [] };
}

const [PARTITIVE_USES, PARTITIVE_SHARE, TOTAL_OBJECTS, FEW_TOTAL_OBJECTS] = [12, 0.3, 0.021, 0.08];

/** True for a verb whose object is in the partitive alone, by the lexicon where edited text does not contradict it. */
export function isPartitiveVerb(uses: readonly VerbUse[], listed: LexiconVerb): boolean {
  if (!listed.isPartitive) return false;
  const isTotal = ({ cases, dependents }: VerbUse): boolean =>
    !cases.has('p') && dependents.some((own) => own.cases.every((code) => code === 'g' || code === 'n'));
  const total = uses.filter(isTotal).length / Math.max(1, uses.length);
  if (uses.length < PARTITIVE_USES) return listed.isStrict && total <= FEW_TOTAL_OBJECTS;
  return shareWith(uses, 'p') >= PARTITIVE_SHARE && total <= TOTAL_OBJECTS;
}
