import type { Correction } from './correction';
import { resolveOverlaps } from './resolve-overlaps';

/**
 * The text with the first replacement of each correction in place; of overlapping ones `resolveOverlaps` chooses. Unknown
 * words stay as they are.
 */
export function applyCorrections(text: string, corrections: readonly Correction[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, replacements } of resolveOverlaps(corrections)) {
    parts.push(text.slice(at, start), replacements[0] ?? text.slice(start, end));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}
