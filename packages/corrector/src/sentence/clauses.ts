import { type GrammarToken, isFinite } from './grammar-sentence';

/** Words that begin a subordinate clause. */
const SUBORDINATORS = new Set('et kui sest kuigi ehkki kuna kuni nagu justkui otsekui sellal'.split(' '));
/** These begin a subordinate clause after another clause, but a question at the beginning of a sentence. */
const QUESTION_WORDS = new Set('kes mis kus kuhu kust millal miks kuidas kas mitu'.split(' '));
const RELATIVE_LEMMAS = new Set(['kes', 'mis', 'milline', 'missugune', 'kumb']);
/** Words that may precede the word that begins a clause: `ja et`, `siis kui`, `ilma et`. */
const MOST_BEFORE = 2;

/** True for a word that may begin a subordinate clause. */
export function isSubordinator({ lower, lemma, pos }: GrammarToken): boolean {
  return SUBORDINATORS.has(lower) || QUESTION_WORDS.has(lower) || (pos === 'P' && RELATIVE_LEMMAS.has(lemma));
}

/** True if a finite verb other than the word of negation stands between two tokens: they belong to two clauses, whether a comma shows it or not. */
export function hasFiniteBetween(tokens: readonly GrammarToken[], one: number, other: number): boolean {
  return tokens
    .slice(Math.min(one, other) + 1, Math.max(one, other))
    .some((token) => isFinite(token) && token.code !== 'neg');
}

/** Tokens between two places that mark no border: the part of a clause around `place`, without it. */
export function findSegment(tokens: readonly GrammarToken[], place: number): [left: number, right: number] {
  let [left, right] = [place, place];
  while (left > 0 && !isBorder(tokens[left - 1]!)) left -= 1;
  while (right < tokens.length && !isBorder(tokens[right]!)) right += 1;
  return [left, right];
}

/** True if a subordinate clause with its verb ends right before `place`, where there is a comma. */
export function endsSubordinate(tokens: readonly GrammarToken[], place: number): boolean {
  let hasFinite = false;
  for (let at = place - 1; at >= 0; at--) {
    const token = tokens[at]!;
    if (isFinite(token)) hasFinite = true;
    const isQuestion = at === 0 && !SUBORDINATORS.has(token.lower);
    if (isSubordinator(token) && !isQuestion && hasFinite && beginsPart(tokens, at)) return true;
    // A part with a verb that no such word begins is a main clause again.
    if (isBorder(token) && hasFinite) return false;
  }
  return false;
}

function beginsPart(tokens: readonly GrammarToken[], place: number): boolean {
  for (let at = place; at >= Math.max(0, place - MOST_BEFORE); at--) {
    const previous = tokens[at - 1];
    if (previous === undefined || isBorder(previous)) return true;
  }
  return false;
}

function isBorder({ isWord, form }: GrammarToken): boolean {
  return !isWord && /^[,;:.!?…–—()„”“"«»]+$/u.test(form);
}
