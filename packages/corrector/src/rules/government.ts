import { capitalise } from '@keelerada/estonian/capitalise';
import { makeTable } from '@keelerada/estonian/make-table';
import { isInClause } from '../sentence/clause-verbs';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { ADPOSITIONS } from './data/adposition-cases';
import { ABILITY_NOUNS } from './infinitive-verbs';
import { VERB_FRAMES, type VerbFrame } from './data/verb-frames';
import { ADJECTIVE_CASES, PARTITIVE_VERBS, PRONOUN_CASES, VERB_CASES } from './data/verb-cases';
import { PLACE_NOUNS } from './data/local-nouns';
import { isPersonNoun } from './post-ranking/persons';
import { attributeCode, changePhrase } from '../sentence/phrase';
import {
  caseOfCode,
  childrenOf,
  hasCase,
  hasCode,
  hasPart,
  isNominal,
  lemmaCodes,
  listCases,
  listWords,
  nominalCodes,
  numberOfCode,
  relationOf,
} from '../sentence/readings';
import { makeWordHit } from '../sentence/rule-hits';
import type { Rule, RuleHit } from '../sentence/rule';

/** Nouns of time and duration, whatever the verb. */
const TIMES = listWords(
  'aasta kuu nädal päev tund minut sekund hommik õhtu öö kevad suvi sügis talv kord aeg nädalavahetus hetk lõuna esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev vahel sajand lapsepõlv',
);
const WHOLE_RELATIONS = listWords('obl obj nmod nsubj iobj');
/** Verbs that share the complement of their infinitive: tahan teid tänada. */
const SHARING = listWords(
  'tahtma soovima võima saama pidama hakkama oskama proovima tulema jääma suutma tohtima julgema püüdma',
);
/** Participles and gerunds, which have frames of their own. */
const UNSURE_CODES = listWords('tud tav tuks mata');
const SPEAKER_CODES = listWords('n d me te sin sime site ksin ksime ksite');
const PERSONAL = listWords('mina sina tema');
/** Words of amount that are a subject with what is counted. */
const SHARES = listWords('osa enamik hulk rühm');
const REFLEXIVES = listWords('end ennast');
const FARTHEST_PREPOSITION = 3;
/** Words whose case is seldom asked for by the verb. */
const ADVERBIALS = listWords('miski midagi ise kes kell uksekell');
/** Local case that a verb takes beside the one of its frame: `osaleb selles`, `osaleb võistlusel`. */
const SAME_SERIES = makeTable<string>({ ill: 'in', all: 'ad' });
/** Words that make another verb of the verb. */
const PARTICLES = listWords(
  'ära lahti kinni välja sisse üles alla maha üle läbi ette taga tagasi kokku lahku edasi järele peale juurde kõrvale mööda vastu ümber esile kaasa heaks valmis korda ilma aru osa lugu',
);
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
    (['xcomp', 'csubj'].includes(relationOf(own)) &&
      head === own.head &&
      SHARING.has(tokens[head]?.lemma ?? ''));
  return (
    isOfVerb &&
    (pos === 'S' || pos === 'P' || upos === 'PROPN') &&
    !TIMES.has(lemma) &&
    !isSubject(sentence, at)
  );
}

/** `pool tundi`, `kaks nädalat`: how long something lasts. */
const isMeasured = ({ tokens }: GrammarSentence, at: number): boolean =>
  TIMES.has(tokens[at]!.lemma) && hasPart(tokens[at - 1] ?? tokens[at]!, 'N');

function fitsFrame(token: GrammarToken, frame: VerbFrame): boolean {
  return listCases(token).some((code) => code === frame.case || frame.also.includes(code));
}

/** Frames that a teacher names, with the cases that the treebanks show besides, or the frame of the treebanks alone. */
export function listFrames(lemma: string): readonly VerbFrame[] {
  const frames = VERB_FRAMES.get(lemma) ?? [];
  const counted = VERB_CASES.get(lemma);
  if (!counted) return frames;
  if (!frames.some(({ particle }) => particle === undefined)) return [...frames, counted];
  return frames.map((frame) =>
    frame.case === counted.case
      ? { ...frame, wrong: [...frame.wrong, ...counted.wrong.filter((code) => !frame.also.includes(code))] }
      : frame,
  );
}

const isPersonal = ({ lemma, pos }: GrammarToken): boolean => pos === 'P' && PERSONAL.has(lemma);

