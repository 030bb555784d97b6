import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import { findSegment } from '../../sentence/clauses';
import { changePhrase } from '../../sentence/phrase';
import { hasCode, hasPart, isOnly, listWords } from '../../sentence/readings';
import type { Rule, RuleHit } from '../../sentence/rule';

/** Nouns that name what somebody does for a living, by their ends. */
export const ROLE =
  /(?:\p{L}{3}ja|nik|ist|eer|ener|oloog|graaf|tor|sor|juht|arst|meister|kokk|juuksur|direktor|õde|jurist)$/u;
/** Verbs of what somebody becomes. */
const BECOMING = listWords('saama hakkama õppima');
const SPEAKERS = listWords('n d me te sin sime site');
const SUBJECTS = listWords('ma mina sa sina ta tema me meie te teie nad nemad');

/** `töötab õpetaja`, `tahan saada arst`: a role beside its verb has a case of its own. */
function findRole(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  const isBecoming = BECOMING.has(verb.lemma) && isPersonal(sentence, at);
  const isWorking = verb.lemma === 'töötama' && hasSubjectBefore(sentence, at);
  if (!isWorking && !isBecoming) return [];
  for (let i = at + 1; tokens[i]?.isWord; i++) {
    const token = tokens[i]!;
    if (token.pos === 'J' || token.pos === 'V') return [];
    if (token.pos !== 'S') continue;
    if (!isRole(token) || !endsPhrase(tokens[i + 1])) return [];
    const variant = isBecoming ? 'becoming' : 'working';
    const phrase = changePhrase(tokens, i, isBecoming ? 'sg tr' : 'sg es', { isWhole: true });
    return phrase ? [{ ...phrase, variant, word: verb.lemma, isCertain: true }] : [];
  }
  return [];
}

/** True where the subject is a person that stands before the verb or in its ending. */
function isPersonal({ tokens }: GrammarSentence, at: number): boolean {
  const { code, lemma } = tokens[at]!;
  if (code === 'da' || code === 'ma') return true;
  if (lemma === 'saama' && !SPEAKERS.has(code)) return false;
  return SPEAKERS.has(code) || SUBJECTS.has(tokens[at - 1]?.lower ?? '');
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
  find: (sentence) => sentence.tokens.flatMap((_, at) => findRole(sentence, at)),
};
