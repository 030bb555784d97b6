import {
  classReportCall,
  type ClassReportProgress,
  type ClassReportResponse,
} from '@keelerada/contract/teaching/class-report';
import { useEffect, useRef } from 'react';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import { callInLines } from '../../shared/http/read-answer-lines';
import type { SavedReport } from './saved/saved-report';
import type { ClassText } from './texts/class-text';

/** A report and how far it is. */
export interface ClassReportRun {
  /** What it is made of. */
  readonly texts: readonly ClassText[];
  readonly state: 'running' | 'done' | 'failed' | 'stopped';
  readonly done: number;
  /** Of the texts read so far; null before the first. */
  readonly report: ClassReportResponse | null;
  /** When it was begun, ISO. */
  readonly made: string;
  /** Why a `failed` run failed. */
  readonly error: unknown;
}

/** Runs the report; leaving the page stops it, and what was read stays. */
export function useClassReport() {
  const [run, setRun] = useToolDraft<ClassReportRun | null>('class-report.run', null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async (texts: readonly ClassText[]) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const made = new Date().toISOString();
    let latest: ClassReportRun = { texts, state: 'running', done: 0, report: null, made, error: null };
    const tell = (change: Partial<ClassReportRun>) => {
      latest = { ...latest, ...change };
      if (controller.current === own) setRun(latest);
    };
    tell({});
    try {
      const body = { texts: texts.map(({ name, text }) => ({ name, text })) };
      const report = await callInLines(
        classReportCall,
        { body },
        own.signal,
        ({ done, report: soFar }: ClassReportProgress) => tell({ done, report: done === 0 ? null : soFar }),
      );
      tell({ state: 'done', done: texts.length, report });
    } catch (error) {
      tell(own.signal.aborted ? { state: 'stopped' } : { state: 'failed', error });
    }
  };
  return {
    run,
    start: (texts: readonly ClassText[]) => void start(texts),
    stop: () => controller.current?.abort(),
    clear: () => {
      controller.current?.abort();
      controller.current = null;
      setRun(null);
    },
    /** Shows a report that was saved before. */
    open: ({ texts, report, made }: SavedReport) =>
      setRun({ texts, report, made, state: 'done', done: texts.length, error: null }),
  };
}
