import type { ClassReportProgress, ClassReportRequest } from '@keelerada/contract/teaching/class-report';
import { makeClassReport, type NamedText, type ReadText } from './make-class-report';

export interface ClassReportParts {
  /** Errors, level and words of one text. Rejects with QueryCancelledError once the signal is raised. */
  readonly readText: (text: string, signal: AbortSignal) => Promise<ReadText>;
  /** Whether the failure is of the text, and not of the server or the client. */
  readonly isOfText: (error: unknown) => boolean;
  /** Of the corrector. */
  readonly version: string;
}

/**
 * Reads the texts one by one; before the first and after each comes the report so far. A text that
 * fails is told as not read. Rejects as `readText` does where a failure is not of the text.
 */
export async function* readClass(
  { texts }: ClassReportRequest,
  { readText, isOfText, version }: ClassReportParts,
  signal: AbortSignal,
): AsyncGenerator<ClassReportProgress, void> {
  const read: NamedText[] = [];
  const tell = () => ({ done: read.length, total: texts.length, report: makeClassReport(read, version) });
  yield tell();
  for (const { name, text } of texts) {
    const result = await readText(text, signal).catch((error: unknown) => {
      if (!isOfText(error)) throw error;
      return { language: null, read: null, sentences: [], level: null, lemmas: [] };
    });
    read.push({ name, ...result });
    yield tell();
  }
}
