import { capitalise } from '@keelerada/estonian/capitalise';
import { decapitalise, startsWithCapital } from '../sentence/match-case';
import type { RuleVariant } from '../messages/messages';
import { findSegment } from '../sentence/clauses';
import { type GrammarSentence, type GrammarToken, isFinite } from '../sentence/grammar-sentence';
import { FIRST_NAMES } from '@keelerada/estonian/words/first-names';
import { isPlaceForm } from './data/place-forms';
import { hasCode, listWords } from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

/** Nations and languages as attributes of `keel`. */
const LANGUAGES = listWords(
  'eesti vene inglise saksa soome läti leedu prantsuse hispaania itaalia rootsi norra taani hiina jaapani poola ukraina portugali türgi araabia ladina kreeka ungari tšehhi rumeenia gruusia armeenia heebrea korea hollandi islandi iiri viipe valgevene eesti',
);
const NATIONS = listWords(
  'eestlane venelane sakslane soomlane lätlane leedulane inglane prantslane hispaanlane itaallane rootslane norralane taanlane hiinlane jaapanlane poolakas ukrainlane portugallane türklane araablane kreeklane ungarlane tšehh rumeenlane grusiin grusiinlane armeenlane korealane hollandlane islandlane iirlane ameeriklane kanadalane mehhiklane brasiillane indialane juut mustlane valgevenelane austraallane šveitslane belglane bulgaarlane šotlane tallinlane tartlane',
);
const STREETS = listWords('tänav tee puiestee väljak maja selts klubi kool park prospekt maantee allee');
const TIMES = listWords(
  'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev kevad suvi sügis talv',
);
/** Capitals here belong to a name: `Vaba Eesti Keel`, `Talv` as a surname. */
const NAMES_BEFORE = 2;

/** Words before a surname. */
const TITLES = listWords(
  'proua härra preili isand emand professor doktor direktor president minister peaminister õpetaja arst kapten kindral major kolonel leitnant kuningas kuninganna prints printsess esimees juhataja toimetaja advokaat piiskop kardinal vürst krahv parun akadeemik dotsent rektor kantsler suursaadik komissar treener',
);
/** Peoples and believers whose names do not end like `eestlane`. */
const PEOPLES = listWords(
  'moslem muslim britt budist hindu juudialune luterlane katoliiklane baptist metodist indiaanlane kristlane araablane aafriklane aasialane eurooplane skandinaavlane slaavlane germaanlane mongol tatar türk kreeklane serblane horvaat sloveen slovakk ungarlane usbekk kasahh kirgiis turkmeen tadžikk inglane šotlane waleslane bask katalaan flaam gruusialane osseet tšetšeen komi mari udmurt mordvalane vepslane liivlane vadjalane karjalane setu',
);
const INHABITANT = /(?:lane|lanna)$/u;
/** Months that are first names too: `Maile`, `Juuliga`. */
const NAME_MONTHS = listWords('mai juuli august');
const TIME_CODES: ReadonlySet<string> = new Set(['sg ad', 'pl ad', 'sg in', 'sg el', 'sg ter']);
const DAY = /^\d{1,2}\.?$/u;

/** Inside a sentence; the point of a date (`11. augustil`) ends none. */
function isMidSentence({ tokens }: GrammarSentence, at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return false;
  if (before.isWord || before.form === ',') return true;
  return DAY.test(tokens[at - 2]?.form ?? '');
}

/** True where the words around are capitalised too: a title or a name of several words. */
function isInName({ tokens }: GrammarSentence, at: number, next = at + 1): boolean {
  const around = [...tokens.slice(Math.max(1, at - NAMES_BEFORE + 1), at), ...tokens.slice(next, next + 1)];
  return around.some(({ form }) => startsWithCapital(form));
}

function findCapital(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const { form, lower, readings, lemma } = tokens[at]!;
  if (form.slice(1) !== lower.slice(1) || !isMidSentence(sentence, at)) return [];
  const make = (variant: RuleVariant): RuleHit[] => [
    { start: at, end: at + 1, wanted: [[decapitalise(form)]], isCertain: true, variant },
  ];
  const next = tokens[at + 1];
  if (isLanguage(sentence, at)) return make('language');
  const lemmas = [lemma, ...readings.map((reading) => reading.lemma)].map((word) => word.toLowerCase());
  if (lemmas.slice(1).some((word) => TIMES.has(word)) && isTime(sentence, at)) return make('time');
  if (isTitle(sentence, at)) return make('title');
  if (isInName(sentence, at) || STREETS.has(next?.lemma ?? '')) return [];
  const nouns = readings.filter(({ partOfSpeech }) => partOfSpeech === 'S').map((reading) => reading.lemma);
  const isPeople = (word: string): boolean =>
    NATIONS.has(word) || INHABITANT.test(word) || (PEOPLES.has(word) && !hasCode(tokens[at]!, 'sg g'));
  return lower !== 'tšehhi' && nouns.some(isPeople) && !TITLES.has(tokens[at - 1]!.lemma)
    ? make('nation')
    : [];
}

