import { useEffect, useRef, useState } from 'react';
import { useNotices } from '../notices/notices';
import { type ReadFile, readFiles, type RefusedFile } from './read-files';

/** Reads text out of files and keeps the reasons for those that were refused; leaving the screen stops it. */
export function useFileReading(onRead: (texts: readonly string[], files: readonly ReadFile[]) => void) {
  const { showNotice } = useNotices();
  const [progress, setProgress] = useState({ isReading: false, done: 0, total: 0 });
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [accepted, setAccepted] = useState<readonly ReadFile[]>([]);
  const pending = useRef<AbortController | null>(null);
  useEffect(() => () => pending.current?.abort(), []);
  /** The texts of the files that could be read go to `onRead`, in order; what was refused before is told with the rest. */
  const read = async (files: readonly File[], refusedBefore: readonly RefusedFile[] = []) => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    const tell = (done: number, isReading = true) => setProgress({ isReading, done, total: files.length });
    tell(0);
    setRefused(refusedBefore);
    setAccepted([]);
    try {
      const result = await readFiles(
        files,
        controller.signal,
        (done) => pending.current === controller && tell(done),
      );
      setRefused([...refusedBefore, ...result.refused]);
      setAccepted(result.read);
      if (result.refused.length > 0) {
        const isWrongKind = result.refused.some(({ reason }) => reason === 'UnsupportedMimeType');
        showNotice('error', isWrongKind ? 'notices:unsupported_file' : 'notices:file_upload_failed');
      }
      const withFormulas = result.read.filter(({ formulas }) => formulas > 0);
      if (withFormulas.length > 0)
        showNotice('info', 'file-upload:formulas', {
          count: withFormulas.reduce((sum, { formulas }) => sum + formulas, 0),
          files: withFormulas.map(({ name }) => name).join(', '),
        });
      if (result.read.length > 0)
        onRead(
          result.read.map(({ text }) => text),
          result.read,
        );
    } catch {
      // Cancelled: what was read so far is dropped, as the visitor asked.
    } finally {
      if (pending.current === controller) tell(files.length, false);
    }
  };
  return {
    ...progress,
    refused,
    /** Files of the last upload whose text was taken. */
    accepted,
    read,
    /** What was read so far is dropped. */
    cancel: () => pending.current?.abort(),
    forget: (file: RefusedFile) => setRefused((old) => old.filter((each) => each !== file)),
  };
}
