import { findThresholdKind } from '@keelerada/corrector/grammar/decode-candidates';
import type { Thresholds } from '@keelerada/corrector/grammar/grammar-model';
import { decode, type ScoredSentence } from './choose-thresholds';
import type { M2Score } from './score-m2';

const MOST_TYPES = 14;

/** The figures of a score and the recall of the most frequent error types. */
export function formatScore(
  name: string,
  { precision, recall, f05, correct, proposed, gold, byType }: M2Score,
): string[] {
  const types = [...byType]
    .sort((a, b) => b[1].gold - a[1].gold)
    .slice(0, MOST_TYPES)
    .map(([type, { found, gold }]) => `${type} ${(found / gold).toFixed(2)} of ${gold}`);
  return [
    `${name}: F0.5 ${f05.toFixed(4)}, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} ` +
      `(${correct} of ${proposed} proposed, ${gold} wanted)`,
    `recall by error type: ${types.join(', ')}`,
  ];
}

/** Precision by kind of candidate, counted by labels. */
export function formatKinds(sentences: readonly ScoredSentence[], thresholds: Thresholds): string {
  const kinds = new Map<string, { right: number; made: number }>();
  for (const sentence of sentences) {
    for (const i of decode(sentence, thresholds)) {
      const kind = findThresholdKind(sentence.candidates[i]!);
      const count = kinds.get(kind) ?? { right: 0, made: 0 };
      kinds.set(kind, { right: count.right + sentence.labels[i]!, made: count.made + 1 });
    }
  }
  const parts = [...kinds].map(([kind, { right, made }]) => `${kind} ${right} of ${made}`);
  return `right by kind: ${parts.join(', ')}`;
}
