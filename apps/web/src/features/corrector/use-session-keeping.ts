import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { useEffect } from 'react';
import { readPresent } from './checks/read-present';
import type { Correction } from './analysis/corrections';
import { readOffset } from './editor/text-document';
import { readMarks } from './editor/text-marks';
import type { TextEditor } from './editor/use-text-editor';
import { keepSession } from './analysis/kept-session';
import type { AnalysisResult } from './analysis/use-analysis';

const KEEP_AFTER_MS = 400;

interface SessionKeeping {
  readonly editor: TextEditor;
  readonly model: CorrectorModel;
  readonly newest: AnalysisResult | null;
  readonly corrections: readonly Correction[];
}

/** Keeps text, answer, open corrections and decisions over a reload, a moment after the last change. */
export function useSessionKeeping({ editor, model, newest, corrections }: SessionKeeping): void {
  const { state, text } = editor;
  useEffect(() => {
    if (state === null) return;
    const { doc } = state;
    const keep = () =>
      keepSession({
        text,
        model: newest?.model ?? model,
        response: newest?.response ?? null,
        analysedText: newest?.text ?? '',
        corrections: readPresent(state, corrections),
        decisions: readMarks(state).decisions.map(({ from, to, family }) => ({
          family,
          start: readOffset(doc, from),
          end: readOffset(doc, to),
        })),
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
  }, [state, text, model, newest, corrections]);
}
