import {
  decodeCandidates,
  findThresholdKind,
  scoreCandidate,
} from '@keelerada/corrector/grammar/decode-candidates';
import {
  THRESHOLD_KINDS,
  type ThresholdKind,
  type Thresholds,
} from '@keelerada/corrector/grammar/grammar-model';
import { CANDIDATE_KINDS, type Candidate } from '@keelerada/corrector/sentence/candidate';
import type { GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import { measureCounts } from '../learning/measure-counts';
import type { GoldSentence } from '../sources/read-m2';
import { applyEdits } from '../sources/token-edit';
import { scoreM2, type M2Score } from './score-m2';

/** The candidates of a sentence with their probabilities. */
export interface ScoredSentence {
  readonly gold: GoldSentence;
  readonly written: GrammarSentence;
  readonly candidates: readonly Candidate[];
  readonly probabilities: ArrayLike<number>;
  readonly labels: Uint8Array;
}

const STEPS = [
  0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1.01,
];
/** A certain rule makes a mark by itself: learners' annotators leave much of what it finds, teachers do not. */
const CERTAIN_THRESHOLD = 0.01;
/** Uncertain rules have few cases in the development part, and more where teachers mark. */
const RULE_THRESHOLD = 0.25;
const FIXED: Readonly<Partial<Thresholds>> = { certain: CERTAIN_THRESHOLD, rule: RULE_THRESHOLD };
const TUNED_KINDS = CANDIDATE_KINDS.filter((kind) => FIXED[kind] === undefined);
const ROUNDS = 3;
/** Precision comes first: below the wanted one, each point of it costs more than a point of F0.5 brings. */
const [WANTED_PRECISION, PRECISION_PENALTY] = [0.66, 2];

export function decode({ candidates, probabilities }: ScoredSentence, thresholds: Thresholds): number[] {
  return decodeCandidates(candidates, probabilities, thresholds);
}

/** The M2 score of the sentences corrected with these thresholds. */
export function scoreThresholds(sentences: readonly ScoredSentence[], thresholds: Thresholds): M2Score {
  const corrected = sentences.map((sentence) =>
    applyEdits(
      sentence.gold.tokens,
      decode(sentence, thresholds).map((i) => sentence.candidates[i]!),
    ),
  );
  return scoreM2(
    sentences.map(({ gold }) => gold),
    corrected,
  );
}

/** Candidates that no threshold lets pass. */
const LEAST_PROBABILITY = STEPS[0]!;
/** Share of edited sentences that may be changed, and what each one more costs beside a point of F0.5. */
const [MOST_CHANGED, CHANGE_PENALTY] = [0.03, 2];

/** What thresholds are chosen on: sentences of learners, and edited ones, in which every change is wrong. */
export interface ThresholdTask {
  readonly learners: readonly ScoredSentence[];
  readonly edited: readonly ScoredSentence[];
  /** Corrections that an annotator makes in the sentences of learners. */
  readonly wanted: number;
}

/**
 * Thresholds by kind that maximise F0.5 at the wanted precision while few edited sentences are changed, by coordinate
 * ascent. In place of the M2 score, which is slow, precision counts the labels and recall the given number of wanted edits.
 */
export function chooseThresholds({ learners, edited, wanted }: ThresholdTask): Thresholds {
  const thresholds = Object.fromEntries(THRESHOLD_KINDS.map((kind) => [kind, FIXED[kind] ?? 0.5])) as Record<
    ThresholdKind,
    number
  >;
  const [likely, likelyEdited] = [learners, edited].map(keepLikely);
  const measure = (): number => {
    let [correct, proposed] = [0, 0];
    for (const sentence of likely!) {
      for (const i of decode(sentence, thresholds)) {
        proposed += 1;
        correct += sentence.labels[i]!;
      }
    }
    const { f05, precision } = measureCounts({ correct, proposed, gold: wanted });
    const changed = countChanged(likelyEdited!, thresholds) / Math.max(1, edited.length);
    return (
      f05 -
      PRECISION_PENALTY * Math.max(0, WANTED_PRECISION - precision) -
      CHANGE_PENALTY * Math.max(0, changed - MOST_CHANGED)
    );
  };
  let best = measure();
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of TUNED_KINDS) {
      let chosen = thresholds[kind];
      for (const step of STEPS) {
        thresholds[kind] = step;
        const score = measure();
        if (score > best + 1e-9) [best, chosen] = [score, step];
      }
      thresholds[kind] = chosen;
    }
  }
  return raiseImprecise(likely!, thresholds);
}

