import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { findSegment } from '../../sentence/clauses';
import { changePhrase } from '../../sentence/phrase';
import {
  caseOfCode,
  hasCode,
  hasPart,
  isOnly,
  listCases,
  listWords,
  numberOfCode,
} from '../../sentence/readings';
import { makeFormHit } from '../../sentence/rule-hits';
import type { RuleHit } from '../../sentence/rule';
import { listFrames } from '../government';
import { TIMES } from '../object-pronoun';
import type { VerbFrame } from '../data/verb-frames';
import { isBare } from './find-asked';
import { isPersonNoun, PERSON_CODES } from './persons';

const SPEAKERS = listWords('n d me te sin sime site');
const RECIPIENTS = listWords('mulle sulle talle meile teile neile');
const OWNERS = listWords('minu sinu tema meie teie nende');
const OTHERS = listWords('b s vad sid');
/** Nominatives that are genitives, too: `võtsin ta kaasa`. */
const GENITIVES = listWords('ta tema meie teie');
const NOUN_CASES = listWords('kom el');
const FARTHEST = 5;
/** Frames of verbs that take a partitive of some words besides. */
const MORE_FRAMES: ReadonlyMap<string, readonly VerbFrame[]> = new Map(
  (
    [
      ['rääkima', 'el', 'kellest? millest?'],
      ['mõtlema', 'el', 'kellest? millest?'],
      ['jutustama', 'el', 'kellest? millest?'],
      ['jalutama', 'kom', 'kellega?'],
    ] as const
  ).map(([verb, code, question]) => [
    verb,
    [{ case: code, wrong: [], question, also: ['p', 'all', 'kom', 'tr'] }],
  ]),
);
/** What is spoken or thought itself. */
const CONTENTS = listWords('lugu jutt muinasjutt nali anekdoot tõde uudis asi mõte keel');

/** `tegelen sport`, `räägib koolipoisid`: a base form beside a verb that asks for a local case or the comitative. */
export function findGoverned(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  if (!hasSubject(sentence, at)) return [];
  const frames = [...listFrames(verb.lemma), ...(MORE_FRAMES.get(verb.lemma) ?? [])];
  const frame = frames.find(
    ({ case: code, particle }) => code !== 'p' && code !== 'tr' && hasParticle(sentence, at, particle),
  );
  if (frame === undefined) return [];
  for (let i = at + 1; i <= at + FARTHEST && tokens[i]?.isWord; i++) {
    const token = tokens[i]!;
    if (token.lower === frame.particle || isPassed(token, i === at + 1)) continue;
    const mayBeOther = frame.wrong.includes('g') || frame.wrong.includes('p');
    const isBase =
      isBare(token) && isOnly(token, 'sg n', 'pl n', ...(mayBeOther ? ['sg g', 'sg p', 'adt'] : []));
    // `sõbrad meeldib see mäng`: what pleases is the subject.
    if (verb.lemma === 'meeldima' && !isPersonNoun(token)) return [];
    if (!isBase || !hasCode(token, 'sg n', 'pl n') || TIMES.has(token.lemma) || !endsPhrase(tokens[i + 1]))
      return [];
    if (MORE_FRAMES.has(verb.lemma) && CONTENTS.has(token.lemma)) return [];
    return isFilled(sentence, at, frame) ? [] : makeHits(sentence, i, verb, frame);
  }
  return [];
}

/** `suhtlemine kolleegid`: the noun of such a verb asks for the same case. */
export function findGovernedByNoun(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const { pos, lemma } = tokens[at]!;
  if (pos !== 'S') return [];
  const verb = lemma.replace(/mine$/u, 'ma');
  const frame = listFrames(verb).find(({ case: code, particle }) => NOUN_CASES.has(code) && !particle);
  const place = tokens[at + 1]?.pos === 'A' ? at + 2 : at + 1;
  const token = tokens[place];
  // `hoidumise võimalused`, `suhtlemisel raskused`: what follows is another part of the clause.
  const isBase =
    !hasCode(tokens[at]!, 'sg g', 'pl g', 'sg ad') &&
    isBare(token) &&
    isOnly(token, 'sg n', 'pl n') &&
    !tokens[place + 1]?.isWord;
  return frame && isBase ? makeHits(sentence, place, { ...tokens[at]!, lemma }, frame) : [];
}

/** The frame of a verb that has no particle, its own or that of what it is about. */
const findPlainFrame = (lemma: string): VerbFrame | undefined =>
  [...(MORE_FRAMES.get(lemma) ?? []), ...listFrames(lemma)].find(({ particle }) => particle === undefined);

