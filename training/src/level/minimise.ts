import { dot } from '../learning/vectors';

/** A function with its gradient. */
export type Objective = (point: Float64Array) => { value: number; gradient: Float64Array };

const MEMORY = 8;
const LEAST_DECREASE = 1e-4;
const SHORTEST_STEP = 1e-10;

/** The lowest point that limited-memory BFGS finds from `start` (Nocedal & Wright 2006, chapter 7). */
export function minimise(
  objective: Objective,
  start: Float64Array,
  mostRounds = 300,
  precision = 1e-6,
): Float64Array {
  let point: Float64Array = start.slice();
  let { value, gradient }: ReturnType<Objective> = objective(point);
  const history: { step: Float64Array; change: Float64Array; scale: number }[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const direction = findDirection(gradient, history);
    const slope = dot(direction, gradient);
    if (slope > -(precision ** 2)) break;
    let length = round === 0 ? Math.min(1, 1 / Math.sqrt(dot(gradient, gradient))) : 1;
    let next = moved(point, direction, length);
    let found = objective(next);
    while (!(found.value <= value + LEAST_DECREASE * length * slope) && length > SHORTEST_STEP) {
      length /= 2;
      next = moved(point, direction, length);
      found = objective(next);
    }
    const step = difference(next, point);
    const change = difference(found.gradient, gradient);
    const curvature = dot(step, change);
    const gain = value - found.value;
    [point, value, gradient] = [next, found.value, found.gradient];
    if (curvature > 1e-12) history.push({ step, change, scale: 1 / curvature });
    if (history.length > MEMORY) history.shift();
    if (gain < precision * Math.max(1, Math.abs(value))) break;
  }
  return point;
}

function findDirection(
  gradient: Float64Array,
  history: readonly { step: Float64Array; change: Float64Array; scale: number }[],
): Float64Array {
  const direction = gradient.map((value) => -value);
  const factors: number[] = [];
  for (const { step, change, scale } of history.toReversed()) {
    const factor = scale * dot(step, direction);
    factors.push(factor);
    addScaled(direction, change, -factor);
  }
  const last = history.at(-1);
  if (last) {
    const shrink = 1 / (last.scale * dot(last.change, last.change));
    for (let i = 0; i < direction.length; i += 1) direction[i]! *= shrink;
  }
  for (const { step, change, scale } of history) {
    const factor = factors.pop()! - scale * dot(change, direction);
    addScaled(direction, step, factor);
  }
  return direction;
}

function moved(point: Float64Array, direction: Float64Array, length: number): Float64Array {
  return point.map((value, i) => value + length * direction[i]!);
}

function difference(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((value, i) => value - other[i]!);
}

function addScaled(target: Float64Array, source: Float64Array, factor: number): void {
  for (let i = 0; i < target.length; i += 1) target[i]! += factor * source[i]!;
}
