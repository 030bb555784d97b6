import { makeCasedHit, makeWordHit } from '../sentence/rule-hits';
import type { RuleVariant } from '../messages/messages';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { findSegment } from '../sentence/clauses';
import { childrenOf, hasCode, listWords, relationOf } from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

const PEOPLE = listWords(
  'vend õde ema isa poeg tütar sõber sõbranna naaber õpetaja mees naine inimene laps poiss tüdruk arst vanaema vanaisa kolleeg ülemus onu tädi sina mina tema',
);
const LISTENED_TO = listWords('raadio muusika loeng plaat kontsert saade uudis laul');
const SKILLS = listWords(
  'ujuma laulma tantsima sõitma juhtima mängima lugema kirjutama kokkama küpsetama joonistama suusatama õmblema uisutama parandama keetma maalima ratsutama kuduma tõlkima',
);
const ON_BODY = listWords(
  'jope mantel kleit särk pluus kampsun püksid seelik kasukas jakk ülikond vihmamantel sviiter',
);
const ON_HEAD = listWords('müts kübar sall kaabu kiiver rätik');
const ON_FEET = listWords('king saabas suss sokk sukk kummik sandaal tuhvel botas');
const ON_HANDS = listWords('kinnas käpik');
const WEARING = listWords('selga pähe jalga kätte peale külge');
const BEGINNING = listWords(
  'tund film kontsert koosolek etendus loeng kool pidu saade eksam suvi kevad talv sügis aasta vaheaeg õppeaasta töö',
);

interface Change {
  readonly place: number;
  readonly lemma: string;
  readonly variant: RuleVariant;
  readonly word: string;
}

function changeVerb({ tokens }: GrammarSentence, { place, lemma, variant, word }: Change): RuleHit[] {
  const wanted = { lemma, form: tokens[place]!.code, partOfSpeech: 'V' };
  return makeWordHit(place, wanted, { variant, word, details: { lemma } });
}

/** The noun in a relation to a verb whose lemma is in the list. */
function findDependent(
  sentence: GrammarSentence,
  verb: number,
  relations: string,
  lemmas: ReadonlySet<string>,
): GrammarToken | undefined {
  const { tokens } = sentence;
  return childrenOf(sentence, verb)
    .map((i) => tokens[i]!)
    .find((token) => relations.includes(relationOf(token)) && lemmas.has(token.lemma));
}

function findVerb(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const { lemma, code } = tokens[at]!;
  if (lemma === 'teadma') return findKnowing(sentence, at);
  if (lemma === 'kuulma' && !['nud', 'tud'].includes(code)) {
    const sound = findDependent(sentence, at, 'obj', LISTENED_TO);
    const isSource = tokens.slice(at + 1).some(({ code: other }) => other === 'sg el');
    return sound && !isSource && hasCode(sound, 'sg p')
      ? changeVerb(sentence, { place: at, lemma: 'kuulama', variant: 'listen', word: sound.form })
      : [];
  }
  if (lemma === 'kuulama' && code === 'o') {
    const hasQualityAdverb = tokens.slice(at).some(({ lower }) => lower === 'hästi');
    const person = findDependent(sentence, at, 'obj', PEOPLE);
    return hasQualityAdverb && person
      ? changeVerb(sentence, { place: at, lemma: 'kuulma', variant: 'hear', word: person.form })
      : [];
  }
  if (lemma === 'alustama' || lemma === 'lõpetama') return findBeginning(sentence, at);
  return lemma === 'panema' ? findWearing(sentence, at) : [];
}

/** Knowing people, facts and skills are three verbs. */
function findKnowing(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const skill = childrenOf(sentence, at).find(
    (i) => tokens[i]!.code === 'da' && SKILLS.has(tokens[i]!.lemma) && i < findSegment(tokens, at)[1],
  );
  const isAsked = tokens
    .slice(at)
    .some(({ lower }) => ['kuidas', 'kus', 'kuhu', 'mida', 'millal'].includes(lower));
  if (skill !== undefined && !isAsked)
    return changeVerb(sentence, { place: at, lemma: 'oskama', variant: 'skill', word: tokens[skill]!.form });
  const person = findDependent(sentence, at, 'obj', PEOPLE);
  if (!person || !hasCode(person, 'sg p', 'pl p')) return [];
  return changeVerb(sentence, { place: at, lemma: 'tundma', variant: 'person', word: person.form });
}

/** `tund alustab`: what has no doer begins, algab. */
function findBeginning(sentence: GrammarSentence, at: number): RuleHit[] {
  const subject = findDependent(sentence, at, 'nsubj', BEGINNING);
  const { tokens } = sentence;
  const isObject = childrenOf(sentence, at).some(
    (i) =>
      ['obj', 'xcomp', 'ccomp'].includes(relationOf(tokens[i]!)) ||
      / (?:p|kom|el|ad)$/u.test(tokens[i]!.code),
  );
  const isPerson = ['b', 's', 'vad', 'sid'].includes(tokens[at]!.code);
  if (!subject || isObject || !isPerson) return [];
  const lemma = tokens[at]!.lemma === 'alustama' ? 'algama' : 'lõppema';
  return changeVerb(sentence, { place: at, lemma, variant: 'begin', word: subject.form });
}

/** Clothes are put selga, pähe, jalga or kätte. */
function findWearing({ tokens }: GrammarSentence, verb: number): RuleHit[] {
  for (const [place, { lower }] of tokens.entries()) {
    if (!WEARING.has(lower) || Math.abs(place - verb) > 6) continue;
    const [clothes] = tokens
      .filter(({ head, lemma }, i) => (head === verb || i === place - 1) && wearPlace(lemma) !== undefined)
      .sort((a, b) => Math.abs(tokens.indexOf(a) - place) - Math.abs(tokens.indexOf(b) - place));
    const before = tokens[place - 1];
    const isOfPerson = before?.code === 'sg g' && before !== clothes;
    const right = clothes && wearPlace(clothes.lemma);
    if (!right || right === lower || isOfPerson) continue;
    return makeCasedHit(place, right, tokens[place]!, { variant: 'wear', word: clothes.form });
  }
  return [];
}

function wearPlace(lemma: string): string | undefined {
  if (ON_BODY.has(lemma)) return 'selga';
  if (ON_HEAD.has(lemma)) return lemma === 'sall' ? undefined : 'pähe';
  if (ON_FEET.has(lemma)) return 'jalga';
  return ON_HANDS.has(lemma) ? 'kätte' : undefined;
}

/** `kellaaeg on kolm`: clock time is expressed with kell. */
function findClock({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const token = tokens[at]!;
  const isTime =
    tokens[at + 1]?.lemma === 'olema' && tokens.slice(at + 2, at + 5).some(({ pos }) => pos === 'N');
  if (token.lower !== 'kellaaeg' || !isTime) return [];
  return makeCasedHit(at, 'kell', token, { variant: 'clock', word: 'kell' });
}

export const confusedWord: Rule = {
  id: 'confused-word',
  examples: ['Mu vend oskab hästi suusatada.', 'Film algab kell seitse.'],
  errorType: 'wordChoiceError',
  find: (sentence) =>
    sentence.tokens.flatMap(({ pos }, at) =>
      pos === 'V' ? findVerb(sentence, at) : findClock(sentence, at),
    ),
};
