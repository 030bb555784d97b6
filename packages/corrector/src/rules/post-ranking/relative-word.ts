import { RULE_WORDS } from '../data/rule-words';
import { makeTable } from '@keelerada/estonian/make-table';
import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { hasCode, hasPart, listWords } from '../../sentence/readings';
import { PLACE_NOUNS } from '../data/local-nouns';
import { findPlaceForm } from '../data/place-forms';
import { isPersonNoun, PERSON_CODES } from './persons';
import { findAtEach, makeWordHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';

const THINGS = new Set(RULE_WORDS.things);
/** The same form of the other pronoun. */
const OTHER = makeTable<string>({
  ...{ kes: 'mis', kelle: 'mille', keda: 'mida', kellesse: 'millesse', kelles: 'milles', kellest: 'millest' },
  ...{ kellele: 'millele', kellel: 'millel', kellelt: 'millelt', kellega: 'millega', kelleta: 'milleta' },
  ...{ mis: 'kes', mille: 'kelle', millesse: 'kellesse', milles: 'kelles', millest: 'kellest' },
  ...{ millele: 'kellele', millel: 'kellel', millelt: 'kellelt', millega: 'kellega', milleta: 'kelleta' },
});
const PERSON_PRONOUNS = listWords('keegi need too kõik mõni mitu muu iga paljud');
const ASKING = listWords('küsima teadma ütlema uurima imestama mõtlema vastama seletama selgitama rääkima');
/** `mis tähendab, et`: here mis speaks of the whole clause. */
const WHOLE = listWords(
  'tähendama tegema olema näitama muutma aitama võimaldama põhjustama andma viima tekitama',
);

function mayBePerson(token: GrammarToken): boolean {
  const { pos, lemma, lower, upos } = token;
  if (pos === 'P') return PERSON_PRONOUNS.has(lemma) || lower.startsWith('ne');
  return upos === 'PROPN' || isPersonNoun(token);
}

/** `naine, mis`, `auto, kes`: kes is for persons, mis for things. */
function findPronoun({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const { lower, lemma } = tokens[at]!;
  const [comma, next] = [tokens[at - 1], tokens[at + 1]];
  const place = tokens[at - 2]?.pos === 'K' ? at - 3 : at - 2;
  const noun = tokens[place];
  const other = OTHER.get(lower);
  if (!other || comma?.form !== ',' || noun?.pos !== 'S' || !next || !noun.isKnown) return [];
  const before = tokens.slice(0, place);
  if (lemma === 'mis') {
    const isClause = lower === 'mis' && WHOLE.has(next.lemma) && isFinite(next);
    // `küsis ametnik, mis`: what was asked.
    const isAsked = hasCode(noun, 'sg n', 'pl n') && before.some((token) => ASKING.has(token.lemma));
    // `tähtsus autori jaoks, mis`: the word before the phrase may be meant.
    if (isClause || isAsked || place < at - 2 || !isPersonNoun(noun) || hasPart(noun, 'A')) return [];
  } else {
    const start = before.findLastIndex(({ isWord }) => !isWord) + 1;
    if (!THINGS.has(noun.lemma) || before.slice(start).some(mayBePerson)) return [];
  }
  return makeWordHit(at, other, { variant: lemma === 'mis' ? 'person' : 'thing', word: noun.form });
}

const STAYING = listWords('elama töötama õppima sündima puhkama ööbima');

/** `linn, mis ma elan`: where. */
function findWhere({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [relative, subject, verb, end] = tokens.slice(at, at + 4);
  if (!WHAT.has(relative!.lower) || !PERSON_CODES.has(subject?.lower ?? '') || end?.isWord) return [];
  if (!STAYING.has(verb?.lemma ?? '')) return [];
  const isPlace = tokens
    .slice(Math.max(0, at - 2), at)
    .some(
      ({ lemma, form }) => PLACE_NOUNS.has(lemma) || HOMES.has(lemma) || findPlaceForm(form) !== undefined,
    );
  return isPlace ? makeWordHit(at, 'kus', { variant: 'where', word: verb!.form }) : [];
}

const WHAT = listWords('mis mida mille');
const HOMES = listWords('maja riik maakond firma ettevõte tänav');

export const relativeWord: Rule = {
  id: 'relative-word',
  examples: ['See on mees, kes elab meie majas.', 'See on raamat, mis mulle meeldis.'],
  errorType: 'wordChoiceError',
  find: findAtEach(findPronoun, findWhere),
};
