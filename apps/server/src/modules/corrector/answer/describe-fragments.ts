import type { Fragment, MarkedFragment } from '@keelerada/contract/corrector/corrector';
import { UNKNOWN_WORD_TYPE } from '@keelerada/contract/corrector/corrector-choices';
import type { Correction } from '@keelerada/corrector/correction/correction';
import { explainCorrection } from '@keelerada/corrector/explain/explain-correction';
import type { Explanation } from '@keelerada/corrector/explain/explanation';
import { makeFragments, type CorrectedFragment } from '@keelerada/corrector/correction/make-fragments';
import type { AlignedText } from '@keelerada/estonian/letters/fold-letters';

const ONE_WORD = /^\p{L}[\p{L}\p{M}-]*$/u;

/** A correction of the clean text as one of the text that was sent. */
export function placeCorrection(correction: Correction, aligned: AlignedText, sent: string): Correction {
  const isInsertion = correction.start === correction.end;
  const end = aligned.findEnd(correction.end);
  const start = isInsertion ? end : aligned.findStart(correction.start);
  return { ...correction, start, end, original: sent.slice(start, end) };
}

/** The sent text in pieces as the answer lists them; their texts join to it exactly. */
export function describeFragments(sent: string, corrections: readonly Correction[]): Fragment[] {
  return makeFragments(sent, corrections).map((fragment) =>
    fragment.isCorrected
      ? describeCorrected(fragment)
      : { corrected: false, text: fragment.text, error_id: fragment.id },
  );
}

function describeCorrected({ id, text, correction }: CorrectedFragment): MarkedFragment {
  const explanations = { et: explainCorrection(correction, 'et'), en: explainCorrection(correction, 'en') };
  const { start, end, replacements, type, tier, score } = correction;
  return {
    corrected: true,
    text,
    // What an unknown word may be meant to be is no correction of it.
    corrected_text: type === UNKNOWN_WORD_TYPE ? text : (replacements[0] ?? text),
    correction_type: type,
    error_id: id,
    short_explanation: explanations.et.short,
    long_explanation: explanations.et.long,
    suggestions: [...replacements],
    tier,
    score,
    start,
    end,
    explanations: { et: copyExplanation(explanations.et), en: copyExplanation(explanations.en) },
    example: findExample(correction),
  };
}

function copyExplanation({ short, long, rule }: Explanation): MarkedFragment['explanations']['et'] {
  return { short, long, ...(rule ? { rule: { ...rule, examples: [...rule.examples] } } : {}) };
}

/** The search that shows the pattern: the word that asks for a form, else the right word. */
function findExample({ reason, replacements }: Correction): MarkedFragment['example'] {
  if (reason.kind === 'word-form') return { keyword: reason.cause?.lemma ?? reason.lemma, type: 'LEMMAS' };
  if (reason.kind === 'rule' && reason.forms) return { keyword: reason.forms.lemma, type: 'LEMMAS' };
  const [right = ''] = replacements.map((word) => word.trim());
  return ONE_WORD.test(right) ? { keyword: right, type: 'WORDS' } : null;
}
