import { explainCorrection } from '../explain/explain-correction';
import type { PracticeDraft, PracticeKnowledge, PracticeSentence } from './practice-draft';

/** What learners write for a letter. */
const MISTAKEN: ReadonlyMap<string, readonly string[]> = new Map([
  ['õ', ['ö', 'o']],
  ['ä', ['a', 'e']],
  ['ö', ['õ', 'o']],
  ['ü', ['u', 'y']],
]);
const PARTS = 'SAVDJPN';
const FEWEST_LETTERS = 3;
const EXAMPLES = ['Kõik sõbrad tulid õhtul külla.', 'Söön hommikul putru ja joon vett.'];

interface Misspelling {
  readonly word: string;
  readonly changes: readonly { readonly written: string; readonly right: string }[];
}

/** Each letter of the word in turn as learners write it. */
function listMisspellings(word: string): Misspelling[] {
  return [...word].flatMap((right, i) =>
    (MISTAKEN.get(right) ?? []).map((written) => ({
      word: `${word.slice(0, i)}${written}${word.slice(i + 1)}`,
      changes: [{ written, right }],
    })),
  );
}

/** A task of a sentence with the letters õ, ä, ö and ü: to choose among spellings that are no words, or to mend one. */
export function makeLetterDraft(
  { sentence }: PracticeSentence,
  kind: 'CHOOSE_FORM' | 'MEND_ERROR',
  { morphology, language }: Pick<PracticeKnowledge, 'morphology' | 'language'>,
): PracticeDraft | undefined {
  for (const [at, { form, lower, pos, isKnown, start, end }] of sentence.tokens.entries()) {
    const isOpen = at > 0 && isKnown && form === lower && PARTS.includes(pos);
    if (!isOpen || form.length < FEWEST_LETTERS) continue;
    const wrong = listMisspellings(form).filter(
      ({ word }) => !morphology.isKnown(word) && !morphology.analyse(word).isKnown,
    );
    const [first] = wrong;
    if (!first || wrong.length < 2) continue;
    const reason = { kind: 'misspelling', changes: first.changes } as const;
    const { long } = explainCorrection({ reason, original: first.word, replacements: [form] }, language);
    const isMended = kind === 'MEND_ERROR';
    return {
      ...{ topic: 'letters', kind, start, end, written: isMended ? first.word : '', accepted: [form] },
      wrong: isMended ? [] : wrong.map(({ word }) => word).slice(0, 3),
      baseForm: null,
      word: null,
      explanation: { text: long, governor: null, formName: null },
      examples: EXAMPLES,
    };
  }
  return undefined;
}
