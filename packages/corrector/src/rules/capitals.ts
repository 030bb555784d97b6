import { capitalise } from '@keelerada/estonian/capitalise';
import { decapitalise, startsWithCapital } from '../sentence/match-case';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import { FIRST_NAMES } from './data/first-names';
import { isPlaceForm } from './data/place-forms';
import { listWords } from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

/** Nations and languages as attributes of `keel`. */
const LANGUAGES = listWords(
  'eesti vene inglise saksa soome läti leedu prantsuse hispaania itaalia rootsi norra taani hiina jaapani poola ukraina portugali türgi araabia ladina kreeka ungari tšehhi rumeenia gruusia armeenia heebrea korea hollandi islandi iiri viipe valgevene eesti',
);
const NATIONS = listWords(
  'eestlane venelane sakslane soomlane lätlane leedulane inglane prantslane hispaanlane itaallane rootslane norralane taanlane hiinlane jaapanlane poolakas ukrainlane portugallane türklane araablane kreeklane ungarlane tšehh rumeenlane grusiin grusiinlane armeenlane korealane hollandlane islandlane iirlane ameeriklane kanadalane mehhiklane brasiillane indialane juut mustlane valgevenelane austraallane šveitslane belglane bulgaarlane šotlane tallinlane tartlane',
);
const STREETS = listWords('tänav tee puiestee väljak maja selts klubi kool park');
const TIMES = listWords(
  'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev kevad suvi sügis talv',
);
/** Capitals here belong to a name: `Vaba Eesti Keel`, `Talv` as a surname. */
const NAMES_BEFORE = 2;

function isMidSentence({ tokens }: GrammarSentence, at: number): boolean {
  return at > 0 && tokens[at - 1]!.isWord;
}

/** True where the words around are capitalised too: a title or a name of several words. */
function isInName({ tokens }: GrammarSentence, at: number, next = at + 1): boolean {
  const around = [...tokens.slice(Math.max(1, at - NAMES_BEFORE + 1), at), ...tokens.slice(next, next + 1)];
  return around.some(({ form, isWord }) => isWord && startsWithCapital(form));
}

function findCapital(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const { form, lower, readings, lemma } = tokens[at]!;
  if (form.slice(1) !== lower.slice(1) || !isMidSentence(sentence, at)) return [];
  const wanted = [[decapitalise(form)]];
  const hit = { start: at, end: at + 1, wanted, isCertain: true };
  const next = tokens[at + 1];
  if (LANGUAGES.has(lower) && next?.lemma === 'keel' && next.form === next.lower && !isInName(sentence, at))
    return [{ ...hit, variant: 'language' }];
  if (isInName(sentence, at) || STREETS.has(next?.lemma ?? '')) return [];
  const lemmas = [lemma, ...readings.map((reading) => reading.lemma)].map((word) => word.toLowerCase());
  if (lower !== 'tšehhi' && lemmas.some((word) => NATIONS.has(word))) return [{ ...hit, variant: 'nation' }];
  return lower !== 'maiga' && lemmas.slice(1).some((word) => TIMES.has(word))
    ? [{ ...hit, variant: 'time' }]
    : [];
}

function findSmall(sentence: GrammarSentence, at: number): RuleHit[] {
  const { form, isKnown } = sentence.tokens[at]!;
  const capital = capitalise(form);
  const hit = { start: at, end: at + 1, wanted: [[capital]], isCertain: true };
  const { tokens } = sentence;
  if (isPlaceForm(capital) && (!isKnown || isLocalPlace(form)) && at > 0)
    return [{ ...hit, variant: 'place' }];
  const isUnknownName = !isKnown && FIRST_NAMES.has(capital) && !tokens[at - 1]?.form.startsWith('-');
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
    sentence.tokens.flatMap(({ form, isWord }, at) => {
      if (!isWord || form.length < 3) return [];
      return startsWithCapital(form) ? findCapital(sentence, at) : findSmall(sentence, at);
    }),
};
