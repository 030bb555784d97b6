import { nameForm } from '../explain/form-names';
import { NOMINAL_CODES, VERB_CODES } from '../sentence/cloze-classes';
import type { PracticeKnowledge } from './practice-draft';

export interface NamedForm {
  readonly form: string;
  readonly name: string;
}

/** The forms of some words with their names, the base form first; a form that is two is named as the first. */
export async function listWordForms(
  words: readonly { readonly lemma: string; readonly partOfSpeech: string }[],
  { morphology, language }: Pick<PracticeKnowledge, 'morphology' | 'language'>,
): Promise<NamedForm[][]> {
  const items = words.map(({ lemma, partOfSpeech }) =>
    (partOfSpeech === 'V' ? ['ma', ...VERB_CODES] : ['sg n', 'sg g', 'sg p', ...NOMINAL_CODES]).map(
      (form) => ({ lemma, form, partOfSpeech }),
    ),
  );
  const made = await morphology.synthesise(items.flat());
  let at = 0;
  return items.map((own) => {
    const names = new Map<string, string>();
    for (const { form: code, partOfSpeech } of own) {
      const name = nameForm(code, partOfSpeech, language);
      for (const form of made[at++]!) if (name !== undefined && !names.has(form)) names.set(form, name);
    }
    return [...names].map(([form, name]) => ({ form, name }));
  });
}
