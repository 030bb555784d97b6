import type { Candidate } from '../grammar/candidates/candidate';
import { isFinite, type GrammarSentence } from '../grammar/grammar-sentence';
import { listWords } from './readings';

const COORDINATORS = listWords('ja ning või ega ehk');
const SUBORDINATORS = listWords(
  'et kes mis kui kus kuhu kust kuna sest kuigi ehkki keda mida kelle mille kellele millele kellega millega kellel millel kellest millest kuidas miks millal nagu',
);

/**
 * True for a trained candidate that no rule of Estonian speaks for: a superlative in -im made a comparative, -ki or -gi
 * taken off, a comma put before a comparison without a verb, or the comma taken away that ends a subordinate clause before ja, ning, või, ega.
 */
export function isRefused(sentence: GrammarSentence, candidate: Candidate): boolean {
  const { kind, start, end, replacement } = candidate;
  if (kind === 'comma-delete') return endsSubordinateClause(sentence, start);
  if (kind === 'comma-insert') return isVerblessComparison(sentence, start);
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

/** `noorem kui mina`, `sama pikk kui isa`: no verb follows before the next mark, so no clause begins. */
function isVerblessComparison({ tokens }: GrammarSentence, start: number): boolean {
  const [quality, word] = [tokens[start - 1], tokens[start]];
  if (
    word?.lower !== 'kui' ||
    !quality ||
    !(['A', 'C'].includes(quality.pos) || quality.lower.endsWith('mini'))
  )
    return false;
  const rest = tokens.slice(start + 1);
  const end = rest.findIndex(({ isWord }) => !isWord);
  return !rest.slice(0, end < 0 ? rest.length : end).some((token) => isFinite(token));
}

function endsSubordinateClause({ tokens }: GrammarSentence, comma: number): boolean {
  if (!COORDINATORS.has(tokens[comma + 1]?.lower ?? '')) return false;
  const clause = tokens.slice(tokens.slice(0, comma).findLastIndex(({ isWord }) => !isWord) + 1, comma);
  return (
    clause.slice(0, 2).some(({ lower }) => SUBORDINATORS.has(lower)) &&
    clause.some((token) => isFinite(token))
  );
}