export function countChanged(sentences: readonly ScoredSentence[], thresholds: Thresholds): number {
  return sentences.filter((sentence) => decode(sentence, thresholds).length > 0).length;
}

/** The sentences without the candidates that no threshold lets pass. */
function keepLikely(sentences: readonly ScoredSentence[]): ScoredSentence[] {
  return sentences.flatMap((sentence) => {
    const { candidates, probabilities, labels } = sentence;
    const kept = [...candidates.keys()].filter(
      (i) => scoreCandidate(candidates[i]!, probabilities[i]!) >= LEAST_PROBABILITY,
    );
    if (kept.length === 0) return [];
    return {
      ...sentence,
      candidates: kept.map((i) => candidates[i]!),
      probabilities: Float64Array.from(kept, (i) => probabilities[i]!),
      labels: Uint8Array.from(kept, (i) => labels[i]!),
    };
  });
}

/** Each kind alone must be right so often. */
const LEAST_KIND_PRECISION = 0.66;

function raiseImprecise(sentences: readonly ScoredSentence[], chosen: Thresholds): Thresholds {
  const thresholds = { ...chosen } as Record<ThresholdKind, number>;
  for (const kind of TUNED_KINDS) {
    for (const step of STEPS.filter((step) => step >= chosen[kind])) {
      thresholds[kind] = step;
      let [right, made] = [0, 0];
      for (const sentence of sentences) {
        for (const i of decode(sentence, thresholds)) {
          if (findThresholdKind(sentence.candidates[i]!) !== kind) continue;
          made += 1;
          right += sentence.labels[i]!;
        }
      }
      if (made === 0 || right / made >= LEAST_KIND_PRECISION) break;
    }
  }
  return thresholds;
}

/**
 * Least probabilities of sure marks of trees that see the encoder, applied after the choice: below them it changes right
 * everyday sentences too. What is passed over stays possible.
 */
export const LEAST_WITH_ENCODER: Readonly<Partial<Thresholds>> = {
  'comma-delete': 0.6,
  confusion: 0.6,
  form: 0.7,
  move: 0.6,
};

/** The chosen thresholds, none of them below the least. */
export function raiseThresholds(chosen: Thresholds, least: Readonly<Partial<Thresholds>>): Thresholds {
  return Object.fromEntries(
    THRESHOLD_KINDS.map((kind) => [kind, Math.max(chosen[kind], least[kind] ?? 0)]),
  ) as unknown as Thresholds;
}

const POSSIBLE_PRECISION = 0.5;
/** Candidates of a band of probabilities that say something of its precision. */
const LEAST_BAND = 8;

/**
 * Thresholds of the weaker tier: for each kind the lowest step from which on every band up to the threshold of `sure`
 * is right about half of the time.
 */
export function choosePossibleThresholds(sentences: readonly ScoredSentence[], sure: Thresholds): Thresholds {
  const possible: Record<ThresholdKind, number> = { ...sure };
  for (const kind of CANDIDATE_KINDS) {
    for (const step of STEPS.filter((step) => step < sure[kind]).reverse()) {
      const lowered = { ...possible, [kind]: step };
      let [right, made] = [0, 0];
      for (const sentence of sentences) {
        for (const i of decode(sentence, lowered)) {
          const probability = sentence.probabilities[i]!;
          if (findThresholdKind(sentence.candidates[i]!) !== kind || probability >= sure[kind]) continue;
          made += 1;
          right += sentence.labels[i]!;
        }
      }
      if (made >= LEAST_BAND && right / made < POSSIBLE_PRECISION) break;
      possible[kind] = step;
    }
  }
  return possible;
}
