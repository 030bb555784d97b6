import type { ClassReportProgress, ClassReportRequest } from '@keelerada/contract/class-report';
import { makeClassReport, type NamedText, type ReadText } from './make-class-report';

export interface ClassReportParts {
  /**
   * Errors, level and words of one text. Rejects with MorphologyUnavailableError, or with QueryCancelledError once the
   * signal is raised.
   */
  readonly readText: (text: string, signal: AbortSignal) => Promise<ReadText>;
  /** Of the corrector. */
  readonly version: string;
}

/** Reads the texts one by one; before the first and after each comes the report so far. Rejects as `readText` does. */
export async function* readClass(
  { texts }: ClassReportRequest,
  { readText, version }: ClassReportParts,
  signal: AbortSignal,
): AsyncGenerator<ClassReportProgress, void> {
  const read: NamedText[] = [];
  const tell = () => ({
    done: read.length,
    total: texts.length,
    report: makeClassReport(read, version),
  });
  yield tell();
  for (const { name, text } of texts) {
    read.push({ name, ...(await readText(text, signal)) });
    yield tell();
  }
}
