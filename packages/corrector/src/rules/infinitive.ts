import { makeTable } from '@keelerada/estonian/make-table';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { hasFiniteBetween } from '../sentence/clauses';
import { ABILITY_NOUNS } from './infinitive-verbs';
import { isNounPhrase } from '../sentence/phrase';
import { hasCode, hasPart, listWords, relationOf } from '../sentence/readings';
import { makeFormHit, makeWordHit } from '../sentence/rule-hits';
import type { Rule, RuleHit } from '../sentence/rule';

/** Verbs with the da-infinitive. */
const WITH_DA = listWords(
  'tahtma võima saama oskama suutma jõudma proovima otsustama lubama soovima armastama meeldima tohtima julgema üritama püüdma plaanima kavatsema viitsima jaksama eelistama katsuma lootma kartma paluma unustama mõtlema',
);
/** Verbs with the ma-infinitive. */
const WITH_MA = listWords(
  'pidama hakkama minema tulema jääma õppima õpetama harjuma asuma kutsuma saatma sundima jooksma sõitma sattuma kippuma',
);
/** Here the third person asks for the da-infinitive too: tuleb teha, jääb oodata. */
const IMPERSONAL_TOO = listWords('tulema minema jääma');
const FOOD = listWords('süüa juua');
const BORDERS = listWords('ja ning või ega ehk et vaja kui');
/** `saab nägema`: what one will come to. */
const COMING_TO = listWords('tundma nägema kuulma teadma minema olema tulema');
const JOINTS = listWords('ja ning või');
const CAUSING = listWords('panema ajama saatma jätma viima minema tulema hakkama jääma õpetama kutsuma');
const FARTHEST_JOINT = 3;
const QUESTIONS = listWords('kuidas mida kus kuhu miks millal kas keda');
/** `pean homseks õppima`: by when, not what for. */
const DAYS = listWords(
  'homne tänane ülehomne õhtu hommik esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev',
);
const FARTHEST_VERB = 7;
/** Before these no verb asks for the infinitive: `hea ujuda`. */
const NO_GOVERNOR_BEFORE = listWords(
  'ja ning või et vaja kui aeg võimalik võimalus tore hea huvitav lihtne raske',
);

/** The form of a verb that can only be one infinitive. */
function infinitiveOf({ readings, pos }: GrammarToken): 'da' | 'ma' | undefined {
  if (pos !== 'V') return undefined;
  const codes = new Set(
    readings.map(({ partOfSpeech, form }) => (partOfSpeech === 'V' ? form : partOfSpeech)),
  );
  if (codes.has('ma')) return 'ma';
  return codes.has('da') ? 'da' : undefined;
}

/** The verb that an infinitive hangs on: its head, else the nearest listed verb before it in the clause. */
function findGovernor({ tokens }: GrammarSentence, at: number): number | undefined {
  const { head } = tokens[at]!;
  const isListed = (i: number): boolean =>
    tokens[i]!.pos === 'V' && (WITH_DA.has(tokens[i]!.lemma) || WITH_MA.has(tokens[i]!.lemma));
  if (head >= 0 && isListed(head) && Math.abs(head - at) <= FARTHEST_VERB) return head;
  const helper = tokens.findIndex(
    (token, i) => token.head === at && relationOf(token) === 'aux' && isListed(i),
  );
  if (helper >= 0 && Math.abs(helper - at) <= FARTHEST_VERB) return helper;
  for (let i = at - 1; i >= Math.max(0, at - FARTHEST_VERB); i--) {
    if (hasPart(tokens[i]!, 'V')) return isListed(i) ? i : undefined;
    if (NO_GOVERNOR_BEFORE.has(tokens[i]!.lower)) return undefined;
  }
  return undefined;
}

/** What something is left to do: `unustas tule põlema`. */
const STATES = listWords('põlema seisma kuivama rippuma vedelema sisse keema jooksma käima ootama mängima');

/** `hakkama saama`, `süüa tegema`: what looks like an infinitive belongs to a fixed phrase. */
function isPhrase(tokens: readonly GrammarToken[], at: number, governor: string): boolean {
  const { lower } = tokens[at]!;
  if (lower === 'hakkama') return governor === 'saama';
  if (governor === 'unustama' && STATES.has(lower)) return true;
  if (FOOD.has(lower)) return tokens.slice(at + 1, at + 3).some(({ pos }) => pos === 'V');
  if (tokens.some((token) => token.lower === 'hakkama') && governor === 'hakkama') return true;
  return tokens.slice(Math.max(0, at - 2), at).some((token) => QUESTIONS.has(token.lower));
}

