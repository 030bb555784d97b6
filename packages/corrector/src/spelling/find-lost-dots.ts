import { makeTable } from '@keelerada/estonian/make-table';
import type { Correction } from '../correction/correction';
import type { LetterChange } from '../correction/correction-reason';
import { scoreInContext } from '../language/score-in-context';
import type { Lexicon } from '../language/lexicon';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { isCheckable } from './is-checkable';
import { isForeignSentence } from './is-foreign-sentence';
import { listLetterChanges } from './list-letter-changes';
import { findLogFrequency, UNSEEN_LOG_FREQUENCY } from './list-respellings';
import type { SpellingKnowledge } from './rank-respellings';
import { restoreCase } from './restore-case';

const DOTTED = makeTable<readonly string[]>({ a: ['ä'], o: ['õ', 'ö'], u: ['ü'], s: ['š'], z: ['ž'] });
/** Nats by which the word with its dots fits better: of 3,955 edited sentences two then have a word that is changed. */
const LEAST_GAIN = 5.5;
/** The same where a capital at the beginning of a sentence may be a name's. */
const LEAST_CAPITAL_GAIN = 8;
/** Decimal orders by which a word that nobody writes (`toendeid`) is rarer than the one with dots. */
const UNHEARD_GAP = 3;
/** The same in a text that has no dots at all, and the nats by which the other word fits better there. */
const BARE = { gap: 1, gain: 1 };
/** Words of a text without dots that say that its writer has none: every third Estonian word has some. */
const LEAST_WORDS = 4;
/** Decimal logarithms of the frequency of a word that one without dots may be, and one with a capital, which names have. */
const [LEAST_FREQUENCY, LEAST_CAPITAL_FREQUENCY] = [-6, -4.5];
/** The same of a capital in a text without dots. */
const LEAST_BARE_FREQUENCY = -5.5;
const MOST_VARIANTS = 600;
const SCORE = 0.88;

/**
 * Words that have lost the dots of their letters: unknown ones (`oues`), and known ones where another word fits far better
 * (`laks`, `haid`) or is far more usual.
 */
export function findLostDots(
  sentences: readonly GrammarSentence[],
  knowledge: Pick<SpellingKnowledge, 'lexicon' | 'words' | 'model' | 'morphology'>,
): Correction[] {
  const words = sentences.flatMap(({ tokens }) => tokens.filter(({ isWord }) => isWord));
  const isBare = words.length >= LEAST_WORDS && !words.some(({ lower }) => /[õäöü]/u.test(lower));
  const unknown = sentences.map((sentence) =>
    findIn(sentence, false, findLikeliest, { isBare, ...knowledge }),
  );
  // `Ta avas uksi ja aknaid` has no dots to lose: another word must have lost its own.
  const hasLost = isBare && unknown.some(({ length }) => length > 0);
  return sentences.flatMap((sentence, s) => {
    const found = [...unknown[s]!, ...findIn(sentence, true, findFitting, { isBare: hasLost, ...knowledge })];
    // `Jargmisel paeval laksime oue`: most words of another language are no words with dots either.
    const strange = sentence.tokens.filter((token) => isCheckable(token) && !token.isKnown);
    return isForeignSentence(sentence) && 2 * found.length < strange.length ? [] : found;
  });
}

interface DotSources extends Pick<SpellingKnowledge, 'lexicon' | 'words' | 'model' | 'morphology'> {
  /** The text has no dots at all, and for known words another one has lost its own. */
  readonly isBare: boolean;
}

/** What has lost its dots of the known or of the unknown words of a sentence, names inside it apart. */
function findIn(
  sentence: GrammarSentence,
  isKnown: boolean,
  find: (sentence: GrammarSentence, at: number, sources: DotSources) => string | undefined,
  sources: DotSources,
): Correction[] {
  return sentence.tokens.flatMap((token, at) => {
    const isName = !isKnown && token.form !== token.lower && at > 0;
    if (token.isKnown !== isKnown || isName || !isCheckable(token)) return [];
    const word = find(sentence, at, sources);
    return word === undefined ? [] : [makeCorrection(token, word, sources)];
  });
}

/** True for changes that give letters their dots and nothing else. */
export function areDots(changes: readonly LetterChange[]): boolean {
  return (
    changes.length > 0 && changes.every(({ written, right }) => DOTTED.get(written)?.includes(right) === true)
  );
}

