import { LearnedEdits } from '../language/learned-edits';
import { decodeSections, encodeSections, type Sections } from '../language/section-file';
import { loadTrees, type TreeEnsemble } from '../language/tree-ensemble';
import { ERROR_LETTERS, type ErrorModel } from './error-model';

/** Probabilities from which words are marked. */
export interface SpellingThresholds {
  /** Least probability that a word is wrong, for the tiers `sure` and `possible`. */
  readonly sureError: number;
  readonly possibleError: number;
  /** Least probability of the first replacement, for the tier `sure`. */
  readonly sureReplacement: number;
}

/** What the spelling corrector learned. */
export interface SpellingModel {
  readonly errors: ErrorModel;
  /** Costs of letter triples in edited Estonian, see `scoreLetters`. */
  readonly triples: Uint8Array;
  /** How often words and letters were corrected, see `makeRespellingRows`. */
  readonly edits: LearnedEdits;
  /** Probability that a respelling is right. */
  readonly ranker: TreeEnsemble;
  /** Probability that a word is wrong. */
  readonly detector: TreeEnsemble;
  readonly thresholds: SpellingThresholds;
}

/** The files of `models/spelling`. */
export interface SpellingFiles {
  readonly errors: Uint8Array;
  readonly ranker: Uint8Array;
  readonly detector: Uint8Array;
}

const MOST_COUNT = 65_535;

/** Writes the file of letter errors and thresholds. */
export function encodeErrors(
  errors: ErrorModel,
  triples: Uint8Array,
  edits: LearnedEdits,
  thresholds: SpellingThresholds,
): Uint8Array {
  const { swap, ...tables } = errors;
  return encodeSections(
    { swap, thresholds, letters: ERROR_LETTERS },
    {
      ...tables,
      triples,
      editHashes: Int32Array.from(edits.entries, ([hash]) => hash),
      editCounts: Uint16Array.from(edits.entries, ([, count]) => Math.min(count, MOST_COUNT)),
    },
  );
}

/** Loads the model. Throws an Error if a file is none of it. */
export function loadSpellingModel(files: SpellingFiles): SpellingModel {
  const sections = decodeSections(files.errors);
  const { swap, thresholds, letters } = sections.meta as {
    swap: number;
    thresholds: SpellingThresholds;
    letters: number;
  };
  if (letters !== ERROR_LETTERS) throw new Error('The spelling model has another alphabet.');
  return {
    errors: {
      swap,
      substitution: sections.get('substitution', 'f32'),
      missing: sections.get('missing', 'f32'),
      extra: sections.get('extra', 'f32'),
      missingDouble: sections.get('missingDouble', 'f32'),
      extraDouble: sections.get('extraDouble', 'f32'),
    },
    triples: sections.get('triples', 'u8'),
    edits: readEdits(sections),
    ranker: loadTrees(files.ranker),
    detector: loadTrees(files.detector),
    thresholds,
  };
}

function readEdits(sections: Sections): LearnedEdits {
  const counts = sections.get('editCounts', 'u16');
  return new LearnedEdits(
    new Map(Array.from(sections.get('editHashes', 'i32'), (hash, i) => [hash, counts[i]!])),
  );
}
