import { capitalise } from '@keelerada/estonian/capitalise';
import type { Correction } from '../correction/correction';
import type { LetterChange, PunctuationReason, WordOrderReason } from '../correction/correction-reason';
import { type ExplanationLanguage, findMessage, type PairKey, readMessage } from '../messages/messages';
import { explainForm } from './explain-form';
import { explainRule } from './explain-rule';
import { type Explanation, readExplanation } from './explanation';

/** Conjunctions that join clauses of equal rank and have a comma before them. */
const JOINING = new Set(['aga', 'kuid', 'vaid', 'ent']);
const COORDINATORS = new Set(['ja', 'ning', 'ega', 'ehk', 'või']);
const COMPARING = new Set(['kui', 'nagu']);

/** Explains a missing, extra or wrong mark. */
function explainPunctuation(reason: PunctuationReason, language: ExplanationLanguage): Explanation {
  const { because, change, mark, word = '' } = reason;
  if (because === 'sentence-end')
    return readExplanation(change === 'missing' ? 'end.missing' : 'end.wrong', language, {
      mark: findMessage(`mark.${mark}`, language) ?? readMessage('quoted', language, { word: mark }),
    });
  if (because === 'behind-conjunction') return readExplanation('extra-comma.behind', language, { word });
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

/** Says in plain text why a correction is offered: its reason and its first replacement, and what was mended first. */
export function explainCorrection(
  correction: Pick<Correction, 'reason' | 'original' | 'replacements' | 'first'>,
  language: ExplanationLanguage,
): Explanation {
  const explanation = explainReason(correction, language);
  if (correction.first === undefined) return explanation;
  const { long } = explainReason(correction.first, language);
  return { ...explanation, long: `${long} ${explanation.long}` };
}

function explainReason(
  { reason, original, replacements }: Pick<Correction, 'reason' | 'original' | 'replacements'>,
  language: ExplanationLanguage,
): Explanation {
  const right = replacements[0] ?? '';
  switch (reason.kind) {
    case 'misspelling':
      return explainLetters(reason.changes, right, language);
    // The written word may be a chance compound, so the text does not say that it exists.
    case 'confused-word':
    case 'unknown-word':
    case 'written-together':
    case 'written-apart':
      return readExplanation(reason.kind, language, { original, right });
    case 'capital-letter':
      return readExplanation(`capital.${reason.because}`, language);
    case 'word-form':
      return explainForm(reason, { original, right }, language);
    case 'punctuation':
      return explainPunctuation(reason, language);
    case 'text-mark':
      return readExplanation(`text-mark.${reason.because}`, language, { mark: reason.mark, right });
    case 'rule':
      return explainRule(reason, { original, right }, language);
    case 'word-order':
      return explainOrder(reason, right, language);
  }
}

/** Explains a misspelt word by its letters. */
function explainLetters(
  changes: readonly LetterChange[],
  right: string,
  language: ExplanationLanguage,
): Explanation {
  const { short, long } = readExplanation('misspelling', language, { right });
  const [first, ...others] = changes.map((change) => describeLetters(change, language));
  if (first === undefined) return { short, long };
  return { short: first, long: `${long} ${capitalise([first, ...others].join('; '))}.` };
}

function describeLetters({ written, right }: LetterChange, language: ExplanationLanguage): string {
  const values = { written, right };
  if (written.length > 1) return readMessage('letters.swapped', language, values);
  if (written === '') return readMessage('letters.missing', language, values);
  return readMessage(right === '' ? 'letters.extra' : 'letters.other', language, values);
}

function explainOrder(
  { rule, moved }: WordOrderReason,
  right: string,
  language: ExplanationLanguage,
): Explanation {
  const { short, long } = readExplanation('word-order', language, { right, moved });
  return { short, long: rule ? `${readMessage(`order.${rule}`, language)} ${long}` : long };
}
