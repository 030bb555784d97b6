import { findAskedInfinitive, PERSON_ENDINGS } from '../infinitive-verbs';
import { findMeantVerb } from '../data/verb-stems';
import type { GrammarSentence } from '../../sentence/grammar-sentence';
import { hasCode, listWords } from '../../sentence/readings';
import { findAtEach, makeHit, makeWordHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';

const NEGATED = listWords('taha saa oska soovi viitsi julge hakka');
const FARTHEST = 4;

/** Lemma of a word that has a personal ending, also of one with a wrong stem (`õppin`). */
function findPersonal({ tokens }: GrammarSentence, at: number): string | undefined {
  const token = tokens[at];
  if (!token?.isWord) return undefined;
  if (!token.isKnown) {
    const meant = findMeantVerb(token.lower);
    return meant && PERSON_ENDINGS.has(meant.code) ? meant.lemma : undefined;
  }
  const isVerb = token.readings.every(({ form }) => PERSON_ENDINGS.has(form));
  return isVerb ? token.readings[0]!.lemma : undefined;
}

/** `tahan sõidan`, `olin veetsin`: of two verbs side by side one alone has a personal ending. */
function findSecond(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  const second = PERSON_ENDINGS.has(verb.code) ? findPersonal(sentence, at + 1) : undefined;
  if (second === undefined) return findBehindNegation(sentence, at);
  if (second === verb.lemma) return [];
  const next = tokens[at + 1]!;
  const details = { lemma: verb.lemma };
  if (verb.lemma === 'olema' && hasCode(next, verb.code))
    return makeHit(at, at + 1, [], { variant: 'being', word: next.form, details });
  const form = findAskedInfinitive(verb);
  // `Tulen, palun aita mind`: a courtesy.
  if (!form || second === 'olema' || next.lower === 'palun') return [];
  const infinitive = { lemma: second, form, partOfSpeech: 'V' };
  return makeWordHit(at + 1, infinitive, { variant: form, word: verb.form, details });
}

/** `ei taha sinuga räägin`: what one does not want or can stands in an infinitive at the end. */
function findBehindNegation(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  const isNegated = tokens[at - 1]?.lower === 'ei' && NEGATED.has(verb.lower);
  if (!isNegated) return [];
  for (let i = at + 1; i <= at + FARTHEST && tokens[i]?.isWord; i++) {
    const second = findPersonal(sentence, i);
    if (second === undefined) continue;
    if (tokens[i + 1]?.isWord || second === verb.lemma) return [];
    const form = verb.lower === 'hakka' ? 'ma' : 'da';
    const infinitive = { lemma: second, form, partOfSpeech: 'V' };
    return makeWordHit(i, infinitive, { variant: form, word: verb.form, details: { lemma: verb.lemma } });
  }
  return [];
}

export const secondVerb: Rule = {
  id: 'second-verb',
  examples: ['Ma tahan koju sõita.', 'Ma hakkan homme õppima.'],
  errorType: 'verbFormError',
  find: findAtEach(findSecond),
};
