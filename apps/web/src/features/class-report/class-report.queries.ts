import type {
  ClassReportBody,
  ClassReportProgress,
  ClassReportResponse,
} from '@keelerada/contract/teaching/class-report';
import { CLASS_REPORT_PATH } from '@keelerada/contract/site/paths';
import { callServer } from '../../shared/http/call-server';
import { LINES_TYPE, readAnswerLines } from '../../shared/http/read-answer-lines';

interface ClassReportCall {
  readonly body: ClassReportBody;
  readonly signal: AbortSignal;
  /** Gets the report of the texts read so far. */
  readonly onProgress: (progress: ClassReportProgress) => void;
}

/** Reads the texts of a class one by one. Rejects as `callServer` does. */
export async function reportClass({
  body,
  signal,
  onProgress,
}: ClassReportCall): Promise<ClassReportResponse> {
  const response = await callServer(CLASS_REPORT_PATH, { body, signal, accept: LINES_TYPE });
  return readAnswerLines<ClassReportProgress, ClassReportResponse>(response, onProgress);
}
