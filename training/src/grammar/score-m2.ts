import { type Counts, type Measured, measureCounts } from '../learning/measure-counts';
import type { GoldEdit, GoldSentence } from '../sources/read-m2';
import type { TokenEdit } from '../sources/token-edit';
import { extractEdits } from './extract-edits';

/** Corrections of one error type that the annotators (the best one a sentence) made, and how many were found. */
export interface TypeRecall {
  readonly gold: number;
  readonly found: number;
}

export interface M2Score extends Counts, Measured {
  readonly byType: ReadonlyMap<string, TypeRecall>;
}

/**
 * The MaxMatch score of corrected sentences (Dahlmeier & Ng 2012): of all ways to read the corrected tokens as edits
 * the one that agrees best with an annotator counts, and of the annotators of a sentence the one that gives the best
 * F0.5 of the text so far. `corrected` holds the tokens of each corrected sentence.
 */
export function scoreM2(gold: readonly GoldSentence[], corrected: readonly (readonly string[])[]): M2Score {
  let total: Counts = { correct: 0, proposed: 0, gold: 0 };
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
  return { ...total, ...measureCounts(total), byType };
}

/** A corrected sentence beside the annotator whom it agrees with best. */
export interface AnnotatorMatch {
  readonly counts: Counts;
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
  before: Counts,
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
function isBetter(counts: Counts, best: Counts): boolean {
  const difference = measureCounts(counts).f05 - measureCounts(best).f05;
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
