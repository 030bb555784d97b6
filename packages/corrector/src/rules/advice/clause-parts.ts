import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { childrenOf, listWords, relationOf } from '../../sentence/readings';

const IMPERATIVES = listWords('o ge gem gu');

/** The finite verb of a clause, with the negation before it, as places of words. */
export interface ClauseVerb {
  readonly first: number;
  readonly last: number;
  /** The word that the parts of the clause hang on: the verb itself, or what it is an auxiliary or copula of. */
  readonly head: number;
}

/** True for a verb with -gi or -ki, which marks emphasis. */
function hasClitic({ readings }: GrammarToken): boolean {
  return readings.some(({ partOfSpeech, clitic }) => partOfSpeech === 'V' && clitic !== '');
}

/** The first finite verb between two places; undefined for a command, a stressed verb or an unfinished negation. */
export function findClauseVerb(
  { tokens }: GrammarSentence,
  from: number,
  to: number,
): ClauseVerb | undefined {
  const first = tokens.findIndex((token, i) => i >= from && i < to && isFinite(token));
  if (first < 0) return undefined;
  const isNegated = tokens[first]!.lower === 'ei';
  const last = isNegated ? first + 1 : first;
  const verb = tokens[last];
  if (!verb || verb.pos !== 'V' || hasClitic(verb)) return undefined;
  if (!isNegated && (IMPERATIVES.has(verb.code) || tokens[last + 1]?.lower === 'ei')) return undefined;
  const isPart = ['aux', 'cop'].includes(relationOf(verb));
  return { first, last, head: isPart ? verb.head : last };
}

/** The words under a head, itself included, as places in order. */
function listUnder(sentence: GrammarSentence, place: number): number[] {
  const under = childrenOf(sentence, place).flatMap((child) => listUnder(sentence, child));
  return [place, ...under].sort((a, b) => a - b);
}

/** The part right under the head that a place belongs to; undefined for the head and for what is outside it. */
function findPart(tokens: readonly GrammarToken[], head: number, place: number): number | undefined {
  let at = place;
  for (let steps = 0; at >= 0 && steps <= tokens.length; steps++) {
    if (tokens[at]!.head === head) return at;
    at = tokens[at]!.head;
  }
  return undefined;
}

/** A part of a clause: its own head, and its first word. */
export interface ClausePart {
  readonly place: number;
  readonly start: number;
}

/** The parts of a clause from a place to its verb, in order; undefined if one of them is not in one piece. */
export function listParts(
  sentence: GrammarSentence,
  from: number,
  { first, head }: ClauseVerb,
): ClausePart[] | undefined {
  const parts: ClausePart[] = [];
  for (let start = from; start < first;) {
    // In `mul on aega` all hangs on `mul`, which is one part among others.
    if (start === head) {
      parts.push({ place: head, start });
      start += 1;
      continue;
    }
    const place = findPart(sentence.tokens, head, start);
    const under = place === undefined ? [] : listUnder(sentence, place);
    if (under[0] !== start) return undefined;
    parts.push({ place: place!, start });
    start += under.length;
  }
  return parts;
}

/** The forms of the tokens between two places. */
export function listForms(tokens: readonly GrammarToken[], from: number, to: number): string[] {
  return tokens.slice(from, to).map(({ form }) => form);
}
