import type { CorpusQuery, QueryInput } from '../../corpus/engine/corpus-query';
import type { ComputeThread } from '../../platform/compute/compute-task';

export interface EngineAnswer {
  readonly head: unknown;
  readonly json: string;
}

/** The whole answer of a query, its parts joined, run in this thread. */
export async function answerWhole<Options, Head>(
  query: CorpusQuery<Options, Head>,
  texts: Omit<QueryInput<unknown>, 'options'>,
  options: Options,
): Promise<EngineAnswer> {
  const thread = {
    cancel: { cells: new Int32Array(new SharedArrayBuffer(4)), index: 0 },
    signal: new AbortController().signal,
  } as unknown as ComputeThread;
  const parts: Uint8Array[] = [];
  let head: Head | undefined;
  for (let next: Options | null = options; next !== null;) {
    const part: { readonly head: Head; readonly json: Uint8Array } = await query.run(
      { ...texts, options: next },
      thread,
    );
    head ??= part.head;
    parts.push(part.json.slice());
    next = query.findNext?.(next, part.head) ?? null;
  }
  return { head, json: Buffer.concat(parts).toString('utf8') };
}
