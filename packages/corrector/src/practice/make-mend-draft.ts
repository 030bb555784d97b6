import type { PracticeTopic } from '@keelerada/contract/teaching/practice-choices';
import type { Correction } from '../correction';
import type { CorrectorMorphology } from '../corrector-morphology';
import type { CorrectionReason } from '../correction-reason';
import { explainCorrection } from '../explain/explain-correction';
import { nameForm } from '../explain/form-names';
import type { ExplanationLanguage } from '../messages/messages';
import { ALL_RULES } from '../rules/rule-table';
import type { PracticeDraft } from './practice-draft';

/** A correction by the trained ranking alone has to be this likely. */
const LEAST_SCORE = 0.8;
const LETTERS = /^[õäöüoaeuyi]$/u;
const PARTITIVE = /(?:^| )p$/u;

const topicsOfRules: Readonly<Record<string, PracticeTopic>> = {
  numeral: 'numerals',
  object: 'object',
  'total-object': 'object',
  government: 'government',
  adposition: 'government',
  'local-case': 'local-cases',
  'place-names': 'local-cases',
  infinitive: 'infinitive',
  attribute: 'agreement',
  'subject-verb': 'agreement',
  together: 'together',
  'confused-word': 'verb-choice',
  'verb-pairs': 'verb-choice',
  'transitive-verb': 'verb-choice',
};
const topicsOfCauses: Readonly<Record<string, PracticeTopic>> = {
  'verb-government': 'government',
  'adposition-government': 'government',
  'agreement-attribute': 'agreement',
  'agreement-subject': 'agreement',
  numeral: 'numerals',
  negation: 'object',
  infinitive: 'infinitive',
};

/** The topics that a correction practises. */
function listTopics(reason: CorrectionReason): readonly (PracticeTopic | undefined)[] {
  switch (reason.kind) {
    case 'rule':
      return [
        ...(PARTITIVE.test(reason.forms?.wanted ?? '') ? (['partitive'] as const) : []),
        topicsOfRules[reason.rule],
      ];
    case 'word-form':
      if (!reason.cause) return [];
      return [
        ...(PARTITIVE.test(reason.wantedForm) ? (['partitive'] as const) : []),
        topicsOfCauses[reason.cause.kind],
      ];
    case 'written-apart':
    case 'written-together':
      return ['together'];
    case 'misspelling': {
      const [change, ...others] = reason.changes;
      const isLetter = change && others.length === 0 && /[õäöü]/u.test(change.written + change.right);
      return isLetter && LETTERS.test(change.written) && LETTERS.test(change.right) ? ['letters'] : [];
    }
    default:
      return [];
  }
}

/** The learner did not write the error: it stands in a text. */
function tellOfText(text: string): string {
  return text.replaceAll('Sa kirjutasid ', 'Tekstis on ').replaceAll('You wrote ', 'The text has ');
}

/** A task to mend the one error of a learner's sentence; undefined where it is unsure or of another topic. */
export function makeMendDraft(
  corrections: readonly Correction[],
  topic: PracticeTopic,
  language: ExplanationLanguage,
): PracticeDraft | undefined {
  const [correction, ...others] = corrections;
  if (!correction || others.length > 0 || correction.tier !== 'sure') return undefined;
  const { start, end, original, replacements, reason, score } = correction;
  const isRuled = reason.kind === 'rule';
  const isSure = isRuled || (score >= LEAST_SCORE && replacements.length === 1);
  const [right] = replacements;
  if (!isSure || !right || original.trim() !== original || original === '') return undefined;
  if (!listTopics(reason).includes(topic)) return undefined;
  const rule = isRuled ? ALL_RULES.find(({ id }) => id === reason.rule) : undefined;
  const form = isRuled ? reason.forms : undefined;
  return {
    ...{ topic, kind: 'MEND_ERROR', start, end, written: original, accepted: replacements, wrong: [] },
    baseForm: null,
    word: form ? { lemma: form.lemma, partOfSpeech: form.pos } : null,
    explanation: {
      text: tellOfText(explainCorrection(correction, language).long),
      governor: isRuled ? (reason.word ?? null) : reason.kind === 'word-form' ? reason.cause!.word : null,
      formName: form ? (nameForm(form.wanted, form.pos, language) ?? null) : null,
    },
    examples: rule?.examples ?? [],
  };
}

/** The draft without answers that are another form than the first: `seitse inimest`, not `inimesi`, which the corrector offers as a second guess. */
export function keepParallelAnswers(
  draft: PracticeDraft,
  { analyse }: Pick<CorrectorMorphology, 'analyse'>,
): PracticeDraft {
  const { accepted, word } = draft;
  if (!word || accepted.length < 2) return draft;
  const codes = accepted.map((answer) =>
    analyse(answer)
      .analyses.filter(({ lemma }) => lemma === word.lemma)
      .map(({ form }) => form),
  );
  return {
    ...draft,
    accepted: accepted.filter((_, i) => i === 0 || codes[i]!.some((code) => codes[0]!.includes(code))),
  };
}
