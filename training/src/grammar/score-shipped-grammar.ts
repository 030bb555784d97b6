import { decodeCandidates } from '@keelerada/corrector/grammar/decode-candidates';
import {
  chooseRanking,
  scoreCandidates,
  type ScoredSentence,
} from '@keelerada/corrector/grammar/score-candidates';
import { TokenAnnotator } from './annotate-tokens';
import { guardScores } from './guard-scores';
import { readDevelopmentSentences } from './learner-corpus';
import { openGrammarKnowledge } from './open-grammar-knowledge';
import { scoreM2, type M2Score } from './score-m2';
import { applyEdits } from '../sources/token-edit';

const SENTENCES_AT_ONCE = 200;

/**
 * The M2 score of the shipped files on the development part of EstGEC-L2, which they have learned from: it is far above
 * the score out of fold and only good for telling that something broke. Needs the data.
 */
export async function scoreShippedGrammar(): Promise<M2Score> {
  const learners = await readDevelopmentSentences(new TokenAnnotator({ hasTrees: true }));
  const knowledge = await openGrammarKnowledge();
  const ranking = chooseRanking(knowledge);
  const scored: Pick<ScoredSentence, 'candidates' | 'probabilities'>[] = [];
  for (let done = 0; done < learners.length; done += SENTENCES_AT_ONCE) {
    const part = learners.slice(done, done + SENTENCES_AT_ONCE).map(({ written }) => written);
    for (const { candidates, probabilities } of await scoreCandidates(part, knowledge))
      scored.push({ candidates, probabilities });
  }
  const guarded = guardScores(
    scored.map((sentence, i) => ({ ...sentence, written: learners[i]!.written })),
    ranking.usualShare,
  );
  const corrected = learners.map(({ gold }, i) => {
    const { candidates } = scored[i]!;
    const chosen = decodeCandidates(candidates, guarded[i]!, ranking.sure);
    return applyEdits(
      gold.tokens,
      chosen.map((k) => candidates[k]!),
    );
  });
  return scoreM2(
    learners.map(({ gold }) => gold),
    corrected,
  );
}
