import { type GrammarToken, isFinite } from '../../sentence/grammar-sentence';
import { endsSubordinate, findSegment, isSubordinator } from '../../sentence/clauses';
import { hasCode } from '../../sentence/readings';
import { type Guard, NEVER } from './guard';

const COORDINATORS = new Set(['ja', 'ning', 'või', 'ega']);
/** There is a comma before these whatever they join. */
const ADVERSATIVES = new Set(['aga', 'kuid', 'vaid', 'ent']);
/** Words that begin a clause and have no comma after them: `Aga, kui`, `sest, et`. */
const OPENERS = new Set(['aga', 'kuid', 'sest', 'kui', 'et', 'ja', 'ning', 'või']);
const COMPARATIVES = new Set(['rohkem', 'vähem', 'enam', 'pigem']);

/** Conjunctions of several words, with no comma inside where they begin a sentence or part. */
const CONJUNCTIONS = new Set([
  ...['enne kui', 'niipea kui', 'niikaua kui', 'nii kaua kui', 'juhul kui', 'iga kord kui', 'sel ajal kui'],
  ...['samal ajal kui', 'pärast seda kui', 'selleks et', 'sellepärast et', 'selle asemel et', 'olgugi et'],
]);
const MOST_BEFORE = 2;

/**
 * A comma stays where it belongs: before ja, ning, või, ega if it ends a subordinate clause, before a word that begins one
 * with a verb of its own, and before aga, kuid, vaid. None comes into a conjunction of several words (`enne kui`).
 */
export const keepClauseComma: Guard = ({ kind, start, end }, { sentence: { tokens } }) => {
  if (kind === 'comma-insert') return isInConjunction(tokens, start) ? NEVER : 0;
  const [previous, next] = [tokens[start - 1], tokens[end]];
  if (kind !== 'comma-delete' || !previous || !next) return 0;
  // `Sobib, kohtumiseni!`
  const isCall = start === 1 && isFinite(previous) && tokens.at(-1)!.form === '!';
  if (isCall && !tokens.slice(end).some(({ pos }) => pos === 'V')) return NEVER;
  if (isListed(tokens, start - 1) || isListed(tokens, end)) return NEVER;
  // `tahan puhata, lugeda`
  const [left] = findSegment(tokens, start - 1);
  const isInfinitive = ['da', 'ma'].includes(next.code);
  if (isInfinitive && tokens.slice(left, start).some(({ code }) => code === next.code)) return NEVER;
  if (OPENERS.has(previous.lower)) return 0;
  // `Kallistan, Liisa`, `Pikk 12-3, Rakvere`
  const isSigned = start === 1 && end === tokens.length - 1;
  if (next.upos === 'PROPN' && (isSigned || !previous.isWord || /\d/u.test(previous.form))) return NEVER;
  if (COORDINATORS.has(next.lower)) return endsSubordinate(tokens, start) ? NEVER : 0;
  if (ADVERSATIVES.has(next.lower)) return NEVER;
  if (next.lower === 'kui' && isComparative(previous)) return 0;
  const [, right] = findSegment(tokens, end);
  return isSubordinator(next) && tokens.slice(end + 1, right).some(mayBeFinite) ? NEVER : 0;
};

/** `kui toimuvad muutused`: a verb that the tagger took for a participle counts as well. */
const mayBeFinite = (token: GrammarToken): boolean => isFinite(token) || hasCode(token, 'vad');

/** `munad, või, kohv`: between two commas it is what goes on bread. */
function isListed(tokens: readonly GrammarToken[], at: number): boolean {
  return tokens[at]!.lower === 'või' && tokens[at - 1]?.form === ',' && tokens[at + 1]?.form === ',';
}

function isComparative({ pos, lower }: GrammarToken): boolean {
  return pos === 'C' || COMPARATIVES.has(lower);
}

/** `Sel ajal kui ema sõi`: what begins the clause goes on over the place. */
function isInConjunction(tokens: readonly GrammarToken[], at: number): boolean {
  return Array.from({ length: MOST_BEFORE }, (_, i) => at - i - 1).some((from) => {
    const words = tokens.slice(Math.max(from, 0), at + 1).map(({ lower }) => lower);
    return tokens[from - 1]?.isWord !== true && CONJUNCTIONS.has(words.join(' '));
  });
}
