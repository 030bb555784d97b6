import type { Candidate } from '../../sentence/candidate';
import { endsSubordinate, findSegment, isSubordinator } from '../../sentence/clauses';
import { SENTENCE_ADVERBS, STRESSING } from '../../sentence/free-order';
import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { hasCase, hasCode, hasPart, listWords, relationOf } from '../../sentence/readings';
import { NEVER, type Guard } from './guard';

/** What a move needs in calls, questions and short sentences, whose order shows what is stressed. */
const LEAST_MOVE = 0.75;
const SHORT_SENTENCE_TOKENS = 4;

/** Whether a verb changes places inside a subordinate clause with another word than its subject, or behind a word that frees the order. */
function isFreeInside({ tokens }: GrammarSentence, { start, end }: Candidate): boolean {
  const moved = tokens.slice(start, end);
  if (!moved.some(isFinite)) return false;
  const [left] = findSegment(tokens, start);
  if (SENTENCE_ADVERBS.has(tokens[left]!.lower)) return true;
  const isSubordinate = left > 0 && tokens.slice(left, start + 1).some(isSubordinator);
  const hasSubject = moved.some((token) => relationOf(token) === 'nsubj');
  if (!hasSubject) return isSubordinate;
  // `et teda ei huvita see`: who feels or has it comes first, the subject behind the verb.
  const isOfSomeone = isSubordinate && tokens.slice(left, start).some(isExperiencer);
  return isOfSomeone || moved.some(({ lower }) => STRESSING.has(lower));
}

/** `mulle`, `teda`, `neil`: a person for whom it is so. */
const isExperiencer = (token: GrammarToken): boolean =>
  token.pos === 'P' && hasCode(token, 'sg all', 'sg ad', 'sg p', 'pl all', 'pl ad', 'pl p');

/** `Esiteks, ta on hea`: what a comma sets apart is no part of the clause. */
const isSetApart = ({ tokens }: GrammarSentence, { start }: Candidate): boolean =>
  start === 2 && tokens[1]!.form === ',';

/** `Enne kui lähed, kustuta tuli`: a command begins with its verb, whatever else its noun may be. */
const isCommand = ({ tokens }: GrammarSentence, { start }: Candidate): boolean =>
  findSegment(tokens, start)[0] === start && hasCode(tokens[start]!, 'o', 'ge') && tokens[start]!.pos === 'V';

const HERE = listWords('siin seal siia sinna siit sealt');

/** `Siin poes saab maksta`: the place is one part of the clause. */
const isPlace = ({ tokens }: GrammarSentence, { start }: Candidate): boolean =>
  HERE.has(tokens[start - 1]?.lower ?? '') && hasCase(tokens[start]!, 'in', 'ad', 'ill', 'all', 'el', 'abl');

/** `läks õppima ülikooli`: where to may stand behind what for. */
const isGoal = ({ tokens }: GrammarSentence, { start }: Candidate): boolean =>
  tokens[start]!.code === 'ma' && hasCase(tokens[start + 1]!, 'ill', 'all');

/** `pole hullu, teda saab suunata`: behind a main clause the next one does not begin with its verb. */
function isNextClause({ tokens }: GrammarSentence, { start, end }: Candidate): boolean {
  if (tokens[start - 1]?.form !== ',' || !isFinite(tokens[end - 1]!)) return false;
  const [left] = findSegment(tokens, start - 2);
  return tokens.slice(left, start).some(isFinite) && !endsSubordinate(tokens, start - 1);
}

const COORDINATORS = listWords('ja ning aga kuid või ega ent vaid');

/** `elan Tartus see on ilus linn`: between two clauses a comma is missing. */
function isRunOn({ tokens }: GrammarSentence, { start, end }: Candidate): boolean {
  if (!tokens.slice(start, end).some(isFinite)) return false;
  const before = tokens.slice(findSegment(tokens, start)[0], start);
  const joined = before.findLastIndex((token) => COORDINATORS.has(token.lower) || isSubordinator(token));
  return before.slice(joined + 1).some((token) => isFinite(token) && !token.code.startsWith('neg'));
}

const SUMS = listWords('pluss miinus korda');

/** `kolm pluss neli on seitse`: a sum is the subject. */
const isSum = ({ tokens }: GrammarSentence, { start }: Candidate): boolean =>
  tokens.slice(Math.max(0, start - 1), start + 1).some(({ lower }) => SUMS.has(lower)) &&
  tokens.slice(start, start + 2).some((token) => hasPart(token, 'N'));

/** The order of `Seal ta oli!`, `Miks see siin oli?` and `Isegi ema naeris.` is what the writer means, as is that of `kuidas ta püsti tõusis`. */
export const keepOrder: Guard = (candidate, { sentence }) => {
  const { tokens } = sentence;
  if (candidate.kind !== 'move') return 0;
  if (
    [isFreeInside, isSetApart, isSum, isCommand, isPlace, isGoal, isNextClause, isRunOn].some((isRight) =>
      isRight(sentence, candidate),
    )
  )
    return NEVER;
  const isStressed = tokens.length <= SHORT_SENTENCE_TOKENS || '!?'.includes(tokens.at(-1)?.form ?? '.');
  return isStressed ? LEAST_MOVE : 0;
};