function findFrame(
  sentence: GrammarSentence,
  verb: number,
  frame: VerbFrame,
  canBeWrong: (token: GrammarToken) => boolean = () => true,
): RuleHit[] {
  const { tokens } = sentence;
  const particles = childrenOf(sentence, verb).filter((i) => !isNominal(tokens[i]!));
  const isOther = (i: number): boolean =>
    PARTICLES.has(tokens[i]!.lower) || relationOf(tokens[i]!) === 'compound';
  if (!frame.particle && particles.some(isOther)) return [];
  const isParticle = (i: number): boolean => tokens[i]!.lower === frame.particle;
  if (frame.particle && !childrenOf(sentence, verb).some(isParticle)) return [];
  const dependents = [...tokens.keys()].filter((at) => isDependent(sentence, at, verb) && !isParticle(at));
  const children = childrenOf(sentence, verb).filter(
    (at) => isNominal(tokens[at]!) && !isSubject(sentence, at) && !isMeasured(sentence, at),
  );
  if ([...dependents, ...children].some((at) => fitsFrame(tokens[at]!, frame))) return [];
  const hasClause = childrenOf(sentence, verb).some((i) =>
    ['ccomp', 'xcomp', 'csubj'].includes(relationOf(tokens[i]!)),
  );
  if (hasClause && frame.case === 'p') return [];
  // `unistas end koju`: with a reflexive the verb is another one. `mina meeldin loomi`: who likes whom is turned round.
  const isTurned = tokens[verb]!.lemma === 'meeldima' && SPEAKER_CODES.has(tokens[verb]!.code);
  if (isTurned || children.some((at) => REFLEXIVES.has(tokens[at]!.lower))) return [];
  // `ta meeldib jäätist`: whom it pleases is turned round.
  const isThing = (at: number): boolean => !isPersonal(tokens[at]!) && !isPersonNoun(tokens[at]!);
  const wrong = dependents.filter(
    (at) =>
      canBeWrong(tokens[at]!) &&
      !(tokens[verb]!.lemma === 'meeldima' && isThing(at)) &&
      // `samme suhelda`: whom one talks with is no thing.
      !(frame.question === 'kellega?' && isThing(at) && !maybePerson(tokens[at]!)) &&
      !isOfOtherVerb(sentence, at, verb) &&
      isWrong(sentence, at, frame) &&
      !(frame.case === 'p' && mayBeWhole(tokens[at]!, tokens[verb]!)) &&
      isInClause(sentence, at, verb) &&
      !isAfterPreposition(tokens, at),
  );
  return wrong.length === 1 ? makeFrameHit(sentence, wrong[0]!, verb, frame) : [];
}

/** A name, or a noun with an ending of persons: `klassivend`, `valija`. */
const maybePerson = ({ upos, lemma }: GrammarToken): boolean =>
  upos === 'PROPN' || /(?:ja|lane|lik|vend|õde|nik|kond|liige|kas|ist|or|är|ur)$/u.test(lemma);

/** `annan sõbrale raamatu`: most verbs may have a whole object. */
const mayBeWhole = (noun: GrammarToken, verb: GrammarToken): boolean =>
  hasCode(noun, 'sg g', 'pl n') && !PARTITIVE_VERBS.has(verb.lemma);

/** Codes of a noun that its attribute shares, where one has some: `seda sõna` is no genitive. */
function agreedCodes({ tokens }: GrammarSentence, at: number): readonly string[] {
  const codes = lemmaCodes(tokens[at]!);
  const attribute = tokens[at - 1];
  const isOwn = attribute?.head === at && ['det', 'amod'].includes(relationOf(attribute));
  const shared = isOwn ? codes.filter((code) => nominalCodes(attribute).includes(attributeCode(code))) : [];
  return shared.length > 0 ? shared : codes;
}

function isWrong(sentence: GrammarSentence, at: number, frame: VerbFrame): boolean {
  const token = sentence.tokens[at]!;
  const codes = agreedCodes(sentence, at);
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
  // `teda nähes`
  if (next?.code === 'des') return false;
  if (hasPart(token, 'DKJ') || ADVERBIALS.has(token.lemma)) return false;
  // `osa inimesi lahkus`
  if (hasCase(token, 'p') && SHARES.has(sentence.tokens[at - 1]?.lower ?? '')) return false;
  const isAttribute = next?.isWord && isNominal(next) && next.pos !== 'N' && !TIMES.has(next.lemma);
  if (codes.some((code) => caseOfCode(code) === 'g') && isAttribute) return false;
  // `tegelen kodus joogaga`
  if (frame.case === 'kom' && (token.lemma === 'kodu' || PLACE_NOUNS.has(token.lemma))) return false;
  const isShortIllative = token.code !== 'adt';
  return codes.every((code) => (code === 'adt' && isShortIllative) || frame.wrong.includes(caseOfCode(code)));
}

