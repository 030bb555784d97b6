import type { GrammarToken } from '../../sentence/grammar-sentence';
import { listPairs, listWords } from '../../sentence/readings';
import { RULE_WORDS } from '../data/rule-words';

const PERSONS = new Set(RULE_WORDS.persons);
const PERSON_ENDING =
  /(?:inimene|mees|naine|laps|poiss|tüdruk|lane|lanna|isik|sõber|sõbranna|õpetaja|töötaja|tegija|kirjanik|vanaema|vanaisa|naaber|poeg|tütar|arst|sekretär|direktor|minister)$/u;

/** True for a noun that means a person, by the treebanks or by its last part. */
export function isPersonNoun({ lemma, lower }: GrammarToken): boolean {
  // `juhtudel` is of a case, `juhtidel` of a leader.
  if (lower.startsWith('juhtu')) return false;
  return PERSONS.has(lemma) || PERSON_ENDING.test(lemma);
}

/** The personal pronouns that may be a subject, with the codes of the verb forms that agree with them. */
export const PERSON_CODES: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...listPairs(`ma n sin ksin, mina n sin ksin, sa d sid ksid, sina d sid ksid, ta b s ks, tema b s ks, me me sime ksime,
      meie me sime ksime, te te site ksite, teie te site ksite, nad vad sid ksid, nemad vad sid ksid`),
  ].map(([pronoun, codes]) => [pronoun, codes.split(' ')]),
);
/** What they are: `ma olen`. */
export const BEING = listPairs(
  'ma olen, mina olen, sa oled, sina oled, ta on, tema on, me oleme, meie oleme, te olete, teie olete, nad on, nemad on',
);

/** Who has something: `mul on`. */
export const HAVERS = listWords('mul sul tal meil teil neil minul sinul temal');
