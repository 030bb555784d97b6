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
import { EditorToolbar } from './editor-toolbar';
import { cleanText } from './editor/clean-text';
import { replaceText } from './editor/create-editor';
import { readOffset } from './editor/text-document';
import { forgetSession } from './kept-session';
import { useTypeLabel } from './proofreading/use-type-label';
import type { useCorrector } from './use-corrector';

interface TextActionsProps {
  readonly corrector: ReturnType<typeof useCorrector>;
}

/** Upload, copy, save and clear; undo brings a replaced or cleared text back. */
export function TextActions({ corrector }: TextActionsProps) {
  const { t } = useTranslation('corrector');
  const language = useLanguage();
  const nameType = useTypeLabel();
  const { showNotice } = useNotices();
  const [isUploadOpen, setIsUploadOpen] = useState(false);
  const { editor, analysis, proofreading } = corrector;
  const { view, text } = editor;
  const { result } = analysis;
  const reading = useFileReading((texts) => {
    if (view === null) return;
    replaceText(view, [...(text.trim() === '' ? [] : [text]), ...texts].join('\n\n'));
  });
  const exportWord = async () => {
    const { makeWordFile } = await import('./export/make-word-file');
    if (result === null || editor.state === null) return;
    const { doc } = editor.state;
    const file = await makeWordFile({
      text,
      corrections: proofreading.open.map(({ correction, neighbours, mark }) => ({
        correction,
        neighbours,
        start: readOffset(doc, mark.from),
        end: readOffset(doc, mark.to),
      })),
      response: result.response,
      analysedText: result.text,
      language,
      t,
      nameType,
      date: new Date(),
    });
    saveBlob(file, t('export.file_name'));
  };
  return (
    <>
      <EditorToolbar
        editor={editor}
        onUpload={() => setIsUploadOpen(true)}
        onCopy={() => {
          void navigator.clipboard.writeText(cleanText(text));
          showNotice('success', 'corrector:copied');
        }}
        onClear={() => {
          if (view !== null) replaceText(view, '');
          corrector.forget();
          forgetSession();
        }}
        onExport={
          result === null
            ? null
            : () => void exportWord().catch(() => showNotice('error', 'notices:operation_failed'))
        }
      />
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
}
