import { makeTable } from '@keelerada/estonian/make-table';
import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { hasCode, hasPart, isClauseStart, listWords } from '../../sentence/readings';
import { findAtEach, makeFormHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';
import { isPersonNoun } from './persons';

const PLURAL = makeTable<string>({ b: 'vad', s: 'sid', ks: 'ksid' });
const SINGULAR = makeTable<string>({ vad: 'b', sid: 's', ksid: 'ks' });
const MANY = listWords('palju vähe');
const OWNERS = listWords('minu mu sinu su tema ta meie teie nende oma');

/** `ema ja isa elab`: two persons before the verb are several. */
function findJoint(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [first, link, ...behind] = [tokens[at]!, ...tokens.slice(at + 1, at + 4)];
  if ((link?.lower !== 'ja' && link?.lower !== 'ning') || !isPerson(first)) return [];
  const start = OWNERS.has(tokens[at - 1]?.lower ?? '') ? at - 1 : at;
  if (!isClauseStart(sentence, start)) return [];
  const other = OWNERS.has(behind[0]?.lower ?? '') ? at + 3 : at + 2;
  if (!tokens[other] || !isPerson(tokens[other])) return [];
  for (let i = other + 1; tokens[i]?.isWord; i++) {
    const verb = tokens[i]!;
    const code = verb.pos === 'V' ? PLURAL.get(verb.code) : undefined;
    if (verb.pos === 'D') continue;
    if (code === undefined || hasCode(verb, 'vad', 'sid') || hasPart(verb, 'S')) return [];
    const word = `${first.form} ${link.form} ${tokens[other].form}`;
    return makeFormHit(i, verb, [code, 'V'], { variant: 'joint', word });
  }
  return [];
}

function isPerson(token: GrammarToken): boolean {
  // A word that opens a sentence may be taken for a name.
  const isNamed = isPersonNoun({ ...token, lemma: token.lemma.toLowerCase() });
  return hasCode(token, 'sg n') && (token.upos === 'PROPN' || isNamed);
}

/** `palju inimesi elavad`: a quantity is singular. */
function findMany(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [quantity, noun, verb] = tokens.slice(at, at + 3);
  if (!MANY.has(quantity?.lower ?? '') || !isClauseStart(sentence, at)) return [];
  const code = verb?.pos === 'V' ? SINGULAR.get(verb.code) : undefined;
  if (code === undefined || !hasCode(noun!, 'pl p', 'sg p') || noun!.pos !== 'S') return [];
  return makeFormHit(at + 2, verb!, [code, 'V'], { variant: 'many', word: quantity!.form });
}

const OWN = makeTable<readonly [string, string]>({
  ...{ ma: ['n', 'sin'], mina: ['n', 'sin'], sa: ['d', 'sid'], sina: ['d', 'sid'], me: ['me', 'sime'] },
  ...{ te: ['te', 'site'], nad: ['vad', 'sid'], nemad: ['vad', 'sid'] },
});
/** What persons do. */
const DEEDS = listWords(
  'sööma jooma ostma tegema lugema kirjutama vaatama kuulama mängima sõitma jooksma õppima pesema koristama helistama võtma andma panema käima puhkama magama jalutama',
);

/** `me olime väsinud ja läks magama`: the second verb of a person goes with it, too. */
function findContinued({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [verb, next] = [tokens[at + 1], tokens[at + 2]];
  if (!['ja', 'ning'].includes(tokens[at]!.lower) || !verb || !hasCode(verb, 'b', 's')) return [];
  const place = tokens.slice(0, at).findLastIndex(({ lower }) => OWN.get(lower));
  const own = OWN.get(tokens[place]?.lower ?? '');
  if (tokens.slice(place, at).filter(isFinite).length !== 1) return [];
  const mark = tokens.findIndex(({ isWord, pos }, i) => i > at + 1 && (!isWord || pos === 'J'));
  const end = mark < 0 ? tokens.length : mark;
  const isOwnDeed =
    verb.lemma === 'minema' ? next?.lower === 'koju' || next?.code === 'ma' : DEEDS.has(verb.lemma);
  if (!isOwnDeed || tokens.slice(at + 2, end).some((token) => hasCode(token, 'sg n', 'pl n'))) return [];
  const code = own![hasCode(verb, 'b') ? 0 : 1];
  return makeFormHit(at + 1, verb, [code, 'V'], { variant: 'continued', word: tokens[place]!.form });
}

export const jointSubject: Rule = {
  id: 'joint-subject',
  examples: ['Ema ja isa elavad maal.', 'Mari ning Jüri õpivad koos.'],
  errorType: 'verbFormError',
  find: findAtEach(findJoint, findMany, findContinued),
};
