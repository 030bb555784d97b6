import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../../shared/file-upload/use-upload';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import { replaceText } from './editor/create-editor';
import { readOffset } from './editor/text-document';
import { forgetSession } from './analysis/kept-session';
import { useTypeLabel } from './proofreading/use-type-label';
import type { AnalysisResult } from './analysis/use-analysis';
import type { Corrector } from './use-corrector';
import type { OpenCorrection } from './use-proofreading';

/**
 * Runs what needs the answer about the text as it stands now; where there is none the text is checked first. A check that
 * fails or is cancelled ends it, and so does another change.
 */
function useWithAnswer(corrector: Corrector, run: (answer: AnalysisResult) => void): () => void {
  const { analysis, analyse, checkState, editor, model } = corrector;
  const { text } = editor;
  const [wantedText, setWantedText] = useState<string | null>(null);
  const answer = checkState === 'checked' ? analysis.result : null;
  const isOver = wantedText !== text || analysis.state === 'failed' || analysis.state === 'cancelled';
  useEffect(() => {
    if (wantedText === null || (answer === null && !isOver)) return;
    // The marks of an answer stand one drawing after it; each drawing begins this anew.
    const timer = setTimeout(() => {
      setWantedText(null);
      if (answer !== null && !isOver) run(answer);
    });
    return () => clearTimeout(timer);
  });
  return () => {
    setWantedText(text);
    if (answer === null) void analyse(text, model);
  };
}

/** Saves the text with its errors and figures as a Word file; null while there is nothing to save. */
function useWordExport(corrector: Corrector): (() => void) | null {
  const { editor, proofreading } = corrector;
  const { t } = useTranslation('corrector');
  const language = useLanguage();
  const nameType = useTypeLabel();
  const { showNotice } = useNotices();
  const { state, text } = editor;
  const exportWord = async ({ response }: AnalysisResult) => {
    if (state === null) return;
    const { makeWordFile } = await import('./export/make-word-file');
    const place = ({ correction, neighbours, mark }: OpenCorrection) => ({
      correction,
      neighbours,
      start: readOffset(state.doc, mark.from),
      end: readOffset(state.doc, mark.to),
    });
    const file = await makeWordFile({
      text,
      corrections: proofreading.open.map(place),
      advice: proofreading.advice.map(place),
      response,
      language,
      t,
      nameType,
      date: new Date(),
      address: `${window.location.origin}${window.location.pathname}`,
    });
    saveBlob(file, t('export.file_name'));
  };
  const start = useWithAnswer(
    corrector,
    (answer) => void exportWord(answer).catch(() => showNotice('error', 'notices:operation_failed')),
  );
  return text.trim() === '' || text.length > MAX_CORRECTOR_CHARACTERS ? null : start;
}

/** Upload, copy, save and clear; undo brings a replaced or cleared text back. `shown` is what they put on the page. */
export function useTextActions(corrector: Corrector) {
  const { showNotice } = useNotices();
  const { view, text } = corrector.editor;
  const exportWord = useWordExport(corrector);
  const { open, shown } = useUpload((texts) => {
    if (view === null) return;
    replaceText(view, [...(text.trim() === '' ? [] : [text]), ...texts].join('\n\n'));
  });
  return {
    shown,
    upload: open,
    copy: () => {
      void navigator.clipboard.writeText(text);
      showNotice('success', 'corrector:copied');
    },
    clear: () => {
      if (view !== null) replaceText(view, '');
      corrector.forget();
      forgetSession();
    },
    exportWord,
  };
}

export type TextActions = ReturnType<typeof useTextActions>;
