import { makeTable } from '@keelerada/estonian/make-table';
import { RULE_WORDS } from '../data/rule-words';
import { isFinite, type GrammarSentence } from '../../sentence/grammar-sentence';
import { hasCode, hasPart, isClauseStart, isOnly, listWords } from '../../sentence/readings';
import { findAtEach, makeCasedHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';

/** Verbs with seal and siin in the treebanks, hardly ever with sinna and siia. */
const STAYING = new Set(RULE_WORDS.siinVerbs);
/** `istu siia`, `seisin sinna`: verbs of posture are said of where one is and of where one goes. */
const POSTURE = listWords('istuma seisma lamama kükitama põlvitama peatuma');
const LIVING = listWords('elama töötama õppima ööbima viibima asuma');
const STATIC = makeTable<string>({ sinna: 'seal', siia: 'siin' });
/** Verbs with a question for their content. */
const ASKING = listWords('küsima teadma otsustama uurima kahtlema arutama kontrollima');
/** `kõik raha`, `kõik rahvas`: the whole of it. */
const MASS = listWords(
  'raha rahvas vesi toit töö see muu aeg elu värk krempel mis vara pere maailm loodus kraam info teave ilu',
);
const FARTHEST = 3;
const FARTHEST_VERB = 3;

/** Verbs with an adjective for what the subject or object is. */
const LINKING = listWords(
  'olema jääma tunduma näima paistma muutuma püsima seisma minema saama tegema leidma pidama maitsema lõhnama kõlama',
);
const ADVERBS = makeTable<string>({
  ...{ hea: 'hästi', halb: 'halvasti', ilus: 'ilusasti', kiire: 'kiiresti', aeglane: 'aeglaselt' },
  ...{ õige: 'õigesti', selge: 'selgelt', vaikne: 'vaikselt', lihtne: 'lihtsalt', kerge: 'kergesti' },
});
const OWNERS = listWords('minu mu sinu su tema ta meie teie nende');
/** What may be well. */
const GOING_WELL = listWords('kõik asi elu lugu tervis ema isa vend õde laps pere perekond');
const DEGREES = listWords('väga nii liiga üsna päris');

/** `kõik päev`: kõik is many, iga is each. */
function findEach({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [token, noun] = [tokens[at]!, tokens[at + 1]];
  if (token.lower !== 'kõik' || noun?.pos !== 'S' || !noun.isKnown) return [];
  // `siis on kõik lustimäng`: all of it is so.
  if (tokens[at - 1]?.lemma === 'olema') return [];
  if (!isOnly(noun, 'sg n') || hasPart(noun, 'ADVJN') || MASS.has(noun.lemma)) return [];
  return makeCasedHit(at, 'iga', token, { variant: 'each', word: noun.form });
}

/** `ei tea, kui ta tuleb`: a question of yes or no begins with kas. */
function findWhether({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  const verb = tokens[at - 2];
  if (token.lower !== 'kui' || tokens[at - 1]?.form !== ',' || !verb || !ASKING.has(verb.lemma)) return [];
  if (!next || hasPart(next, 'ADC')) return [];
  // `andke mulle teada, kui sa tuled`: when it is so.
  if (tokens.slice(0, at).some(({ lemma }) => lemma === 'andma')) return [];
  const end = tokens.findIndex(({ isWord }, i) => i > at && !isWord);
  const clause = tokens.slice(at + 1, end < 0 ? tokens.length : end);
  const isOpen = tokens[end]?.form === '.' || end < 0;
  return isOpen && clause.some(isFinite)
    ? makeCasedHit(at, 'kas', token, { variant: 'whether', word: verb.form })
    : [];
}

/** `sinna elab`: where something is. */
function findPlace({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const token = tokens[at]!;
  const other = STATIC.get(token.lower);
  if (!other) return [];
  const near = [at - 1, at + 1, at + 2].filter((i) => Math.abs(i - at) <= FARTHEST);
  const place = near.find((i) => tokens[i]?.pos === 'V');
  const verb = place === undefined ? undefined : tokens[place];
  if (!verb || !STAYING.has(verb.lemma) || POSTURE.has(verb.lemma)) return [];
  if (token.head !== place && verb.head !== token.head) return [];
  return hasCode(verb, 'da', 'ma')
    ? []
    : makeCasedHit(at, other, token, { variant: 'place', word: verb.form });
}

/** `Kus sa lähed?`, `Kuhu sa elad?`: where to and where. */
function findQuestion(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const token = tokens[at]!;
  if (!isClauseStart(sentence, at)) return [];
  const verb = tokens.slice(at + 1, at + 1 + FARTHEST_VERB).find(isFinite);
  if (token.lower === 'kus' && verb?.lemma === 'minema' && hasCode(verb, 'n', 'd', 'me', 'te'))
    return makeCasedHit(at, 'kuhu', token, { variant: 'goal', word: verb.form });
  const isStaying = verb !== undefined && LIVING.has(verb.lemma);
  const isLast = tokens[tokens.indexOf(verb!) + 1]?.isWord !== true;
  return token.lower === 'kuhu' && isStaying && isLast
    ? makeCasedHit(at, 'kus', token, { variant: 'place', word: verb.form })
    : [];
}

/** `räägib väga hea`: how something is done is an adverb. */
function findHow({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const token = tokens[at]!;
  const adverb = ADVERBS.get(token.lower);
  if (adverb === undefined || tokens[at + 1]?.isWord) return [];
  const start = tokens.slice(0, at).findLastIndex(({ isWord }) => !isWord) + 1;
  const clause = tokens.slice(start, at);
  const verbs = clause.filter(({ pos }) => pos === 'V');
  if (verbs.length !== 1 || !isFinite(verbs[0]!) || LINKING.has(verbs[0]!.lemma)) return [];
  const before = tokens[at - 1]!;
  const object = DEGREES.has(before.lower) ? tokens[at - 2]! : before;
  // `nägin, et see on hea`, `ostsin midagi hea`: the word before may be what is good.
  const isHow = object === verbs[0] || (object.pos !== 'A' && hasCode(object, 'sg p', 'pl p'));
  if (!isHow) return [];
  return makeCasedHit(at, adverb, token, { variant: 'how', word: verbs[0]!.form });
}

/** `ilm on väga hästi`: what something is like is an adjective. */
function findLike({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [token, degree] = [tokens[at]!, tokens[at - 1]];
  if (token.lower !== 'hästi' || degree?.lower !== 'väga' || tokens[at + 1]?.isWord) return [];
  const subject = tokens[OWNERS.has(tokens[0]!.lower) || tokens[0]!.lower === 'see' ? 1 : 0]!;
  const being = tokens[tokens.indexOf(subject) + 1];
  if (being?.lower !== 'on' && being?.lower !== 'oli') return [];
  if (subject.pos !== 'S' || !hasCode(subject, 'sg n') || GOING_WELL.has(subject.lemma.toLowerCase()))
    return [];
  return makeCasedHit(at, 'hea', token, { variant: 'like', word: subject.form });
}

export const smallWords: Rule = {
  id: 'small-words',
  examples: ['Iga päev on uus.', 'Ma ei tea, kas ta elab seal.'],
  errorType: 'wordChoiceError',
  find: findAtEach(findEach, findWhether, findPlace, findQuestion, findHow, findLike),
};
