import { type Level, LEVELS } from './level-model';

/** The likeliest level with the likelier of its neighbours, the lower first. */
export function pickRange(probabilities: readonly number[]): readonly [Level, Level] {
  const likeliest = probabilities.indexOf(Math.max(...probabilities));
  const isUpper = (probabilities[likeliest - 1] ?? 0) > (probabilities[likeliest + 1] ?? 0);
  const lower = Math.min(isUpper ? likeliest - 1 : likeliest, LEVELS.length - 2);
  return [LEVELS[lower]!, LEVELS[lower + 1]!];
}
