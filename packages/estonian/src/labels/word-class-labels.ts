import { NO_LABEL, type Label, type LabelLanguage } from './label';
import { makeTable } from '../make-table';

const PRONOUN: Label = { et: 'asesõna', en: 'pronoun' };

/** Estonian grammar counts determiners as pronouns. Particles occur in Russian texts only. */
const WORD_CLASSES = makeTable<Label>({
  ADJ: { et: 'omadussõna', en: 'adjective' },
  ADP: { et: 'kaassõna', en: 'adposition' },
  ADV: { et: 'määrsõna', en: 'adverb' },
  AUX: { et: 'tegusõna (abitegusõna)', en: 'verb (auxiliary)' },
  CCONJ: { et: 'sidesõna (rinnastav)', en: 'conjunction (coordinating)' },
  DET: PRONOUN,
  INTJ: { et: 'hüüdsõna', en: 'interjection' },
  NOUN: { et: 'nimisõna', en: 'noun' },
  NUM: { et: 'arvsõna', en: 'numeral' },
  PART: { et: 'partikkel', en: 'particle' },
  PRON: PRONOUN,
  PROPN: { et: 'nimisõna (pärisnimi)', en: 'noun (proper)' },
  SCONJ: { et: 'sidesõna (alistav)', en: 'conjunction (subordinating)' },
  VERB: { et: 'tegusõna', en: 'verb' },
  X: { et: 'tundmatu', en: 'unknown' },
});

/** The name of a word class. `upos` is a UPOS tag of Universal Dependencies; a tag without a name gives an en dash. */
export function labelWordClass(upos: string, language: LabelLanguage): string {
  return WORD_CLASSES.get(upos)?.[language] ?? NO_LABEL;
}
