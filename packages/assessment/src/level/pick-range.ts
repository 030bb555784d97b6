import { LEVELS } from './level-model';
import type { Level } from './level-model';

/** The two neighbouring levels that are likeliest together, the lower first. */
export function pickRange(probabilities: readonly number[]): readonly [Level, Level] {
  const pairs = probabilities.slice(1).map((upper, lower) => probabilities[lower]! + upper);
  const lower = pairs.indexOf(Math.max(...pairs));
  return [LEVELS[lower]!, LEVELS[lower + 1]!];
}
