import { makeHit } from '../../sentence/rule-hits';
import type { RuleVariant } from '../../messages/messages';
import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import { isSubordinator } from '../../sentence/clauses';
import { SENTENCE_ADVERBS, STRESSING } from '../../sentence/free-order';
import { childrenOf, listWords, relationOf } from '../../sentence/readings';
import type { Rule, RuleHit } from '../../sentence/rule';
import { findClauseVerb, listForms, listParts, type ClausePart, type ClauseVerb } from './clause-parts';

/** Longest clause that is plain enough, and longest part that the verb may be moved over, in words. */
const [MOST_WORDS, MOST_MOVED] = [14, 4];
/** Words that join main clauses: the clause begins after them. */
const JOINING = listWords('aga ja ning kuid');
/** Words that belong to the following subject, or after which the order is free. */
const FREE_START = listWords(
  `aga ja ning kuid vaid või ega et kui sest kuna nagu küllap ehk vist äkki vaevalt kas las eks ju ka isegi just ainult
  alles muidugi kahjuks õnneks kindlasti ilmselt arvatavasti loomulikult tõenäoliselt jah ei no noh nii võib-olla muide
  küll pigem ent muuseas näe ah oh mitte seal siin`,
);
/** What may come first besides the subject, by its relation. */
const FRONTED = listWords('advmod obl obj');
const NEGATIONS = listWords('ei pole polnud poleks');
/** Relations of the heads of main clauses. */
const MAIN = listWords('root conj parataxis');
/** Whom something happens to: in the place of a subject. */
const EXPERIENCERS = listWords('mul mulle sul sulle tal talle meil meile teil teile neil neile');
/** Words that begin a sentence with a subordinate clause, the first part of the sentence. */
const SUBORDINATE_START = listWords('kui kuna kuigi');
/** `misjärel`, `mistõttu`: relative words in one. */
const RELATIVE = /^(?:mis|mille|kelle|kus)/u;

interface Clause {
  readonly begin: number;
  /** What comes before: nothing, a comma, or a joining word. */
  readonly after: 'nothing' | 'comma' | 'joining';
}

function listClauses(tokens: readonly GrammarToken[]): Clause[] {
  const clauses: Clause[] = [{ begin: 0, after: 'nothing' }];
  for (const [place, { lower, form }] of tokens.entries()) {
    const isJoined = JOINING.has(lower) && place > 0;
    if (isJoined) clauses.push({ begin: place + 1, after: 'joining' });
    else if (form === ',') clauses.push({ begin: place + 1, after: 'comma' });
  }
  return clauses;
}

function isStatement(tokens: readonly GrammarToken[]): boolean {
  const last = tokens.at(-1)!;
  return last.isWord || last.form === '.';
}

function findInClause(sentence: GrammarSentence, clause: Clause): RuleHit[] {
  const { tokens } = sentence;
  const { begin } = clause;
  const mark = tokens.findIndex(({ isWord }, place) => place >= begin && !isWord);
  const end = mark < 0 ? tokens.length : mark;
  if (end - begin > MOST_WORDS || RELATIVE.test(tokens[begin]?.lower ?? '')) return [];
  const verb = findClauseVerb(sentence, begin, end);
  if (!verb || tokens.slice(begin, verb.first).some(isSubordinator)) return [];
  // `Võlgu ma ei jää.`: a negative verb ends a short clause as well.
  if (verb.last === end - 1 && tokens.slice(verb.first, end).some(({ lower }) => NEGATIONS.has(lower)))
    return [];
  const parts = MAIN.has(relationOf(tokens[verb.head] ?? tokens[verb.last]!))
    ? listParts(sentence, begin, verb)
    : undefined;
  if (!parts) return [];
  const found = chooseMove(sentence, clause, verb, parts);
  if (!found || verb.first - found.start > MOST_MOVED) return [];
  const { start, variant } = found;
  const { first, last } = verb;
  const words = [...listForms(tokens, first, last + 1), ...listForms(tokens, start, first)];
  const word = listForms(tokens, begin, start).join(' ');
  return makeHit(start, last + 1, words, { variant, word });
}

/** Where the verb usually is in a clause with these parts before it; undefined where it is there. */
function chooseMove(
  sentence: GrammarSentence,
  { begin, after }: Clause,
  { head }: ClauseVerb,
  [front, ...between]: readonly ClausePart[],
): { readonly start: number; readonly variant: RuleVariant } | undefined {
  const { tokens } = sentence;
  if (!front) return undefined;
  const isSubject = ({ place }: ClausePart): boolean =>
    relationOf(tokens[place]!) === 'nsubj' || EXPERIENCERS.has(tokens[place]!.lower);
  if (between.length === 0) {
    const isBehindClause =
      after === 'comma' &&
      SUBORDINATE_START.has(tokens[0]!.lower) &&
      tokens[head]!.relation === 'root' &&
      childrenOf(sentence, head).some((child) => relationOf(tokens[child]!) === 'advcl');
    return isBehindClause && isSubject(front) ? { start: begin, variant: 'clause' } : undefined;
  }
  const [second, third] = between;
  const isAdverbial = ({ place }: ClausePart): boolean =>
    relationOf(tokens[place]!) === 'obl' || relationOf(tokens[place]!) === 'advmod';
  if (EXPERIENCERS.has(tokens[front.place]!.lower))
    return between.every((part) => relationOf(tokens[part.place]!) === 'obl')
      ? { start: second!.start, variant: 'person' }
      : undefined;
  const first = tokens[begin]!.lower;
  const isFree = FREE_START.has(first) || SENTENCE_ADVERBS.has(first);
  if (isFree || !FRONTED.has(relationOf(tokens[front.place]!))) return undefined;
  const isAdverbBehind = between
    .slice(1)
    .every(({ place }) => tokens[place]!.pos === 'D' && !STRESSING.has(tokens[place]!.lower));
  if (isSubject(second!) && isAdverbBehind) return { start: second!.start, variant: 'front' };
  const isTwoFronted = between.length === 2 && isAdverbial(second!) && isSubject(third!);
  return isTwoFronted ? { start: third!.start, variant: 'front' } : undefined;
}

export const verbSecond: Rule = {
  id: 'verb-second',
  examples: ['Homme sõidame me maale.', 'Kui vihm lakkas, läksid lapsed õue.'],
  errorType: 'wordOrderAdvice',
  find: (sentence) =>
    isStatement(sentence.tokens)
      ? listClauses(sentence.tokens).flatMap((clause) => findInClause(sentence, clause))
      : [],
};
