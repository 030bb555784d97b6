import type { PunctuationReason } from '../correction-reason';
import { findMessage, readMessage, type ExplanationLanguage, type PairKey } from '../messages/messages';
import { readExplanation, type Explanation } from './explanation';

/** Conjunctions that join clauses of equal rank and have a comma before them. */
const JOINING = new Set(['aga', 'kuid', 'vaid', 'ent']);
const COORDINATORS = new Set(['ja', 'ning', 'ega', 'ehk', 'või']);
const COMPARING = new Set(['kui', 'nagu']);

/** Explains a missing, extra or wrong mark. */
export function explainPunctuation(reason: PunctuationReason, language: ExplanationLanguage): Explanation {
  const { because, change, mark, word = '' } = reason;
  if (because === 'sentence-end')
    return readExplanation(change === 'missing' ? 'end.missing' : 'end.wrong', language, {
      mark: findMessage(`mark.${mark}`, language) ?? readMessage('quoted', language, { word: mark }),
    });
  const key = change === 'extra' ? findExtraKey(reason.word?.toLowerCase()) : findMissingKey(reason);
  return readExplanation(key, language, { word });
}

function findExtraKey(word: string | undefined): PairKey {
  if (word === undefined) return 'extra-comma.bare';
  if (COORDINATORS.has(word)) return 'extra-comma.coordinator';
  return COMPARING.has(word) ? 'extra-comma.comparison' : 'extra-comma.other';
}

function findMissingKey({ because, word = '' }: PunctuationReason): PairKey {
  switch (because) {
    case 'conjunction':
      return JOINING.has(word.toLowerCase()) ? 'comma.joining' : 'comma.conjunction';
    case 'clause-border':
    case 'list':
    case 'address':
      return `comma.${because}`;
    default:
      return 'comma.other';
  }
}
