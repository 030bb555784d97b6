import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { NATIVE_PLACE } from './compute-task';

/** The bit of the cell that says that the thread is about to be ended: no other call begins. */
const CLOSING = 1 << 30;

/** The cells of the tasks of this thread. */
const ofThread = new Set<Int32Array>();

/** Names a task of this thread, until the function that comes back is called. */
export function holdCells(cells: Int32Array): () => void {
  ofThread.add(cells);
  return () => ofThread.delete(cells);
}

/**
 * Calls a native library that ends the whole process where its thread is ended meanwhile, as ONNX Runtime does: the
 * thread then waits for the call. Rejects with QueryCancelledError where the thread is about to be ended.
 */
export async function callNative<Result>(call: () => Promise<Result>): Promise<Result> {
  const entered: Int32Array[] = [];
  try {
    for (const cells of ofThread) {
      enter(cells);
      entered.push(cells);
    }
    return await call();
  } finally {
    for (const cells of entered) Atomics.sub(cells, NATIVE_PLACE, 1);
  }
}

function enter(cells: Int32Array): void {
  for (;;) {
    const calls = Atomics.load(cells, NATIVE_PLACE);
    if ((calls & CLOSING) !== 0) throw new QueryCancelledError();
    if (Atomics.compareExchange(cells, NATIVE_PLACE, calls, calls + 1) === calls) return;
  }
}

/** Lets the thread of a task begin no native call any more; false while it is at one. */
export function closeNative(cells: Int32Array): boolean {
  return (Atomics.or(cells, NATIVE_PLACE, CLOSING) & ~CLOSING) === 0;
}
