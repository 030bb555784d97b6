import { makeTable } from '@keelerada/estonian/make-table';
import { findSegment } from '../../sentence/clauses';
import { type GrammarSentence, type GrammarToken, isFinite } from '../../sentence/grammar-sentence';
import { hasCode, listWords } from '../../sentence/readings';
import { findAtEach, makeFormHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';

const PAST_DAYS = listWords('eile üleeile');
const COMING_DAYS = listWords('homme ülehomme');
const PAST = listWords('eelmisel möödunud läinud');
const COMING = listWords('järgmisel tuleval');
const TIMES = listWords('aasta kuu nädal suvi talv sügis kevad nädalavahetus päev');
const PRESENT_TO_PAST = makeTable({ n: 'sin', d: 'sid', b: 's', me: 'sime', te: 'site', vad: 'sid' });
const PAST_TO_PRESENT = makeTable({ sin: 'n', s: 'b', sime: 'me', site: 'te' });
/** What one thinks or promises now of another time: `mäletan eilset`, `lubas homme tulla`. */
const MENTAL = listWords(
  'mäletama teadma arvama tundma lubama otsustama plaanima kavatsema ütlema rääkima soovima tahtma pidama',
);

/** `eile`, `eelmisel nädalal`: the time of a clause and which tense goes with it. */
function findTime({ tokens }: GrammarSentence, at: number): 'past' | 'coming' | undefined {
  const token = tokens[at]!;
  if (PAST_DAYS.has(token.lower)) return 'past';
  if (COMING_DAYS.has(token.lower)) return 'coming';
  const which = tokens[at - 1];
  if (!which || !TIMES.has(token.lemma) || token.code !== 'sg ad') return undefined;
  return PAST.has(which.lower) ? 'past' : COMING.has(which.lower) ? 'coming' : undefined;
}

/** `Eile ma lähen poodi`: the tense is not that of the time. What is told as if it were now is right, so it is only possible. */
function findTense(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const time = findTime(sentence, at);
  if (time === undefined) return [];
  const [left, right] = findSegment(tokens, at);
  const clause = tokens.slice(left, right);
  const verbs = clause.filter(isFinite);
  // Of two clauses without a mark the time belongs to the one that it stands in.
  const joint = clause.findIndex(({ pos }) => pos === 'J');
  const own = joint < 0 ? verbs : verbs.filter((verb) => clause.indexOf(verb) < joint === at - left < joint);
  const verb = own[0]!;
  if (own.length !== 1 || isOther(clause, verb)) return [];
  const wanted = (time === 'past' ? PRESENT_TO_PAST : PAST_TO_PRESENT).get(verb.code);
  const reason = { variant: time, word: tokens[at]!.form, isOpen: true } as const;
  return wanted === undefined ? [] : makeFormHit(tokens.indexOf(verb), verb, [wanted, 'V'], reason);
}

/** A verb of thinking, or a clause with another verb that the time may belong to. */
function isOther(clause: readonly GrammarToken[], verb: GrammarToken): boolean {
  return (
    MENTAL.has(verb.lemma) ||
    clause.some((token) => !PAST.has(token.lower) && hasCode(token, 'da', 'ma', 'nud', 'tud', 'neg')) ||
    clause.some(({ lower }) => ['et', 'mis', 'kes', 'kui'].includes(lower))
  );
}

export const verbTense: Rule = {
  id: 'verb-tense',
  examples: ['Eile käisin poes.', 'Järgmisel nädalal sõidan maale.'],
  errorType: 'verbFormError',
  find: findAtEach(findTense),
};
