import type { Candidate } from '../grammar/candidates/candidate';
import { isFinite, type GrammarSentence } from '../grammar/grammar-sentence';
import { listWords } from './readings';

const COORDINATORS = listWords('ja ning või ega ehk');
const SUBORDINATORS = listWords(
  'et kes mis kui kus kuhu kust kuna sest kuigi ehkki keda mida kelle mille kellele millele kellega millega kellel millel kellest millest kuidas miks millal nagu',
);

/**
 * True for a trained candidate that no rule of Estonian speaks for: a superlative in -im made a comparative, -ki or -gi
 * taken off, or the comma taken away that ends a subordinate clause before ja, ning, või, ega.
 */
export function isRefused(sentence: GrammarSentence, candidate: Candidate): boolean {
  const { kind, start, end, replacement } = candidate;
  if (kind === 'comma-delete') return endsSubordinateClause(sentence, start);
  if (end - start !== 1 || replacement.length !== 1) return false;
  const { lower, isKnown } = sentence.tokens[start]!;
  const right = replacement[0]!.toLowerCase();
  if (!isKnown) return false;
  const isSuperlative =
    /im(?:a|at|ad|as|al|ale|aks|aga|ate|aid)?$/u.test(lower) &&
    right === lower.replace(/im(?=[a-z]*$)/u, 'em');
  const isParticleGone = /[kg]i$/u.test(lower) && right === lower.slice(0, -2);
  return isSuperlative || isParticleGone;
}

function endsSubordinateClause({ tokens }: GrammarSentence, comma: number): boolean {
  if (!COORDINATORS.has(tokens[comma + 1]?.lower ?? '')) return false;
  const clause = tokens.slice(tokens.slice(0, comma).findLastIndex(({ isWord }) => !isWord) + 1, comma);
  return (
    clause.slice(0, 2).some(({ lower }) => SUBORDINATORS.has(lower)) &&
    clause.some((token) => isFinite(token))
  );
}
