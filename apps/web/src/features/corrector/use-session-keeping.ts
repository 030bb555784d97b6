import type { CorrectorModel } from '@keelerada/contract/corrector-choices';
import { useEffect } from 'react';
import { readOffset } from './editor/text-document';
import { readMarks } from './editor/text-marks';
import type { TextEditor } from './editor/use-text-editor';
import { keepSession } from './kept-session';
import type { AnalysisResult } from './use-analysis';

const KEEP_AFTER_MS = 400;

interface SessionKeeping {
  readonly editor: TextEditor;
  readonly model: CorrectorModel;
  readonly result: AnalysisResult | null;
  readonly declined: ReadonlySet<string>;
}

/** Keeps text, answer and open corrections over a reload, a moment after the last change. */
export function useSessionKeeping({ editor, model, result, declined }: SessionKeeping): void {
  const { state, text } = editor;
  useEffect(() => {
    if (state === null) return;
    const keep = () =>
      keepSession({
        text,
        model: result?.model ?? model,
        response: result?.response ?? null,
        analysedText: result?.text ?? '',
        places: readMarks(state).marks.map(({ id, from, to }) => ({
          id,
          start: readOffset(state.doc, from),
          end: readOffset(state.doc, to),
        })),
        declined: [...declined],
      });
    let isKept = false;
    const timer = setTimeout(() => {
      isKept = true;
      keep();
    }, KEEP_AFTER_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      if (!isKept) keep();
    };
  }, [state, text, model, result, declined]);
}
