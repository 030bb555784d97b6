import { nameForm } from '../explain/form-names';
import { NOMINAL_CODES, VERB_CODES } from '../sentence/cloze-classes';
import type { PracticeKnowledge } from './practice-draft';

export interface NamedForm {
  readonly form: string;
  readonly name: string;
}

/** The forms of a word with their names, the base form first; a form that is two is named as the first. */
export function listWordForms(
  { lemma, partOfSpeech }: { readonly lemma: string; readonly partOfSpeech: string },
  { morphology, language }: Pick<PracticeKnowledge, 'morphology' | 'language'>,
): NamedForm[] {
  const codes = partOfSpeech === 'V' ? ['ma', ...VERB_CODES] : ['sg n', 'sg g', 'sg p', ...NOMINAL_CODES];
  const names = new Map<string, string>();
  for (const code of codes) {
    const name = nameForm(code, partOfSpeech, language);
    for (const form of morphology.synthesise({ lemma, form: code, partOfSpeech }))
      if (name !== undefined && !names.has(form)) names.set(form, name);
  }
  return [...names].map(([form, name]) => ({ form, name }));
}
