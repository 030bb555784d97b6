import type { Lexicon } from '@keelerada/corrector/language/lexicon';
import { listTriples, TRIPLE_STEP, TRIPLE_SYMBOLS } from '@keelerada/corrector/spelling/score-letters';
import type { SpellingThresholds } from '@keelerada/corrector/spelling/spelling-model';
import { openLanguageModels } from '../../../apps/server/src/corpus/corrector/corrector-models';
import { readSourceSentences } from '../language/read-sentences';
import { type Counts, measureCounts } from '../learning/measure-counts';
import { collectTokens, type TokenExample } from './collect-tokens';
import { type FittedSpelling, fitSpellingTrees, type JudgedToken } from './fit-spelling-trees';
import { FoldModels, learnErrors } from './fold-models';
import { scoreSpelling } from './score-spelling';
import { FOLDS, readSpellingSentences, type SpellingSentence } from './spelling-corpus';

/** Everything that a training writes and an evaluation scores. */
export interface CrossFit extends FittedSpelling {
  readonly sentences: readonly SpellingSentence[];
  readonly triples: Uint8Array;
  /** What is learned of errors without each fold. */
  readonly foldErrors: readonly ReturnType<typeof learnErrors>[];
  readonly bySentence: ReadonlyMap<SpellingSentence, readonly JudgedToken[]>;
}

/** Learns the spelling models so that each sentence is judged by models of other folds alone. */
export async function crossFitSpelling(report: (line: string) => void): Promise<CrossFit> {
  const { lexicon } = await openLanguageModels();
  const sources = readSourceSentences();
  const sentences = await readSpellingSentences(sources);
  report(`${sentences.length} sentences`);
  const triples = learnTriples(lexicon);
  const foldModels = new FoldModels(lexicon, sources);
  const examples: TokenExample[] = [];
  const foldErrors: ReturnType<typeof learnErrors>[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const held = sentences.filter((sentence) => sentence.fold === fold);
    const learned = learnErrors(sentences.filter((sentence) => sentence.fold !== fold));
    foldErrors.push(learned);
    const models = { lexicon, triples, words: foldModels.makeWordModel(held), ...learned };
    examples.push(...(await collectTokens(held, models)));
    report(`fold ${fold + 1} of ${FOLDS}: ${examples.length} tokens`);
  }
  const fitted = fitSpellingTrees(examples);
  return { ...fitted, sentences, triples, foldErrors, bySentence: groupBySentence(fitted.judged) };
}

/** Imagined uses of each letter behind a pair. */
const PRIOR = 0.2;
/** Frequent words count more, but only by this power of their frequency. */
const FREQUENCY_POWER = 0.25;

/** Learns how usual each letter is behind two others from the words of the lexicon that may be offered. */
function learnTriples(lexicon: Lexicon): Uint8Array {
  const counts = new Float64Array(TRIPLE_SYMBOLS ** 3).fill(PRIOR);
  for (let id = 0; id < lexicon.size; id++) {
    if (!lexicon.isCandidate(id)) continue;
    const weight = (10 ** (lexicon.logFrequency(id) + 8)) ** FREQUENCY_POWER;
    for (const index of listTriples(lexicon.read(id))) counts[index]! += weight;
  }
  const triples = new Uint8Array(counts.length);
  for (let first = 0; first < counts.length; first += TRIPLE_SYMBOLS) {
    const total = counts.subarray(first, first + TRIPLE_SYMBOLS).reduce((sum, count) => sum + count, 0);
    for (let i = first; i < first + TRIPLE_SYMBOLS; i++)
      triples[i] = Math.min(255, Math.round(-Math.log(counts[i]! / total) / TRIPLE_STEP));
  }
  return triples;
}

function groupBySentence(judged: readonly JudgedToken[]): Map<SpellingSentence, readonly JudgedToken[]> {
  const groups = new Map<SpellingSentence, JudgedToken[]>();
  for (const token of judged) {
    const group = groups.get(token.example.sentence) ?? [];
    groups.set(token.example.sentence, group);
    group.push(token);
  }
  return groups;
}

/**
 * Thresholds for each fold, chosen on the other folds; the last are chosen on all. Only EstGEC-L2 counts, whose annotators
 * name the kind of each error.
 */
export function crossFitThresholds({ sentences, bySentence }: CrossFit): SpellingThresholds[] {
  const used = sentences.filter(({ source }) => source === 'dev');
  return Array.from({ length: FOLDS + 1 }, (_, held) =>
    chooseThresholds(
      used.filter(({ fold }) => fold !== held),
      bySentence,
    ),
  );
}

const STEPS = Array.from({ length: 15 }, (_, i) => 0.1 + i * 0.05);
const REPLACEMENT_STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5];
/** F0.5 is flat near its best: so much is given up for precision. */
const TOLERANCE = 0.005;

/**
 * The thresholds with the highest precision among those whose F0.5 is near the best: of correction for the sure marks, of
 * detection for all marks.
 */
function chooseThresholds(
  sentences: readonly SpellingSentence[],
  judged: CrossFit['bySentence'],
): SpellingThresholds {
  const possibleError = pickPrecise(STEPS, (step) => {
    const thresholds = { sureError: 1, possibleError: step, sureReplacement: 1 };
    return scoreSpelling(sentences, judged, () => thresholds, 'all').detection;
  });
  const choices = STEPS.filter((step) => step >= possibleError).flatMap((sureError) =>
    REPLACEMENT_STEPS.map((sureReplacement) => ({ sureError, possibleError, sureReplacement })),
  );
  return pickPrecise(
    choices,
    (thresholds) => scoreSpelling(sentences, judged, () => thresholds, 'sure').correction,
  );
}

function pickPrecise<Choice>(choices: readonly Choice[], count: (choice: Choice) => Counts): Choice {
  const scored = choices.map((choice) => ({ choice, ...measureCounts(count(choice)) }));
  const best = Math.max(...scored.map(({ f05 }) => f05));
  const near = scored.filter(({ f05 }) => f05 >= best - TOLERANCE);
  return near.reduce((a, b) => (b.precision > a.precision ? b : a)).choice;
}
