import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef } from 'react';
import type { Correction } from './corrections';
import { listCorrections } from './corrections';
import type { TextRange } from './editor/text-marks';
import { changeMarks } from './editor/text-marks';
import type { KeptSession } from './kept-session';
import { useTypeLabel } from './proofreading/use-type-label';
import type { AnalysisResult } from './use-analysis';
import { makeRanges } from './use-proofreading';

/** Where the corrections of a kept session stand in its text. */
function placeKept(kept: KeptSession, ranges: readonly TextRange[]): readonly TextRange[] {
  const places = new Map(kept.places.map((place) => [place.id, place]));
  return ranges.flatMap((range) => {
    const place = places.get(range.id);
    return place === undefined ? [] : [{ ...range, ...place }];
  });
}

interface CorrectionMarks {
  readonly view: EditorView | null;
  readonly result: AnalysisResult | null;
  readonly kept: KeptSession | null;
  /** Corrections whose marks are drawn; the marks of the others move along unseen. */
  readonly shown: readonly Correction[];
}

/** Gives all corrections of an answer their marks in the text, and draws those that are shown. */
export function useCorrectionMarks({ view, result, kept, shown }: CorrectionMarks): void {
  const nameType = useTypeLabel();
  const describe = useRef<(correction: Correction) => string>(() => '');
  useEffect(() => {
    describe.current = ({ correction_type: type, suggestions }) =>
      `${nameType(type)}: ${suggestions.join(', ')}`;
  });
  const marked = useRef<AnalysisResult | null>(null);
  useEffect(() => {
    if (view === null || marked.current === result) return;
    const isRestored = marked.current === null && kept !== null && kept.response === result?.response;
    marked.current = result;
    const all = result === null ? [] : listCorrections(result.response, result.model);
    const ranges = makeRanges(all, describe.current);
    changeMarks(view, { kind: 'set', ranges: isRestored ? placeKept(kept, ranges) : ranges });
  }, [view, result, kept]);
  useEffect(() => {
    if (view !== null) changeMarks(view, { kind: 'show', ids: new Set(shown.map(({ error_id: id }) => id)) });
  }, [view, shown]);
}
