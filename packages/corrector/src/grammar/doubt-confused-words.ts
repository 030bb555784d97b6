import type { TurnOptions } from '@keelerada/estonian/give-way';
import type { Correction } from '../correction/correction';
import { encodeSentences } from '../encoder/encoder-evidence';
import { areDots } from '../spelling/find-lost-dots';
import { findLogFrequency } from '../spelling/list-respellings';
import { isFinite, type GrammarSentence, type GrammarToken } from '../sentence/grammar-sentence';
import type { GrammarKnowledge, ScoredSentence } from './score-candidates';

/** The encoder's probability of an error from which on a known word becomes another one for sure. */
const LEAST_CONFUSED = 0.2;
/** Decimal orders by which a word is rarer than the one with dots that it surely is without them (`tahenda`, `vaga`). */
const LEAST_GAP = 2;

const isConfused = ({ tier, reason }: Correction): boolean =>
  tier === 'sure' && reason.kind === 'confused-word';

/**
 * Corrections in which a known word is surely taken for another one only where the whole sentence says so too: letters and
 * frequency are no evidence. In `Kuhu sa lahed?` a verb is missing, and `inimenne` (inim + enne) is a compound that nobody
 * writes. Rejects as the encoder does.
 */
export async function doubtConfusedWords(
  corrections: readonly Correction[],
  scored: readonly ScoredSentence[],
  { encoder, words: { lexicon } }: Pick<GrammarKnowledge, 'encoder' | 'words'>,
  options: TurnOptions,
): Promise<readonly Correction[]> {
  if (encoder === undefined || !corrections.some(isConfused)) return corrections;
  const findSentence = (mark: Correction): ScoredSentence | undefined =>
    scored.find(({ sentence }) => listPlaces(sentence, mark).length > 0);
  const unread = corrections.filter(isConfused).flatMap((mark) => {
    const found = findSentence(mark);
    return found && !found.analysis.encoder ? [found.sentence] : [];
  });
  const read = await encodeSentences(encoder, unread, options);
  const findGap = (lower: string, { replacements: [right] }: Correction): number =>
    findLogFrequency(lexicon, right!.toLowerCase()) - findLogFrequency(lexicon, lower);
  const isBelieved = (mark: Correction): boolean => {
    const found = findSentence(mark);
    if (!found || !found.sentence.tokens.some(isFinite)) return true;
    const places = listPlaces(found.sentence, mark);
    const isUnheard = ({ lower, readings }: GrammarToken): boolean =>
      (lexicon.find(lower) < 0 && readings.every(({ root }) => root.includes('_'))) ||
      (areLost(mark) && findGap(lower, mark) >= LEAST_GAP);
    if (places.some((place) => isUnheard(found.sentence.tokens[place]!))) return true;
    if (places.some((place) => isInPlace(found.sentence, place))) return false;
    const evidence = found.analysis.encoder ?? read[unread.indexOf(found.sentence)]!;
    return places.some((place) => evidence.anyError(place) >= LEAST_CONFUSED);
  };
  return corrections.map((mark) =>
    isConfused(mark) && !isBelieved(mark) ? { ...mark, tier: 'possible' } : mark,
  );
}

function areLost({ reason }: Correction): boolean {
  return reason.kind === 'confused-word' && areDots(reason.changes);
}

/** `sidusad komplektid`: an adjective that agrees with its noun stands where it belongs. */
function isInPlace({ tokens }: GrammarSentence, place: number): boolean {
  const [adjective, noun] = [tokens[place]!, tokens[place + 1]];
  return adjective.pos === 'A' && noun?.pos === 'S' && adjective.code === noun.code;
}

/** Places of the tokens that a mark covers. */
function listPlaces({ tokens }: GrammarSentence, { start, end }: Correction): number[] {
  return [...tokens.keys()].filter((i) => tokens[i]!.start < end && start < tokens[i]!.end);
}
