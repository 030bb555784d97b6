import { Readable } from 'node:stream';
import type { ApiError } from '@keelerada/contract/fields/errors';
import type { RunOptions } from '../../platform/compute/compute-pool';

const LINE_END = Buffer.from('\n');

/**
 * A stream of lines of JSON: `{done, total}` while `answer` works, then `{result}` with the JSON that it resolves to, or
 * `{errors}`.
 */
export function streamAnswerLines(
  answer: (onProgress: NonNullable<RunOptions['onProgress']>) => Promise<Uint8Array>,
  describeFailure: (error: unknown) => readonly ApiError[],
): Readable {
  const lines = new Readable({ read: () => undefined });
  const write = (value: object): void => {
    if (!lines.destroyed) lines.push(`${JSON.stringify(value)}\n`);
  };
  const finish = (last: Uint8Array | object): void => {
    if (lines.destroyed) return;
    if (last instanceof Uint8Array) {
      for (const part of [Buffer.from('{"result":'), last, Buffer.from('}'), LINE_END]) lines.push(part);
    } else write(last);
    lines.push(null);
  };
  answer((done, total) => write({ done, total })).then(finish, (error: unknown) =>
    finish({ errors: describeFailure(error) }),
  );
  return lines;
}
