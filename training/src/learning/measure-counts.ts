/** Counts behind precision and recall. */
export interface Counts {
  readonly correct: number;
  readonly proposed: number;
  readonly gold: number;
}

/** Shares; precision is 1 where nothing is proposed, recall where nothing is to be found. In F0.5 precision weighs twice as much. */
export interface Measured {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly f05: number;
}

export function measureCounts({ correct, proposed, gold }: Counts): Measured {
  const precision = proposed === 0 ? 1 : correct / proposed;
  const recall = gold === 0 ? 1 : correct / gold;
  const weigh = (square: number): number =>
    correct === 0 ? 0 : ((1 + square) * precision * recall) / (square * precision + recall);
  return { precision, recall, f1: weigh(1), f05: weigh(0.25) };
}
