import type { EditorState } from 'prosemirror-state';
import type { Correction } from '../analysis/corrections';
import { readOffset } from '../editor/text-document';
import { readMarks } from '../editor/text-marks';

/** Corrections that still have a mark, with the places where their marks stand in the text of now. */
export function readPresent(state: EditorState, corrections: readonly Correction[]): readonly Correction[] {
  const byId = new Map(corrections.map((correction) => [correction.error_id, correction]));
  return readMarks(state).marks.flatMap(({ id, from, to }) => {
    const correction = byId.get(id);
    if (correction === undefined) return [];
    return [{ ...correction, start: readOffset(state.doc, from), end: readOffset(state.doc, to) }];
  });
}
