import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { teacherKinds } from '@keelerada/contract/error-marks/teacher-kinds';
import type { ClassText } from '../texts/class-text';

const FORMAT = 'keelerada-class-report';
/** Grows when a file of before cannot be read any more. */
const VERSION = 1;

/** A report with its texts, as a file on the teacher's device has it. */
export interface SavedReport {
  /** When it was made, ISO. */
  readonly made: string;
  readonly texts: readonly ClassText[];
  readonly report: ClassReportResponse;
}

export const writeSavedReport = (saved: SavedReport): Blob =>
  new Blob([JSON.stringify({ format: FORMAT, version: VERSION, ...saved })], { type: 'application/json' });

const isList = (value: unknown): value is readonly Record<string, unknown>[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null);

/** The report of a file; null where it is another file, or was changed so that the report does not fit its texts. */
export function readSavedReport(content: string): SavedReport | null {
  let read: Partial<SavedReport> & { readonly format?: unknown; readonly version?: unknown };
  try {
    read = JSON.parse(content) as typeof read;
  } catch {
    return null;
  }
  if (read?.format !== FORMAT || read.version !== VERSION) return null;
  const { made, texts, report } = read;
  if (typeof made !== 'string' || Number.isNaN(Date.parse(made)) || !isList(texts)) return null;
  if (!isList(report?.texts) || !isList(report.errors) || report.texts.length !== texts.length) return null;
  const isWhole = report.texts.every(
    ({ sentences }, place) =>
      typeof texts[place]?.text === 'string' &&
      isList(sentences) &&
      sentences.every(({ marks }) => isList(marks) && marks.every(({ kind }) => teacherKinds.includes(kind))),
  );
  // A file of before has sentences by code.
  return isWhole ? { made, texts, report: { ...report, examples: report.examples ?? [] } } : null;
}
