import { makeTable } from '@keelerada/estonian/make-table';
import { isFinite, type GrammarSentence } from '../../sentence/grammar-sentence';
import { hasCode, isClauseStart, isOnly, listWords } from '../../sentence/readings';
import { findAtEach, makeCasedHit, makeFormHit, makePhraseHit, makeWordHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';
import { findAching, findFeeler, findNominativeHaver, findPossessor } from './find-haver';

const TO_HAVER = makeTable<string>({
  ...{ mulle: 'mul', minule: 'minul', sulle: 'sul', sinule: 'sinul', talle: 'tal', temale: 'temal' },
  ...{ meile: 'meil', teile: 'teil', neile: 'neil' },
});
const TO_RECEIVER = makeTable<string>({
  ...{ mul: 'mulle', minul: 'minule', sul: 'sulle', sinul: 'sinule', tal: 'talle', temal: 'temale' },
  ...{ meil: 'meile', teil: 'teile', neil: 'neile' },
});
/** Verbs whose experiencer is in the allative. */
const FELT = listWords('meeldima tunduma meenuma maitsema');
/** What may be so to somebody: `mulle on huvitav see raamat`. */
const FELT_QUALITIES = listWords(
  'huvitav tähtis oluline vajalik kasulik lihtne kerge raske tuttav võõras kallis armas tundmatu arusaamatu ebameeldiv meeldiv',
);
/** States of the body and the mind that one has. */
const STATES = listWords('külm kiire palav soe jahe kuum igav');
/** What one may have for another: `talle oli palju küsimusi`. */
export const ADDRESSED = listWords(
  'küsimus kiri teade sõnum kingitus kink üllatus ettepanek soovitus palve pakkumine etteheide kaebus hoiatus karistus preemia',
);
const LINKS = listWords('ja aga et kui sest ning kuid');

/** `mulle on külm`, `mulle on kaks venda`: who has it is in the adessive. */
function findHaver(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const haver = TO_HAVER.get(token.lower);
  const before = tokens[at - 1];
  if (!haver || !(isClauseStart(sentence, at) || LINKS.has(before!.lower))) return [];
  const verb = tokens[at + 1]?.lower === 'ei' ? at + 2 : at + 1;
  if (tokens[verb]?.lemma !== 'olema') return [];
  for (let i = verb + 1; tokens[i]?.isWord; i++) {
    const { pos, lower, lemma } = tokens[i]!;
    if (pos === 'D' || (pos === 'A' && !STATES.has(lower)) || pos === 'N') continue;
    const isHad =
      lower !== 'mõtet' &&
      !ADDRESSED.has(lemma) &&
      (STATES.has(lower) || (pos === 'S' && hasCode(tokens[i]!, 'sg n', 'sg p', 'pl p', 'pl n')));
    const isFelt = tokens.slice(verb, i).some(({ lemma }) => FELT_QUALITIES.has(lemma));
    return isHad && !isFelt
      ? makeCasedHit(at, haver, token, { variant: 'haver', word: tokens[i]!.form })
      : [];
  }
  return [];
}

/** `mul meeldib`: whom it pleases is in the allative. */
function findReceiver({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const token = tokens[at]!;
  const receiver = TO_RECEIVER.get(token.lower);
  if (!receiver) return [];
  const next = tokens[at + 1]?.lower === 'ei' ? at + 2 : at + 1;
  const place = tokens[next]?.pos === 'D' ? next + 1 : next;
  const verb = tokens[place];
  if (!verb?.readings.some(({ lemma }) => FELT.has(lemma))) return [];
  if (tokens.slice(Math.max(0, at - 2), at).some((one) => isFinite(one))) return [];
  return makeCasedHit(at, receiver, token, { variant: 'receiver', word: verb.form });
}

/** `mulle meeldib filmi`: what pleases is the subject. */
function findLiked({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const verb = tokens[at]!;
  if (verb.lemma !== 'meeldima' || !hasCode(verb, 'b', 's', 'ks')) return [];
  if (!tokens.slice(0, at).some((token) => hasCode(token, 'sg all', 'pl all'))) return [];
  const clause = tokens.slice(at + 1).findIndex((token) => !token.isWord || LINKS.has(token.lower));
  const behind = tokens.slice(at + 1, clause < 0 ? undefined : at + 1 + clause);
  if (behind.some((token) => token.pos === 'V')) return [];
  const noun = behind.findIndex((token) => token.pos === 'S');
  if (noun < 0 || noun !== behind.length - 1) return [];
  const token = behind[noun]!;
  if (!isOnly(token, 'sg p', 'sg g', 'adt')) return [];
  return makePhraseHit(tokens, at + 1 + noun, 'sg n', { variant: 'liked', word: verb.form });
}

/** `mulle meeldin lugeda`: the verb goes with what pleases. */
function findPleasing({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const verb = tokens[at]!;
  if (verb.lemma !== 'meeldima' || !hasCode(verb, 'n', 'd', 'me', 'te')) return [];
  const isFelt = tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => TO_HAVER.get(lower));
  if (!isFelt || !tokens.slice(at + 1).some((token) => token.code === 'da')) return [];
  return makeFormHit(at, verb, ['b', 'V'], { variant: 'pleasing', word: verb.form });
}

/** `mulle meeldivad käia`: what one likes to do is singular. */
function findLikedDeed({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const verb = tokens[at]!;
  if (verb.lower !== 'meeldivad') return [];
  const deed = tokens[at + 1]?.pos === 'D' ? tokens[at + 2] : tokens[at + 1];
  if (deed?.code !== 'da' || tokens.slice(0, at).some(({ code }) => code === 'pl n')) return [];
  return makeWordHit(at, 'meeldib', { variant: 'deed', word: deed.form });
}

export const experiencer: Rule = {
  id: 'experiencer',
  examples: ['Mul on külm.', 'Mulle meeldib see laul.'],
  errorType: 'caseError',
  find: findAtEach(
    ...[findHaver, findReceiver, findLiked, findPleasing, findLikedDeed],
    ...[findNominativeHaver, findPossessor, findAching, findFeeler],
  ),
};