/** `võimalust kohtuda`, `meeldib mulle suhelda`, `kohustab ametit vastama`: right before an infinitive stands what the word before it governs. */
function isOfOtherVerb({ tokens }: GrammarSentence, at: number, verb: number): boolean {
  const above = tokens[at - 1];
  if (at !== verb - 1) return false;
  if (tokens[verb]!.code === 'ma') return hasCase(tokens[at]!, 'p');
  if (tokens[verb]!.code !== 'da') return false;
  const isExperiencer = above?.pos === 'V' && !SHARING.has(above.lemma) && hasCase(tokens[at]!, 'all');
  return isExperiencer || ABILITY_NOUNS.has(tokens[at]!.lemma);
}

/** `pärast teadaolevat insulti`: the case is that of a preposition. */
function isAfterPreposition(tokens: readonly GrammarToken[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - FARTHEST_PREPOSITION), at)
    .some(({ lower }) =>
      ADPOSITIONS.get(lower)?.some(({ side, case: code }) => side === 'pre' && hasCase(tokens[at]!, code)),
    );
}

function makeFrameHit({ tokens }: GrammarSentence, at: number, verb: number, frame: VerbFrame): RuleHit[] {
  const token = tokens[at]!;
  const number = numberOfCode(token.code);
  const near = SAME_SERIES.get(caseOfCode(token.code)) ?? '';
  // `külastan sulle`: whom, not where.
  const code = frame.case !== 'p' && frame.also.includes(near) ? near : frame.case;
  const long = changePhrase(tokens, at, `${number} ${code}`, { isWhole: true })!;
  const short =
    code === 'ill' && number === 'sg' ? changePhrase(tokens, at, 'adt', { isWhole: true }) : undefined;
  const phrase = { ...long, wanted: [...(short?.wanted ?? []), ...long.wanted] };
  const { lower, lemma } = tokens[verb]!;
  const own = lower.endsWith('tud') ? lower : lemma;
  const name = frame.particle === undefined ? own : `${frame.particle} ${own}`;
  const details = { case: code, question: frame.question };
  return [{ ...phrase, variant: 'frame', word: name, details, isCertain: true }];
}

/** `mina meeldib`: the person who likes is in the allative. */
function findExperiencer({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const next = tokens[at + 1];
  const wanted = EXPERIENCERS.get(tokens[at]!.lower)!;
  if (next?.lemma !== 'meeldima' || !['b', 's', 'vad', 'sid', 'ks'].includes(next.code)) return [];
  const isSubject = tokens[at]!.lower === 'nad' || tokens[at]!.lower === 'nemad';
  if (isSubject && ['vad', 'sid'].includes(next.code)) return [];
  const word = tokens[at]!.form === tokens[at]!.lower ? wanted : capitalise(wanted);
  const details = { case: 'all', question: 'kellele?' };
  return makeWordHit(at, word, { variant: 'frame', word: 'meeldima', details });
}

export const government: Rule = {
  id: 'government',
  examples: ['Helistan emale igal õhtul.', 'Meie plaanid sõltuvad ilmast.'],
  errorType: 'caseError',
  find: (sentence) => {
    const { tokens } = sentence;
    return tokens.flatMap(({ lemma, lower }, at) => {
      if (EXPERIENCERS.get(lower)) return findExperiencer(sentence, at);
      const adjective = ADJECTIVE_CASES.get(lower.endsWith('tud') ? lower : lemma);
      if (adjective) return findFrame(sentence, at, adjective);
      if (UNSURE_CODES.has(tokens[at]!.code)) return [];
      const hits = listFrames(lemma).flatMap((frame) => findFrame(sentence, at, frame));
      const pronoun = PRONOUN_CASES.get(lemma);
      const others = pronoun ? findFrame(sentence, at, pronoun, isPersonal) : [];
      return [...hits, ...others].slice(0, 1);
    });
  },
};
