import type { SentenceWordScores } from './word-scores';
import type { GrammarSentence } from '../../sentence/grammar-sentence';
import type { SentenceAnalysis } from '../candidates/sentence-analysis';
import type { Candidate } from '../../sentence/candidate';
import { startsWithCapital } from '../../sentence/match-case';

/** Nats that a move must gain in the word model: most moves make a sentence far less likely. */
const LEAST_MOVE_GAIN = -0.5;

/** The same where the encoder finds a wrong order, and how likely it must find it. */
const [LEAST_DOUBTED_MOVE_GAIN, LEAST_ORDER_DOUBT] = [-5, 0.1];

/** Leaves out the moves that the word model makes unlikely, and respellings of unknown names. */
export function pruneCandidates(
  candidates: readonly Candidate[],
  { sentence, encoder }: Pick<SentenceAnalysis, 'sentence' | 'encoder'>,
  words: SentenceWordScores,
): Candidate[] {
  const findLeastGain = ({ start }: Candidate): number =>
    encoder && encoder.orderStart(start) >= LEAST_ORDER_DOUBT ? LEAST_DOUBTED_MOVE_GAIN : LEAST_MOVE_GAIN;
  return candidates.filter((candidate) => {
    if (candidate.kind === 'move') return words.compare(candidate).gain >= findLeastGain(candidate);
    const isRespelling = candidate.kind === 'spelling' || candidate.kind === 'spelling-form';
    return !isRespelling || !isNameLike(sentence, candidate.start);
  });
}

/** True for a word with a capital letter that is not at the beginning of a sentence. */
function isNameLike({ tokens }: GrammarSentence, place: number): boolean {
  const previous = tokens[place - 1];
  return startsWithCapital(tokens[place]!.form) && (previous?.isWord === true || previous?.form === ',');
}