/** What fits the place of a known word far better. */
function findFitting(
  sentence: GrammarSentence,
  at: number,
  { isBare, ...knowledge }: DotSources,
): string | undefined {
  const { form, lower } = sentence.tokens[at]!;
  const [best] = rankDotted(sentence, at, knowledge);
  if (!best) return undefined;
  const gap = best.frequency - findLogFrequency(knowledge.lexicon, lower);
  const gain = best.score - scoreInContext(knowledge.words, sentence, { start: at, end: at + 1 }, [lower]);
  const isUnheard = gap >= UNHEARD_GAP && (form === lower || best.frequency >= LEAST_CAPITAL_FREQUENCY);
  const isLost = isUnheard || (isBare && gap >= BARE.gap && gain > BARE.gain);
  const isFar = gain > (form === lower ? LEAST_GAIN : LEAST_CAPITAL_GAIN);
  return isFar || (isLost && !isOtherSlip(lower, best.frequency, knowledge.lexicon)) ? best.word : undefined;
}

/** What an unknown word is with its dots: the most usual word, or in a text without dots the only compound. */
function findLikeliest(
  sentence: GrammarSentence,
  at: number,
  { isBare, ...knowledge }: DotSources,
): string | undefined {
  const { form, lower } = sentence.tokens[at]!;
  const [first] = rankDotted(sentence, at, knowledge).sort((one, other) => other.frequency - one.frequency);
  const [least, leastCapital] = isBare
    ? [UNSEEN_LOG_FREQUENCY, LEAST_BARE_FREQUENCY]
    : [LEAST_FREQUENCY, LEAST_CAPITAL_FREQUENCY];
  if (first && first.frequency < (form === lower ? least : leastCapital)) return undefined;
  if (first) return first.word;
  if (!isBare || isOtherSlip(lower, UNSEEN_LOG_FREQUENCY, knowledge.lexicon)) return undefined;
  const known = listDotted(lower).filter((word) => knowledge.morphology.isKnown(word));
  return known.length === 1 ? known[0] : undefined;
}

/** Whether a letter less, or a letter twice, makes a word that is more usual than `frequency`: `Pari` is `Paari`, not `Päri`. */
function isOtherSlip(lower: string, frequency: number, lexicon: Lexicon): boolean {
  const isUsual = (word: string): boolean => {
    const id = lexicon.find(word);
    return lexicon.isCandidate(id) && lexicon.logFrequency(id) > frequency;
  };
  return [...lower].some(
    (letter, i) =>
      isUsual(lower.slice(0, i) + lower.slice(i + 1)) || isUsual(lower.slice(0, i) + letter + lower.slice(i)),
  );
}

/** Words that a word may be with its dots, the one that fits best first. */
function rankDotted(
  sentence: GrammarSentence,
  at: number,
  { lexicon, words }: Pick<SpellingKnowledge, 'lexicon' | 'words'>,
): { readonly word: string; readonly score: number; readonly frequency: number }[] {
  const place = { start: at, end: at + 1 };
  return listDotted(sentence.tokens[at]!.lower)
    .filter((word) => lexicon.isCandidate(lexicon.find(word)))
    .map((word) => ({
      word,
      score: scoreInContext(words, sentence, place, [word]),
      frequency: findLogFrequency(lexicon, word),
    }))
    .sort((one, other) => other.score - one.score);
}

function listDotted(lower: string): string[] {
  let written = [''];
  for (const letter of lower) {
    const letters = [letter, ...(DOTTED.get(letter) ?? [])];
    written = written.flatMap((begin) => letters.map((next) => begin + next)).slice(0, MOST_VARIANTS);
  }
  return written.slice(1);
}

function makeCorrection(
  { start, end, form, lower, isKnown }: GrammarToken,
  word: string,
  { lexicon, model }: Pick<SpellingKnowledge, 'lexicon' | 'model'>,
): Correction {
  return {
    ...{ start, end, original: form, replacements: [restoreCase(word, form, lexicon)] },
    ...{ type: 'spellingError', tier: 'sure', score: SCORE },
    reason: {
      kind: isKnown ? 'confused-word' : 'misspelling',
      changes: listLetterChanges(model.errors, lower, word),
    },
  };
}
