import type { GoldEdit, GoldSentence } from '../sources/read-m2';
import { extractEdits } from './extract-edits';
import type { TokenEdit } from '../sources/token-edit';

/** Counts behind precision and recall. */
export interface M2Counts {
  readonly correct: number;
  readonly proposed: number;
  readonly gold: number;
}

/** Corrections of one error type that the annotators (the best one a sentence) made, and how many were found. */
export interface TypeRecall {
  readonly gold: number;
  readonly found: number;
}

export interface M2Score extends M2Counts {
  readonly precision: number;
  readonly recall: number;
  /** F with precision weighted twice as much as recall. */
  readonly f05: number;
  readonly byType: ReadonlyMap<string, TypeRecall>;
}

const BETA_SQUARED = 0.25;

/** F0.5 of counts; precision counts as 1 where nothing is proposed, recall where nothing is to be found. */
export function scoreCounts({ correct, proposed, gold }: M2Counts): Omit<M2Score, 'byType'> {
  const precision = proposed === 0 ? 1 : correct / proposed;
  const recall = gold === 0 ? 1 : correct / gold;
  const weighted = BETA_SQUARED * precision + recall;
  const f05 = weighted === 0 ? 0 : ((1 + BETA_SQUARED) * precision * recall) / weighted;
  return { correct, proposed, gold, precision, recall, f05 };
}

/**
 * The MaxMatch score of corrected sentences (Dahlmeier & Ng 2012): of all ways to read the corrected tokens as edits
 * the one that agrees best with an annotator counts, and of the annotators of a sentence the one that gives the best
 * F0.5 of the text so far. `corrected` holds the tokens of each corrected sentence.
 */
export function scoreM2(gold: readonly GoldSentence[], corrected: readonly (readonly string[])[]): M2Score {
  let total: M2Counts = { correct: 0, proposed: 0, gold: 0 };
  const byType = new Map<string, { gold: number; found: number }>();
  for (const [s, sentence] of gold.entries()) {
    const best = chooseAnnotator(sentence, corrected[s]!, total);
    total = best.counts;
    for (const [i, { type }] of best.edits.entries()) {
      const recall = byType.get(type) ?? { gold: 0, found: 0 };
      recall.gold += 1;
      recall.found += best.found.has(i) ? 1 : 0;
      byType.set(type, recall);
    }
  }
  return { ...scoreCounts(total), byType };
}

/** A corrected sentence beside the annotator whom it agrees with best. */
export interface AnnotatorMatch {
  readonly counts: M2Counts;
  readonly edits: readonly GoldEdit[];
  /** Places in `edits` of those that were made. */
  readonly found: ReadonlySet<number>;
  /** What was changed in the sentence, read so that it agrees best. */
  readonly proposed: readonly TokenEdit[];
}

/** The annotator that gives the best F0.5 together with the counts before. */
export function chooseAnnotator(
  { tokens, annotators }: GoldSentence,
  corrected: readonly string[],
  before: M2Counts,
): AnnotatorMatch {
  let best: AnnotatorMatch | undefined;
  for (const edits of annotators) {
    const proposed = extractEdits(tokens, corrected, edits);
    const found = new Set<number>();
    for (const edit of proposed) {
      const match = edits.findIndex((candidate, i) => !found.has(i) && matches(candidate, edit));
      if (match >= 0) found.add(match);
    }
    const counts = {
      correct: before.correct + found.size,
      proposed: before.proposed + proposed.length,
      gold: before.gold + edits.length,
    };
    if (!best || isBetter(counts, best.counts)) best = { counts, edits, found, proposed };
  }
  return best!;
}

/** The order of the reference scorer: F, then more matches, then fewer proposed and wanted edits. */
function isBetter(counts: M2Counts, best: M2Counts): boolean {
  const difference = scoreCounts(counts).f05 - scoreCounts(best).f05;
  if (difference !== 0) return difference > 0;
  if (counts.correct !== best.correct) return counts.correct > best.correct;
  return counts.proposed + counts.gold < best.proposed + best.gold;
}

/** True if an edit makes one of the replacements that an annotator gave for this very place. */
export function matches(
  gold: GoldEdit,
  { start, end, replacement }: { start: number; end: number; replacement: readonly string[] },
): boolean {
  if (gold.start !== start || gold.end !== end) return false;
  const text = replacement.join(' ');
  return gold.alternatives.some((alternative) => alternative.join(' ') === text);
}
