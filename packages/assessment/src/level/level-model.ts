/** Levels the model tells apart, lowest first. */
export const LEVELS = ['A2', 'B1', 'B2', 'C1'] as const;
export type Level = (typeof LEVELS)[number];

/** How a feature is brought to one scale: (value - mean) / spread, cut at -3 and 3. */
export interface FeatureScale {
  readonly name: string;
  readonly mean: number;
  readonly spread: number;
}

/** One direction and three thresholds: probability of at most level k is logistic(threshold k - score). */
export interface OrdinalClassifier {
  readonly features: readonly FeatureScale[];
  readonly weights: readonly number[];
  readonly thresholds: readonly number[];
}

/** Criteria of a level: all features together, and three kinds of features alone. */
export const CRITERIA = ['mixed', 'complexity', 'grammatical', 'lexical'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** What `models/level/level.json` holds. */
export interface LevelModel {
  readonly version: string;
  /** What the language of a text says, whatever its length. */
  readonly criteria: Readonly<Record<Criterion, OrdinalClassifier>>;
  readonly lengthGate: LengthGate;
  /** A model of few features that people understand; its terms are the reasons. */
  readonly reasons: OrdinalClassifier;
  /** Mean of each feature of `reasons` at each level. */
  readonly typicalValues: Readonly<Record<string, readonly number[]>>;
  /** What a text is compared by in plain words. */
  readonly compared: readonly ComparedFeature[];
  /** Probabilities are raised to 1 / temperature after the length is weighed. */
  readonly temperature: { readonly usualLength: number; readonly unusualLength: number };
  /** Share of held-out texts whose level is right, by the least probability of that level, rising. */
  readonly confidence: {
    readonly usualLength: readonly ConfidenceStep[];
    readonly unusualLength: readonly ConfidenceStep[];
  };
  readonly diversityMeans: DiversityMeans;
}

/** A feature that people understand, with its usual values in exam texts. */
export interface ComparedFeature {
  readonly name: string;
  /** Mean at each level. */
  readonly typical: readonly number[];
  /** Standard deviation inside a level, the mean of the four. */
  readonly spread: number;
}

/** Tells texts of the length of exam texts from shorter and longer ones. */
export interface LengthGate {
  /** Mean and spread of the natural logarithm of the words of exam texts, for each level. */
  readonly examLogWords: readonly { readonly mean: number; readonly spread: number }[];
  /** Share of texts taken to have the length of an exam text before they are seen. */
  readonly examShare: number;
  /** Half width of the Cauchy density of other texts around `mean`, in natural logarithms of words. */
  readonly otherWidth: number;
  /** What the language says is raised to 1 / this in texts of other lengths: under 1 it counts for more there. */
  readonly otherTemperature: number;
  /** How many times as often a text of another length breaks off in the middle of a sentence. */
  readonly brokenOffRatio: number;
}

export interface ConfidenceStep {
  readonly from: number;
  readonly shareRight: number;
}

/** Mean indices of exam texts at each level. */
export interface DiversityMeans {
  readonly correctedTtr: readonly number[];
  readonly rootTtr: readonly number[];
  readonly mtld: readonly number[];
}
