import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import type { Correction } from '../correction/correction';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { matchCase } from '../sentence/match-case';
import { hasCode, hasPart } from '../sentence/readings';
import type { SpellingKnowledge } from './rank-respellings';
import { scoreInContext } from '../language/score-in-context';

/** Nats by which the joined word is likelier than the two: of known words, and where one of them is no word. */
const [KNOWN_GAIN, UNKNOWN_GAIN] = [6, 2];
/** What is asked more of a joined word that is rarer than this (decimal logarithm of its frequency). */
const [USUAL_FREQUENCY, RARE_GAIN] = [-6.45, 4];
/** The same where the word before may belong to the first one (`selle rahva pärimus`) or the second one is seldom seen. */
const OWNED_GAIN = 11;
const SHORTEST_PART = 2;
const SCORE = 0.9;
const LETTERS = /^\p{Script=Latin}+$/u;
const OWNER_CODES = ['sg g', 'pl g', 'sg p'];

interface CutWord {
  readonly sentence: GrammarSentence;
  readonly at: number;
  readonly joined: string;
}

/**
 * Words that are written as two, in text order: where the dictionary knows the joined word as a compound (or with -gi), edited
 * Estonian uses it, and the two do not stand side by side otherwise.
 */
export function findCutWords(
  text: string,
  sentences: readonly GrammarSentence[],
  knowledge: SpellingKnowledge,
): Correction[] {
  const marked = sentences
    .flatMap((sentence) => listCutWords(text, sentence, knowledge))
    .filter((cut) => isOneWord(cut, knowledge.morphology.analyse(cut.joined), knowledge));
  return marked
    .filter(({ sentence, at }, i) => marked[i - 1]?.sentence !== sentence || marked[i - 1]!.at + 1 !== at)
    .map(makeCorrection);
}

function listCutWords(
  text: string,
  sentence: GrammarSentence,
  { lexicon, words }: SpellingKnowledge,
): CutWord[] {
  const { tokens } = sentence;
  return tokens.flatMap((first, at) => {
    const second = tokens[at + 1];
    if (!second || !mayJoin(first, second) || text.slice(first.end, second.start) !== ' ') return [];
    const joined = first.lower + second.lower;
    const isSeen = lexicon.find(joined) >= 0;
    const isBroken = !second.isKnown;
    // What the analyser says of its base form decides below.
    if (!isSeen) return isRest(first, second) ? [{ sentence, at, joined }] : [];
    // The word model gives all unknown words together the share of one.
    if (!first.isKnown && lexicon.find(first.lower) < 0) return [{ sentence, at, joined }];
    const place = { start: at, end: at + 2 };
    const gain =
      scoreInContext(words, sentence, place, [joined]) -
      scoreInContext(words, sentence, place, [first.lower, second.lower]);
    const isOwned = at > 0 && hasCode(first, 'sg g') && hasCode(tokens[at - 1]!, ...OWNER_CODES);
    const isDoubtful = isOwned || lexicon.find(second.lower) < 0;
    const rare = lexicon.logFrequency(lexicon.find(joined)) < USUAL_FREQUENCY ? RARE_GAIN : 0;
    const least = isBroken ? UNKNOWN_GAIN : isDoubtful ? OWNED_GAIN : KNOWN_GAIN;
    return gain > least + rare ? [{ sentence, at, joined }] : [];
  });
}

/** A beginning that does not stand before a noun as a word of its own: none at all, or a nominative. */
function isRest(first: GrammarToken, second: GrammarToken): boolean {
  if (!second.isKnown || !hasPart(second, 'SA')) return false;
  return !first.isKnown || !hasCode(first, 'sg g');
}

function mayJoin(first: GrammarToken, second: GrammarToken): boolean {
  if (!LETTERS.test(first.form)) return false;
  if (Math.min(first.form.length, second.form.length) < SHORTEST_PART) return false;
  if (!first.isKnown || !second.isKnown) return first.form === first.lower || first.isKnown;
  // Of known words the first is a noun as it stands before another in a compound.
  const isNoun = 'SAN'.includes(second.pos);
  return isNoun && first.pos === 'S' && !hasPart(first, 'P') && hasCode(first, 'sg n', 'sg g');
}

function isOneWord(
  { sentence: { tokens }, at, joined }: CutWord,
  { isKnown, analyses }: EstonianFormAnalyses,
  { lexicon }: SpellingKnowledge,
): boolean {
  if (!isKnown) return false;
  const [first, second] = [tokens[at]!, tokens[at + 1]!];
  const compounds = analyses.filter(({ root }) => root.includes('_'));
  if (!first.isKnown || !second.isKnown) return true;
  const isUsed = lexicon.find(joined) >= 0 || compounds.some(({ lemma }) => lexicon.find(lemma) >= 0);
  return compounds.length > 0 && isUsed;
}

function makeCorrection({ sentence: { tokens }, at, joined }: CutWord): Correction {
  const [first, second] = [tokens[at]!, tokens[at + 1]!];
  return {
    ...{ start: first.start, end: second.end, original: `${first.form} ${second.form}` },
    ...{ replacements: [matchCase(joined, first.form)], type: 'wordCountError', tier: 'sure', score: SCORE },
    reason: { kind: 'written-apart', parts: [first.form, second.form] },
  };
}
