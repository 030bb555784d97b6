import type { Candidate } from '../../sentence/candidate';
import type { GrammarSentence } from '../../sentence/grammar-sentence';

/**
 * A known word changed into another form of its own lemma is an error of form, whatever letters led to it (`kolm õunad`):
 * such a candidate as one of kind `form`, any other as it is.
 */
export function readAsForm<Changed extends Candidate>(
  { tokens }: GrammarSentence,
  candidate: Changed,
): Changed {
  const { kind, start, replacement, reading } = candidate;
  const token = tokens[start];
  if (kind !== 'confusion' || replacement.length !== 1 || !reading || !token?.isKnown) return candidate;
  const same = token.readings.filter(({ lemma, form }) => lemma === reading.lemma && form !== '');
  const written = same.find(({ partOfSpeech }) => partOfSpeech === reading.pos) ?? same[0];
  if (!written) return candidate;
  const { lemma, partOfSpeech: pos, form: code } = same.find(({ form }) => form === token.code) ?? written;
  return { ...candidate, kind: 'form', written: { lemma, pos, code } };
}
