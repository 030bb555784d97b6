import { makeTable } from '@keelerada/estonian/make-table';
import type { GrammarSentence } from '../../sentence/grammar-sentence';
import { hasCode, listWords } from '../../sentence/readings';
import { findAtEach, makeWordHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';

const YEAR = /^1\d{3}$|^20\d\d$/u;
const DAY = /^(?:[1-9]|[12]\d|3[01])$/u;
const SMALL = /^[1-9]\d?$/u;
const MONTHS = listWords(
  'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember',
);
/** Forms of the nouns that are not counted in this way. */
const FORMS = makeTable<readonly string[]>({
  aasta: ['sg ad', 'sg el', 'sg ter', 'sg tr'],
  sajand: ['sg ad', 'sg in'],
  klass: ['sg in', 'sg ill'],
});
const MONTH_FORMS = ['sg n', 'sg g', 'sg ad', 'sg all', 'sg el', 'sg ter', 'sg tr', 'sg abl'];

/** `1990 aastal`, `24 veebruaril`: a number that says which one has a full stop. */
function findBare({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [before, number, noun] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (!noun?.isWord || before?.lower === 'kell' || /[-–/.,:]$|^\d/u.test(before?.form ?? '')) return [];
  const isMonth = MONTHS.has(noun.lemma) && DAY.test(number.form) && hasCode(noun, ...MONTH_FORMS);
  const shape = noun.lemma === 'aasta' ? YEAR : SMALL;
  const isOther = shape.test(number.form) && hasCode(noun, ...(FORMS.get(noun.lemma) ?? []));
  if (!isMonth && !isOther) return [];
  return makeWordHit(at, `${number.form}.`, { variant: 'dot', word: noun.form });
}

export const ordinalDot: Rule = {
  id: 'ordinal-dot',
  examples: ['Ta sündis 1990. aastal.', 'Kool algab 1. septembril.'],
  errorType: 'missingPunctuation',
  find: findAtEach(findBare),
};
