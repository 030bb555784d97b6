import type { MarkLayer } from '../error-marks/mark-layer';
import type { Segment } from '../segment/segment';
import type { SegmentPart } from '../segment/selection';
import type { ContextLine, ContextRange } from './context-range';

/** The errors of a row: the numbers of the marks of a layer that touch its line. */
export interface RowErrors {
  readonly layer: MarkLayer;
  readonly marks: readonly number[];
}

/** Finds the errors in the lines of rows. */
export class RowErrorFinder {
  readonly #layers: ReadonlyMap<Segment, MarkLayer | undefined>;

  constructor(parts: readonly SegmentPart[]) {
    this.#layers = new Map(parts.map(({ segment, errors }) => [segment, errors]));
  }

  /** The errors that touch the line, or the context where there is no line; undefined where none are known of the segment. */
  find(range: ContextRange, line: Pick<ContextLine, 'start' | 'end'> | undefined): RowErrors | undefined {
    const layer = this.#layers.get(range.segment);
    if (layer === undefined) return undefined;
    const base = range.segment.sections.textContentStarts[range.text]!;
    const from = (line?.start ?? range.beforeStart) - base;
    const to = (line?.end ?? range.afterEnd) - base;
    return { layer, marks: layer.listTouching(range.text, from, to) };
  }
}