/** `tahan ujuda ja jooksma`: two that are joined are in the same form. */
function findJoined({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const written = infinitiveOf(tokens[at]!);
  const link = tokens.slice(0, at).findLastIndex(({ lower }) => JOINTS.has(lower));
  if (!written || link < 1 || link < at - FARTHEST_JOINT) return [];
  const first = tokens.slice(0, link).findLastIndex((token) => token.pos === 'V');
  const wanted = first < link - FARTHEST_JOINT || !tokens[first] ? undefined : infinitiveOf(tokens[first]);
  const between = tokens.slice(first + 1, at);
  const isBare = between.every(({ pos, isWord }) => isWord && pos !== 'V');
  if (!wanted || wanted === written || !isBare || tokens[at + 1]?.pos === 'V') return [];
  const verb = tokens.slice(0, first).findLast(({ pos }) => pos === 'V');
  if (!verb || !(wanted === 'da' ? WITH_DA : WITH_MA).has(verb.lemma)) return [];
  const reason = { variant: wanted, word: verb.form, details: { lemma: verb.lemma } } as const;
  return makeFormHit(at, { ...tokens[at]!, code: written }, [wanted, 'V'], reason);
}

function findWrong(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const written = infinitiveOf(tokens[at]!);
  if (!written) return [];
  const place = findGovernor(sentence, at);
  if (place === undefined) return [];
  // `meeldib lapsed magama panna`: the infinitive behind asks for it.
  if (tokens[at + 1]?.code === 'da' && CAUSING.has(tokens[at + 1]!.lemma)) return [];
  const { lemma, code, form } = tokens[place]!;
  // `Palun tule vaatama`: a courtesy before an order.
  if (form.toLowerCase() === 'palun' && hasCode(tokens[place + 1]!, 'o', 'ge')) return [];
  if (isPhrase(tokens, at, lemma) || code === 'tud' || isNounPhrase(tokens, at)) return [];
  // `pean oluliseks rääkida`: to hold something for important.
  const isHolding =
    lemma === 'pidama' &&
    tokens.some((token) => 'AC'.includes(token.pos) && hasCode(token, 'sg tr') && !DAYS.has(token.lemma));
  if (isHolding) return [];
  const wanted = WITH_DA.has(lemma) ? 'da' : 'ma';
  if (wanted === written) return [];
  if (lemma === 'saama' && COMING_TO.has(tokens[at]!.lower)) return [];
  const isImpersonal = IMPERSONAL_TOO.has(lemma) && ['b', 's', 'ks', 'o', 'nud'].includes(code);
  if (isImpersonal && tokens[place]!.head !== -1) return [];
  if (
    isImpersonal &&
    (lemma === 'tulema' || tokens.some(({ lower }) => ['vaja', 'üle', 'tarvis'].includes(lower)))
  )
    return [];
  const between = tokens.slice(Math.min(at, place) + 1, Math.max(at, place));
  if (between.some(({ isWord, lower }) => !isWord || BORDERS.has(lower))) return [];
  // `peaks olema teada`: olema asks for the da-infinitive.
  if (between.some((token) => token.lemma === 'olema')) return [];
  // `sai hakatud käima`, `saatis soov joonistada`: a nearer word asks for the infinitive.
  const isParticiple = (token: GrammarToken): boolean =>
    hasCode(token, 'tud', 'nud') && (WITH_DA.has(token.lemma) || WITH_MA.has(token.lemma));
  const near = tokens[at - 1];
  const isOfNoun = near !== undefined && ABILITY_NOUNS.has(near.lemma) && hasCode(near, 'sg n', 'pl n');
  if (between.some(isParticiple) || (written === 'da' && isOfNoun)) return [];
  if (hasFiniteBetween(tokens, at, place)) return [];
  const isLinked = tokens[at]!.head === place || tokens[place]!.head === at;
  const isCertain = isLinked && !isImpersonal;
  const reason = { variant: wanted, word: form, details: { lemma }, isCertain } as const;
  return makeFormHit(at, { ...tokens[at]!, code: written }, [wanted, 'V'], reason);
}

/** What one ends, begins or goes on with is named: `lõpetab suitsetamise`. */
const PHASES = makeTable({ lõpetama: 'mise', alustama: 'mist', jätkama: 'mist' });
const NEGATIONS = listWords('ei ära ärge pole');

/** `lõpetas suitsetada`, `alustasime õppima`: an infinitive alone beside such a verb. */
function findPhase({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [deed, next] = [tokens[at]!, tokens[at + 1]];
  const place = tokens
    .slice(0, at)
    .findLastIndex((token) => token.pos !== 'D' && !hasCode(token, 'sg ad', 'sg in'));
  const verb = tokens[place];
  const ending = PHASES.get(verb?.lemma ?? '');
  if (ending === undefined || infinitiveOf(deed) === undefined) return [];
  if (FOOD.has(deed.lower) || (next?.isWord && next.pos !== 'J')) return [];
  const isNegated = tokens.slice(0, place).some(({ lower }) => NEGATIONS.has(lower));
  const whole = hasCode(verb!, 'o', 'ge') ? 'mine' : ending;
  const word = deed.lemma.slice(0, -2) + (isNegated ? 'mist' : ending === 'mise' ? whole : ending);
  return makeWordHit(at, word, { variant: 'deed', word: verb!.form, details: { lemma: verb!.lemma } });
}

export const infinitive: Rule = {
  id: 'infinitive',
  examples: ['Mulle meeldib metsas jalutada.', 'Pean homme vara tõusma.'],
  errorType: 'verbFormError',
  find: (sentence) =>
    sentence.tokens.flatMap((_, at) => {
      const found = findWrong(sentence, at);
      return found.length > 0 ? found : [...findJoined(sentence, at), ...findPhase(sentence, at)];
    }),
};