/** `keegi aitas me`, `räägin nad iga päev`: a person in the nominative behind a verb that has another subject. */
export function findSecondPerson(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [subject, verb, token, next] = [tokens[at - 2], tokens[at - 1], tokens[at]!, tokens[at + 1]];
  const codes = PERSON_CODES.get(token.lower);
  if (!codes || GENITIVES.has(token.lower) || !subject || !isFinite(verb!)) return [];
  const isSubject = codes.some((code) => hasCode(verb!, code)) || !hasCode(subject, 'sg n', 'pl n');
  if (isSubject || (next?.isWord && next.lower !== 'iga')) return [];
  const frame = findPlainFrame(verb!.lemma);
  const details = { case: frame?.case ?? 'p', question: frame?.question ?? 'keda?' };
  // `räägin nad`: with whom.
  const code = verb!.lemma === 'rääkima' ? 'kom' : details.case;
  const number = hasCode(token, 'pl n') ? 'pl' : 'sg';
  return makeFormHit(at, token, [`${number} ${code}`, 'P'], { variant: 'asked', word: verb!.lemma, details });
}

/** `mees, keda ma räägin`: a relative word at the beginning of a clause of its subject and verb. */
export function findRelative({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [relative, subject, verb, end] = tokens.slice(at, at + 4);
  if (tokens[at - 1]?.form !== ',' || !verb || end?.isWord) return [];
  const frame = findPlainFrame(verb.lemma);
  // `see on mees, keda näha unistan`
  if (!frame || subject!.pos === 'V') return [];
  const written = caseOfCode(relative!.code);
  const { case: code, question } = frame;
  // `raamat, mida ma mõtlen`: what one thinks.
  const isAbout = MORE_FRAMES.has(verb.lemma) && relative!.lemma === 'kes' && written === 'p';
  if (!isAbout && written !== 'g' && !frame.wrong.includes(written)) return [];
  const reason = { variant: 'asked', word: verb.lemma, details: { case: code, question } } as const;
  return makeFormHit(at, relative!, [`sg ${code}`, 'P'], reason);
}

/** A speaker's ending, or a pronoun or noun in the nominative beside the verb. */
function hasSubject({ tokens }: GrammarSentence, at: number): boolean {
  const { code } = tokens[at]!;
  if (SPEAKERS.has(code)) return true;
  const before = tokens[at - 1];
  if (code === 'o' && (!before?.isWord || before.lower === 'palun')) return true;
  const beside = [tokens[at - 1]?.pos === 'D' ? tokens[at - 2] : tokens[at - 1], tokens[at + 1]];
  const isPronoun = beside.some((token) => PERSON_CODES.get(token?.lower ?? '')?.includes(code));
  const [noun] = beside;
  return isPronoun || (OTHERS.has(code) && noun?.pos === 'S' && hasCode(noun, 'sg n', 'pl n'));
}

function hasParticle({ tokens }: GrammarSentence, at: number, particle: string | undefined): boolean {
  return particle === undefined || tokens.slice(at + 1, at + 4).some(({ lower }) => lower === particle);
}

/** What may stand between a verb and its complement: adverbs, adverbials, the subject, attributes in the base form. */
function isPassed(token: GrammarToken, isNext: boolean): boolean {
  if (token.pos === 'D' && !hasPart(token, 'K')) return true;
  if ((token.pos === 'A' || token.lower === 'üks') && hasCode(token, 'sg n', 'pl n')) return true;
  if ((isNext && PERSON_CODES.has(token.lower)) || OWNERS.has(token.lower)) return true;
  if (token.lower === 'see' || RECIPIENTS.has(token.lower)) return true;
  return isOnly(token, 'sg in') || (TIMES.has(token.lemma) && isOnly(token, 'sg ad', 'pl ad'));
}

const endsPhrase = (next: GrammarToken | undefined): boolean =>
  !next?.isWord || next.pos === 'J' || (next.pos === 'D' && !hasPart(next, 'KA'));

/** True where another word of the clause has the case. */
function isFilled({ tokens }: GrammarSentence, at: number, { case: code, also }: VerbFrame): boolean {
  const [left, right] = findSegment(tokens, at);
  const cases = new Set([code, ...also]);
  return tokens
    .slice(left, right)
    .some(
      (token) =>
        !TIMES.has(token.lemma) &&
        (code === 'all' || !RECIPIENTS.has(token.lower)) &&
        listCases(token).some((one) => cases.has(one)),
    );
}

function makeHits(
  { tokens }: GrammarSentence,
  noun: number,
  verb: GrammarToken,
  { case: code, question, particle }: VerbFrame,
): RuleHit[] {
  const number = numberOfCode(tokens[noun]!.code);
  const codes = code === 'ill' && number === 'sg' ? ['adt', 'sg ill'] : [`${number} ${code}`];
  const phrases = codes.flatMap((each) => changePhrase(tokens, noun, each, { isWhole: true }) ?? []);
  const phrase = phrases[0]!;
  const wanted = phrases.flatMap((each) => (each.start === phrase.start ? each.wanted : []));
  const word = particle === undefined ? verb.lemma : `${particle} ${verb.lemma}`;
  return [{ ...phrase, wanted, variant: 'asked', word, details: { case: code, question }, isCertain: true }];
}
