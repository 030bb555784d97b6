import { capitalise } from '@keelerada/estonian/capitalise';
import { makeTable } from '@keelerada/estonian/make-table';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { VERB_FRAMES, type VerbFrame } from './data/verb-frames';
import { changePhrase } from '../sentence/phrase';
import {
  caseOfCode,
  childrenOf,
  hasCase,
  hasCode,
  isNominal,
  lemmaCodes,
  listWords,
  numberOfCode,
  relationOf,
} from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

/** Nouns of time and duration, whatever the verb. */
const TIMES = listWords(
  'aasta kuu nädal päev tund minut sekund hommik õhtu öö kevad suvi sügis talv kord aeg nädalavahetus hetk lõuna esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev vahel sajand lapsepõlv',
);
const WHOLE_RELATIONS = listWords('obl obj nmod nsubj iobj');
/** Verbs that share the complement of their infinitive: tahan teid tänada. */
const SHARING = listWords('tahtma soovima võima saama pidama hakkama oskama proovima');
const EXPERIENCERS = makeTable<string>({
  ...{
    ma: 'mulle',
    mina: 'minule',
    sa: 'sulle',
    sina: 'sinule',
    me: 'meile',
    nad: 'neile',
    nemad: 'nendele',
  },
});

/** A subject in the nominative, whose form may also be a partitive. */
function isSubject({ tokens }: GrammarSentence, at: number): boolean {
  return relationOf(tokens[at]!) === 'nsubj' && hasCode(tokens[at]!, 'sg n', 'pl n');
}

function isDependent(sentence: GrammarSentence, at: number, verb: number): boolean {
  const { tokens } = sentence;
  const { pos, upos, head, lemma } = tokens[at]!;
  const own = tokens[verb]!;
  const isOfVerb =
    head === verb ||
    (relationOf(own) === 'xcomp' && head === own.head && SHARING.has(tokens[head]?.lemma ?? ''));
  return (
    isOfVerb &&
    at !== verb &&
    (pos === 'S' || pos === 'P' || upos === 'PROPN') &&
    !TIMES.has(lemma) &&
    !isSubject(sentence, at)
  );
}

function fitsFrame(token: GrammarToken, frame: VerbFrame): boolean {
  return hasCase(token, frame.case, ...frame.also);
}

function findFrame(sentence: GrammarSentence, verb: number, frame: VerbFrame): RuleHit[] {
  const { tokens } = sentence;
  const particles = childrenOf(sentence, verb).filter((i) => !isNominal(tokens[i]!));
  if (!frame.particle && particles.some((i) => tokens[i]!.lower === 'kaasa')) return [];
  if (frame.particle && !particles.some((i) => tokens[i]!.lower === frame.particle)) return [];
  const dependents = [...tokens.keys()].filter((at) => isDependent(sentence, at, verb));
  if (dependents.some((at) => fitsFrame(tokens[at]!, frame))) return [];
  const hasClause = childrenOf(sentence, verb).some((i) =>
    ['ccomp', 'xcomp', 'csubj'].includes(relationOf(tokens[i]!)),
  );
  if (hasClause && frame.case === 'p') return [];
  const wrong = dependents.filter((at) => isWrong(sentence, at, frame));
  return wrong.length === 1 ? makeFrameHit(sentence, wrong[0]!, verb, frame) : [];
}

function isWrong(sentence: GrammarSentence, at: number, frame: VerbFrame): boolean {
  const token = sentence.tokens[at]!;
  const codes = lemmaCodes(token);
  const next = sentence.tokens[at + 1];
  if (
    codes.length === 0 ||
    !token.isKnown ||
    !WHOLE_RELATIONS.has(relationOf(token)) ||
    token.lemma === 'mis'
  )
    return false;
  if (
    childrenOf(sentence, at).some((i) => ['case', 'nummod', 'conj'].includes(relationOf(sentence.tokens[i]!)))
  )
    return false;
  if (next?.pos === 'K' || ['kes', 'ise'].includes(token.lemma)) return false;
  if (codes.includes('sg n') && relationOf(token) === 'nsubj') return false;
  const isShortIllative = token.code !== 'adt' && codes.length > 1;
  return codes.every((code) => (code === 'adt' && isShortIllative) || frame.wrong.includes(caseOfCode(code)));
}

function makeFrameHit({ tokens }: GrammarSentence, at: number, verb: number, frame: VerbFrame): RuleHit[] {
  const token = tokens[at]!;
  const number = numberOfCode(token.code);
  const long = changePhrase(tokens, at, `${number} ${frame.case}`, { isWhole: true });
  if (!long) return [];
  const short =
    frame.case === 'ill' && number === 'sg' ? changePhrase(tokens, at, 'adt', { isWhole: true }) : undefined;
  const phrase = { ...long, wanted: [...(short?.wanted ?? []), ...long.wanted] };
  const name =
    frame.particle === undefined ? tokens[verb]!.lemma : `${frame.particle} ${tokens[verb]!.lemma}`;
  return [
    {
      ...phrase,
      variant: 'frame',
      word: name,
      details: { case: frame.case, question: frame.question },
      isCertain: true,
    },
  ];
}

/** `mina meeldib`: the person who likes is in the allative. */
function findExperiencer({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const next = tokens[at + 1];
  const wanted = EXPERIENCERS.get(tokens[at]!.lower);
  if (!wanted || next?.lemma !== 'meeldima' || !['b', 's', 'vad', 'sid', 'ks'].includes(next.code)) return [];
  const isSubject = tokens[at]!.lower === 'nad' || tokens[at]!.lower === 'nemad';
  if (isSubject && ['vad', 'sid'].includes(next.code)) return [];
  const word = tokens[at]!.form === tokens[at]!.lower ? wanted : capitalise(wanted);
  const details = { case: 'all', question: 'kellele?' };
  return [
    {
      start: at,
      end: at + 1,
      wanted: [[word]],
      variant: 'frame',
      word: 'meeldima',
      details,
      isCertain: true,
    },
  ];
}

/** `rahul`: kellega? millega? */
function findSatisfied(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const frame: VerbFrame = {
    case: 'kom',
    wrong: ['all', 'el', 'ad'],
    question: 'kellega? millega?',
    also: [],
  };
  const wrong = [...tokens.keys()].filter(
    (i) => tokens[i]!.head === at && tokens[i]!.pos === 'S' && isWrong(sentence, i, frame),
  );
  if (
    wrong.length !== 1 ||
    [...tokens.keys()].some((i) => tokens[i]!.head === at && hasCase(tokens[i]!, 'kom'))
  )
    return [];
  return makeFrameHit(sentence, wrong[0]!, at, frame).map((hit) => ({ ...hit, word: 'rahul' }));
}

export const government: Rule = {
  id: 'government',
  examples: ['Helistan emale igal õhtul.', 'Meie plaanid sõltuvad ilmast.'],
  errorType: 'caseError',
  find: (sentence) =>
    sentence.tokens.flatMap(({ pos, lemma, lower }, at) => {
      if (EXPERIENCERS.get(lower)) return findExperiencer(sentence, at);
      if (lower === 'rahul') return findSatisfied(sentence, at);
      const frames = pos === 'V' ? (VERB_FRAMES.get(lemma) ?? []) : [];
      return frames.flatMap((frame) => findFrame(sentence, at, frame)).slice(0, 1);
    }),
};
