import type { MarkLayer } from '../error-marks/mark-layer';
import type { Segment } from '../segment/segment';
import type { SegmentPart } from '../segment/selection';
import type { ContextLine, ContextRange } from './context-range';

/** The errors of a row: the numbers of the marks of a layer that touch its line. */
export interface RowErrors {
  readonly layer: MarkLayer;
  readonly marks: readonly number[];
}

/**
 * Finds the errors of a row where the view shows them: those that touch the line, or the context where there is no line;
 * undefined where none are known of the segment.
 */
export function showErrors(
  parts: readonly SegmentPart[],
  { showsErrors = false }: { readonly showsErrors?: boolean },
): { errors?(range: ContextRange, line: ContextLine | undefined): RowErrors | undefined } {
  if (!showsErrors) return {};
  const layers = new Map<Segment, MarkLayer | undefined>(
    parts.map(({ segment, errors }) => [segment, errors]),
  );
  return {
    errors({ segment, text, beforeStart, afterEnd }, line) {
      const layer = layers.get(segment);
      if (layer === undefined) return undefined;
      const base = segment.sections.textContentStarts[text]!;
      const from = (line?.start ?? beforeStart) - base;
      const to = (line?.end ?? afterEnd) - base;
      return { layer, marks: layer.listTouching(text, from, to) };
    },
  };
}
