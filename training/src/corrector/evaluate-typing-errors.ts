import type { Correction } from '@keelerada/corrector/correction/correction';
import { countRunningWords } from '../annotation/annotate';
import { cutInto } from '../cut-into';
import { listShuffled, makeRandom } from '../learning/random-order';
import { morphology } from '../morphology';
import { readTreebankLines } from '../sources/read-treebank';
import { nameRate } from './evaluate-false-alarms';
import { openWholeCorrector, type WholeCorrector } from './open-correctors';

/** Edited text that no model has seen. */
const PART = 'et_edt-ud-dev';
const SENTENCES = 400;
const [FEWEST_CHARACTERS, MOST_CHARACTERS] = [30, 250];
const [SENTENCE_SEED, ERROR_SEED] = [28, 29];
/** Tries until a planted error is no word. */
const MOST_TRIES = 40;
/** Sentences of edited text that are read as one text, and one in so many of these texts that is read. */
const [SENTENCES_PER_TEXT, TEXT_STEP] = [20, 4];
const MOST_SHOWN = 40;

/**
 * Plants typing errors of one and two letters in edited sentences, so that the analyser does not know the word, and prints how
 * many are marked; then how many words of edited text are marked as unknown, and as errors.
 */
export async function evaluateTypingErrors(): Promise<void> {
  const corrector = await openWholeCorrector();
  const sentences = readTreebankLines(PART);
  for (const letters of [1, 2]) console.log(await measurePlanted(sentences, letters, corrector));
  for (const line of await measureEdited(sentences, corrector)) console.log(line);
}

async function measurePlanted(
  sentences: readonly string[],
  letters: number,
  corrector: WholeCorrector,
): Promise<string> {
  const planted = plantAll(sentences, letters);
  let [marked, first, quiet] = [0, 0, 0];
  const missed: string[] = [];
  for (const error of planted) {
    const { shown } = await corrector(error.text);
    const here = shown.filter(({ start, end }) => start < error.end && error.start < end);
    if (here.length > 0) marked += 1;
    else missed.push(`${error.written} (${error.right})`);
    if (here.some(({ type }) => type === 'unknownWord')) quiet += 1;
    if (here.some((correction) => isMended(correction, error))) first += 1;
  }
  const share = (count: number): string => `${((100 * count) / planted.length).toFixed(1)} %`;
  return [
    `typing errors of ${letters} letter(s), ${planted.length} sentences: marked ${share(marked)}, ` +
      `first right ${share(first)}, quiet ${share(quiet)}`,
    `  missed: ${missed.slice(0, MOST_SHOWN).join(', ')}`,
  ].join('\n');
}

function isMended({ start, end, replacements }: Correction, error: PlantedError): boolean {
  const right = error.text.slice(start, error.start) + error.right + error.text.slice(error.end, end);
  return replacements[0] === right;
}

/** One error in each of the first usable sentences of a shuffled list. */
function plantAll(sentences: readonly string[], letters: number): PlantedError[] {
  const usable = sentences.filter(({ length }) => length >= FEWEST_CHARACTERS && length <= MOST_CHARACTERS);
  const order = listShuffled(usable.length, makeRandom(SENTENCE_SEED));
  const random = makeRandom(ERROR_SEED + letters);
  const planted: PlantedError[] = [];
  for (const index of order) {
    if (planted.length === SENTENCES) break;
    const tries = Array.from({ length: MOST_TRIES }, () => plantTypingError(usable[index]!, letters, random));
    const chosen = tries.find((error) => error && !morphology.analyse(error.written).isKnown);
    if (chosen) planted.push(chosen);
  }
  return planted;
}

async function measureEdited(sentences: readonly string[], corrector: WholeCorrector): Promise<string[]> {
  const marks: Correction[] = [];
  let words = 0;
  const texts = cutInto(sentences, SENTENCES_PER_TEXT).filter((_, i) => i % TEXT_STEP === 0);
  for (const text of texts) {
    const { annotation, shown } = await corrector(text.join(' '));
    words += countRunningWords(annotation);
    marks.push(...shown);
  }
  const quiet = marks.filter(({ type }) => type === 'unknownWord');
  const errors = marks.filter(({ type }) => type !== 'unknownWord');
  const rate = (count: number): string => `${count}, ${nameRate(words, count)}`;
  const show = (correction: Correction): string =>
    `${correction.original}>${correction.replacements[0] ?? '?'}`;
  return [
    `edited text, ${words} words: quiet marks ${rate(quiet.length)}; errors ${rate(errors.length)}`,
    `  quiet: ${quiet.map(({ original }) => original).join(', ')}`,
    `  errors: ${errors.map(show).join('; ')}`,
  ];
}

const LETTERS = 'abdefghijklmnoprstuvõäöü';
/** Words of small letters alone, long enough that some of the word is left. */
const USABLE = /^[a-zõäöüšž]{4,}$/u;

interface PlantedError {
  readonly text: string;
  /** Where the written word stands in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly right: string;
}

/**
 * Plants a number of letter errors in one word of a sentence: each changes a letter, puts one in, leaves one out or swaps
 * two. Undefined if no word is usable. The same random numbers give the same errors.
 */
function plantTypingError(text: string, errors: number, random: () => number): PlantedError | undefined {
  const words = [...text.matchAll(/[\p{L}\d’'-]+/gu)].filter(([word]) => USABLE.test(word));
  if (words.length === 0) return undefined;
  const { 0: right, index: start } = words[Math.floor(random() * words.length)]!;
  let written = right;
  for (let done = 0; done < errors; done++) written = mistype(written, random);
  const end = start + written.length;
  const whole = text.slice(0, start) + written + text.slice(start + right.length);
  return written === right ? undefined : { text: whole, start, end, written, right };
}

function mistype(word: string, random: () => number): string {
  const below = (limit: number): number => Math.floor(random() * limit);
  const letter = LETTERS.charAt(below(LETTERS.length));
  const at = below(word.length);
  switch (below(4)) {
    case 0:
      return word.slice(0, at) + letter + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at) + word.slice(at + 1);
    default: {
      const first = Math.min(at, word.length - 2);
      return word.slice(0, first) + word.charAt(first + 1) + word.charAt(first) + word.slice(first + 2);
    }
  }
}
