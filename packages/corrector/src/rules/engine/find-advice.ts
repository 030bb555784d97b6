import type { Correction } from '../../correction/correction';
import type { CorrectorMorphology } from '../../sentence/corrector-morphology';
import type { GrammarSentence } from '../../sentence/grammar-sentence';
import { isForeignSentence } from '../../spelling/is-foreign-sentence';
import { findRuleHits } from './find-rule-hits';
import { makeRuleCorrection } from './make-rule-correction';
import { ADVICE_RULES } from '../rule-table';

/** Share of the advice that an annotator of EstGEC-L2 gives word by word (`npm run -s evaluate -- rules`). */
const ADVICE_SCORE = 0.6;

/** What reads better in some sentences of a text: marks that count as no errors. Words that nobody knows get none. */
export function findAdvice(
  text: string,
  sentences: readonly GrammarSentence[],
  morphology: Pick<CorrectorMorphology, 'synthesise'>,
): Correction[] {
  const estonian = sentences.filter((sentence) => !isForeignSentence(sentence));
  return estonian.flatMap((sentence) =>
    findRuleHits(sentence, morphology, () => 0, ADVICE_RULES)
      .filter(({ hit }) => sentence.tokens.slice(hit.start, hit.end).every(({ isKnown }) => isKnown))
      .map((made) => makeRuleCorrection(text, sentence, made, ADVICE_SCORE)),
  );
}
