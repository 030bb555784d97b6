import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { hasCode, listWords } from '../../sentence/readings';
import { findAtEach, makeHit, makeInsertion } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';
import { HAVERS, PERSON_CODES } from './persons';

/** Verbs whose content is a clause. */
const THINKING = listWords('arvama teadma lootma uskuma ütlema kuulma kartma mõtlema');
const AFFIRMATIVE_CODES = listWords('n d b me te vad s sin sid sime');
const NEGATIVE_CODES = listWords('o nud');
const STRESSED = listWords('mina sina tema meie teie nemad');
const PLACES = listWords('see seal siin');
/** What may precede the subject of thinking; `nagu te teate` needs no content. */
const JOINING = listWords('ja ning aga kuid sest');

/** True for a thinking verb right after its pronoun: `ma arvan`, `ma ei teadnud`. */
function isThinkingVerb(tokens: readonly GrammarToken[], at: number): boolean {
  const { lemma, code } = tokens[at]!;
  if (!THINKING.has(lemma)) return false;
  const isNegated = tokens[at - 1]?.lower === 'ei';
  const subject = isNegated ? at - 2 : at - 1;
  const start = tokens[subject - 1];
  const codes = PERSON_CODES.get(tokens[subject]?.lower ?? '');
  if (!codes || (start?.isWord && !JOINING.has(start.lower))) return false;
  return isNegated ? NEGATIVE_CODES.has(code) : AFFIRMATIVE_CODES.has(code) && hasCode(tokens[at]!, ...codes);
}

/** True where a subject and its verb begin a clause. */
function beginsClause(subject: GrammarToken | undefined, verb: GrammarToken | undefined): boolean {
  if (!verb || !isFinite(verb)) return false;
  const { lower, pos, code } = subject!;
  const codes = PERSON_CODES.get(lower);
  if (codes) return hasCode(verb, ...codes) || verb.lower === 'ei';
  if (HAVERS.has(lower)) return verb.lemma === 'olema';
  const isThird = hasCode(verb, 'b', 's', 'ks');
  return isThird && (PLACES.has(lower) || (pos === 'S' && code === 'sg n'));
}

/** `ma arvan sa oled`: what is thought begins with et. */
function findMissingThat({ tokens }: GrammarSentence, at: number): RuleHit[] {
  if (!isThinkingVerb(tokens, at)) return [];
  const hasComma = tokens[at + 1]?.form === ',';
  const place = hasComma ? at + 2 : at + 1;
  // `sa ütled, mina teen`: two deeds side by side.
  if (hasComma && STRESSED.has(tokens[place]?.lower ?? '')) return [];
  return beginsClause(tokens[place], tokens[place + 1])
    ? makeHit(place, place, hasComma ? ['et'] : [',', 'et'], { variant: 'that', word: tokens[at]!.form })
    : [];
}

/** `nii pime, ma ei näinud`: what comes of it begins with et. */
function findMissingResultThat({ tokens }: GrammarSentence, at: number): RuleHit[] {
  if (tokens[at]!.lower !== 'nii' || tokens[at + 1]?.pos !== 'A' || tokens[at + 2]?.form !== ',') return [];
  const [subject, verb] = [tokens[at + 3], tokens[at + 4]];
  const isClause = subject !== undefined && PERSON_CODES.has(subject.lower) && beginsClause(subject, verb);
  return isClause
    ? makeInsertion(at + 3, 'et', { variant: 'result', word: `nii ${tokens[at + 1]!.form}` })
    : [];
}

export const leftOutThat: Rule = {
  id: 'left-out-that',
  examples: ['Ma arvan, et sul on õigus.', 'Tee oli nii libe, et me sõitsime aeglaselt.'],
  errorType: 'missingWordError',
  find: findAtEach(findMissingThat, findMissingResultThat),
};
