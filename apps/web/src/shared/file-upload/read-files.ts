import type { ErrorCode } from '@keelerada/contract/fields/errors';
import { UPLOAD_FIELD } from '@keelerada/contract/fields/choices';
import { FORMULAS_HEADER } from '@keelerada/contract/site/paths';
import { textFromFileCall } from '@keelerada/contract/texts/text-from-file';
import { callServer } from '../http/call-server';
import { CallFailure } from '../http/call-failure';

/** Why a file gave no text: the server's code, or that the server did not answer. */
export type RefusalReason = ErrorCode | 'ServerUnreachable';

export interface ReadFile {
  readonly name: string;
  readonly text: string;
  /** Formulas that have a sign in their place. */
  readonly formulas: number;
}

export interface RefusedFile {
  readonly name: string;
  readonly reason: RefusalReason;
}

export interface ReadFiles {
  readonly read: readonly ReadFile[];
  readonly refused: readonly RefusedFile[];
}

async function readFile(file: File, signal: AbortSignal): Promise<Omit<ReadFile, 'name'>> {
  const form = new FormData();
  form.append(UPLOAD_FIELD, file, file.name);
  const answer = await callServer(textFromFileCall.path, { body: form, signal });
  return { text: await answer.text(), formulas: Number(answer.headers.get(FORMULAS_HEADER) ?? 0) };
}

function findRefusal(error: unknown): RefusalReason {
  if (!(error instanceof CallFailure)) throw error;
  if (error.status === 0) return 'ServerUnreachable';
  if (error.status === 429) return 'TooManyRequests';
  if (error.status === 413) return 'FileTooLarge';
  return error.code ?? 'InternalError';
}

/**
 * Reads the text out of each file, one after the other, so that a file that is refused takes none of the others with it.
 * Rejects only when cancelled.
 */
export async function readFiles(
  files: readonly File[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ReadFiles> {
  const read: ReadFile[] = [];
  const refused: RefusedFile[] = [];
  for (const [done, file] of files.entries()) {
    const { name } = file;
    onProgress(done);
    try {
      read.push({ name, ...(await readFile(file, signal)) });
    } catch (error) {
      refused.push({ name, reason: findRefusal(error) });
    }
  }
  return { read, refused };
}
