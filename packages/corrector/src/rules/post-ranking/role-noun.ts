import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import { findSegment } from '../../sentence/clauses';
import { hasCode, hasPart, isOnly, listWords } from '../../sentence/readings';
import { findAtEach, makePhraseHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';
import { isPersonNoun } from './persons';

/** Nouns that name what somebody does for a living, by their ends. */
export const ROLE =
  /(?:\p{L}{3}ja|nik|ist|eer|ener|oloog|graaf|tor|sor|juht|arst|meister|kokk|juuksur|direktor|õde|jurist|dent|kirjanik|president|politseinik|lane|lendur|pallur|vanem)$/u;
/** Verbs of what somebody becomes. */
const BECOMING = listWords('saama hakkama õppima');
/** Verbs of whom somebody is made, in the impersonal. */
const NAMING = listWords('valima nimetama määrama ülendama');
const SPEAKERS = listWords('n d me te sin sime site');
const SUBJECTS = listWords('ma mina sa sina ta tema me meie te teie nad nemad');

/** `töötab õpetaja`, `tahan saada arst`: a role beside its verb has a case of its own. */
function findRole(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  const isNamed = NAMING.has(verb.lemma) && hasCode(verb, 'ti', 'takse') && hasPerson(sentence, at);
  const isBecomingHere = isNamed || (BECOMING.has(verb.lemma) && isPersonal(sentence, at));
  const isWorking = verb.lemma === 'töötama' && hasSubjectBefore(sentence, at);
  if (!isWorking && !isBecomingHere) return [];
  for (let i = at + 1; tokens[i]?.isWord; i++) {
    const token = tokens[i]!;
    if (token.pos === 'J' || token.pos === 'V') return [];
    if (token.pos !== 'S' || hasCode(token, 'sg in', 'sg ad')) continue;
    if (!isRole(token) || !endsPhrase(tokens[i + 1])) return [];
    const variant = isBecomingHere ? 'becoming' : 'working';
    return makePhraseHit(tokens, i, isBecomingHere ? 'sg tr' : 'sg es', { variant, word: verb.lemma });
  }
  return [];
}

/** True where the subject is a person that stands before the verb or in its ending. */
function isPersonal({ tokens }: Pick<GrammarSentence, 'tokens'>, at: number): boolean {
  const { code, lemma } = tokens[at]!;
  if (code === 'da' || code === 'ma') return true;
  if (lemma === 'saama' && !SPEAKERS.has(code)) return hasPerson({ tokens }, at);
  return SPEAKERS.has(code) || SUBJECTS.has(tokens[at - 1]?.lower ?? '') || hasPerson({ tokens }, at);
}

/** `Ta sai arst`, but `temast sai arst`: a person in the nominative right before the verb. */
function hasPerson({ tokens }: Pick<GrammarSentence, 'tokens'>, at: number): boolean {
  const [left] = findSegment(tokens, at);
  const before = tokens.slice(left, at);
  const person = before.at(-1);
  const isPerson =
    person !== undefined &&
    (['ta', 'tema'].includes(person.lower) || (isPersonNoun(person) && hasCode(person, 'sg n')));
  return isPerson && !before.some((token) => hasCode(token, 'sg el', 'pl el'));
}

/** True for the name of a trade beside a verb of becoming. */
export function isBecoming({ tokens }: GrammarSentence, noun: number, verb: number): boolean {
  return isRole(tokens[noun]!) && BECOMING.has(tokens[verb]!.lemma);
}

function hasSubjectBefore({ tokens }: GrammarSentence, at: number): boolean {
  const [left] = findSegment(tokens, at);
  const before = tokens.slice(left, at);
  return (
    SPEAKERS.has(tokens[at]!.code) || before.some(({ code, pos }) => code === 'sg n' && 'SPH'.includes(pos))
  );
}

function isRole(token: GrammarToken): boolean {
  return ROLE.test(token.lemma) && isOnly(token, 'sg n', 'sg g') && hasCode(token, 'sg n');
}

/** What follows belongs to no longer phrase: `õpetaja juures`, `arsti retsept`. */
function endsPhrase(next: GrammarToken | undefined): boolean {
  return !next?.isWord || next.pos === 'J' || (hasCode(next, 'sg in', 'sg ad') && !hasPart(next, 'KD'));
}

export const roleNoun: Rule = {
  id: 'role-noun',
  examples: ['Mu õde töötab arstina.', 'Tahan saada kokaks.'],
  errorType: 'caseError',
  find: findAtEach(findRole),
};
