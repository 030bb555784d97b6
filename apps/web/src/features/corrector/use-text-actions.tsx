import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusedFiles } from '../../shared/file-upload/refused-files';
import { UploadDialog } from '../../shared/file-upload/upload-dialog';
import { useFileReading } from '../../shared/file-upload/use-file-reading';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import { replaceText } from './editor/create-editor';
import { readOffset } from './editor/text-document';
import { forgetSession } from './kept-session';
import { useTypeLabel } from './proofreading/use-type-label';
import type { Corrector } from './use-corrector';
import type { OpenCorrection } from './use-proofreading';

/** Saves the text with its errors and figures as a Word file; null while there is nothing to save. */
function useWordExport({ editor, analysis, proofreading }: Corrector): (() => void) | null {
  const { t } = useTranslation('corrector');
  const language = useLanguage();
  const nameType = useTypeLabel();
  const { showNotice } = useNotices();
  const { result } = analysis;
  const { state, text } = editor;
  if (result === null || state === null) return null;
  const exportWord = async () => {
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
      response: result.response,
      analysedText: result.text,
      language,
      t,
      nameType,
      date: new Date(),
      address: `${window.location.origin}${window.location.pathname}`,
    });
    saveBlob(file, t('export.file_name'));
  };
  return () => void exportWord().catch(() => showNotice('error', 'notices:operation_failed'));
}

/** Upload, copy, save and clear; undo brings a replaced or cleared text back. `shown` is what they put on the page. */
export function useTextActions(corrector: Corrector) {
  const { t } = useTranslation('corrector');
  const { showNotice } = useNotices();
  const [isUploadOpen, setIsUploadOpen] = useState(false);
  const { view, text } = corrector.editor;
  const exportWord = useWordExport(corrector);
  const reading = useFileReading((texts) => {
    if (view === null) return;
    replaceText(view, [...(text.trim() === '' ? [] : [text]), ...texts].join('\n\n'));
  });
  const shown = (
    <>
      {reading.isReading && (
        <Typography role="status" component="div" sx={{ minWidth: 160 }}>
          {t('reading')}
          <LinearProgress aria-hidden />
        </Typography>
      )}
      <RefusedFiles files={reading.refused} onForget={reading.forget} />
      {isUploadOpen && (
        <UploadDialog onUpload={(files) => void reading.read(files)} onClose={() => setIsUploadOpen(false)} />
      )}
    </>
  );
  return {
    shown,
    upload: () => setIsUploadOpen(true),
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
