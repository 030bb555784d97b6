import type { Span } from './read-treebank-text';

export interface SpanScore {
  precision: number;
  recall: number;
  f1: number;
}

/** Precision, recall and F1 (0 to 1) of spans, as in the CoNLL 2018 evaluation: a span counts where both ends agree. */
export function scoreSpans(found: readonly Span[], gold: readonly Span[]): SpanScore {
  const wanted = new Set(gold.map((span) => `${span.start}-${span.end}`));
  const correct = found.filter((span) => wanted.has(`${span.start}-${span.end}`)).length;
  const precision = found.length === 0 ? 0 : correct / found.length;
  const recall = gold.length === 0 ? 0 : correct / gold.length;
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}