/** `Inglise keel`, `Inglise ja saksa keel`, `Eestikeelne`. */
function isLanguage(sentence: GrammarSentence, at: number): boolean {
  const { tokens } = sentence;
  const { lower, lemma } = tokens[at]!;
  const speech = /^(.+?)keel(?:ne|sus)$/u.exec(lemma.toLowerCase())?.[1];
  if (speech !== undefined) return true;
  if (!LANGUAGES.has(lower)) return false;
  const isKeel = (token: GrammarToken | undefined): boolean =>
    token !== undefined &&
    token.form === token.lower &&
    [token.lemma, ...token.readings.map((reading) => reading.lemma)].includes('keel');
  const [joint, other] = [tokens[at + 1]?.lower ?? '', tokens[at + 2]?.lower ?? ''];
  const isPair = ['ja', 'ning', 'või', ','].includes(joint) && LANGUAGES.has(other);
  return isKeel(tokens[at + 1]) || (isPair && isKeel(tokens[at + 3]));
}

/** A month, weekday or season, which may stand before a name; months that are names too only after a day or in a time. */
function isTime(sentence: GrammarSentence, at: number): boolean {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const [before, next] = [tokens[at - 1]!, tokens[at + 1]];
  const isTimeForm = hasCode(token, ...TIME_CODES);
  const isMonthName = token.readings.some(({ lemma }) => NAME_MONTHS.has(lemma));
  if (isMonthName && !isTimeForm) return false;
  if (startsWithCapital(before.form) && (at > 1 || TITLES.has(before.lower))) return false;
  if (STREETS.has(next?.lemma ?? '')) return false;
  return isTimeForm || !startsWithCapital(next?.form ?? '');
}

/** `ütles Professor Rein Tamm`: a title before a name; after another capital it is a part of one. */
function isTitle({ tokens }: GrammarSentence, at: number): boolean {
  const [before, token, next] = [tokens[at - 1]!, tokens[at]!, tokens[at + 1]];
  const isWord = token.readings.some(({ lemma }) => TITLES.has(lemma));
  const isBeforeName = next?.upos === 'PROPN' && startsWithCapital(next.form);
  return isWord && isBeforeName && (at === 1 || !startsWithCapital(before.form));
}

function findSmall(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const { form, isKnown } = tokens[at]!;
  const capital = capitalise(form);
  const hit = { start: at, end: at + 1, wanted: [[capital]], isCertain: true };
  if (isPlaceForm(capital) && (!isKnown || isLocalPlace(form)) && at > 0)
    return [{ ...hit, variant: 'place' }];
  const before = tokens[at - 1];
  // A surname in small letters after a first name.
  const isSurname =
    !isKnown &&
    before !== undefined &&
    FIRST_NAMES.has(before.form) &&
    before.upos === 'PROPN' &&
    // `Marina tahksib saada`: where the clause has no verb, the unknown word is one.
    tokens.slice(...findSegment(tokens, at)).some((token) => token !== tokens[at] && isFinite(token));
  if (isSurname && /^\p{L}{4,}$/u.test(form)) return [{ ...hit, variant: 'person' }];
  const isUnknownName = !isKnown && FIRST_NAMES.has(capital);
  return isUnknownName ? [{ ...hit, variant: 'person' }] : [];
}

/** Names of countries are small as attributes (eesti keel), but not in the local cases. */
const SMALL_COUNTRIES =
  /^(?:eesti|läti|leedu|rootsi|taani|itaalia|hispaania|norra|prantsusmaa|saksamaa|venemaa|inglismaa|ameerika)(?:s|st|sse|l|lt|le)$/u;

function isLocalPlace(form: string): boolean {
  return SMALL_COUNTRIES.test(form);
}

export const capitals: Rule = {
  id: 'capitals',
  examples: ['Mu naaber räägib läti keelt.', 'Reedel sõidame Viljandisse.'],
  errorType: 'capitalizationError',
  find: (sentence) =>
    sentence.tokens.flatMap(({ form }, at) =>
      startsWithCapital(form) ? findCapital(sentence, at) : findSmall(sentence, at),
    ),
};
