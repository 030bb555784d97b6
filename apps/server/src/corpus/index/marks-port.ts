import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { TextMarks } from '@keelerada/corpus-engine/error-marks/error-mark';
import type { MarksReader } from './mark-layers';

type LoadMarks = MarksReader['load'];

interface Asked {
  readonly ids: readonly string[];
  /** Each question has a port for its answer, so that answers need no order. */
  readonly answerPort: MessagePort;
}

/** Answers what a thread asks through a port with the errors of texts; null where they cannot be read. */
export function serveMarks(port: MessagePort, load: LoadMarks): void {
  port.on('message', ({ ids, answerPort }: Asked) => {
    void load(ids)
      .catch(() => null)
      .then((marks) => answerPort.postMessage(marks));
  });
}

/** Asks through a port for the errors of texts. Rejects where they cannot be read, and once `signal` is aborted. */
export function askMarks(port: MessagePort, signal: AbortSignal): LoadMarks {
  return async (ids) => {
    const { port1, port2 } = new MessageChannel();
    try {
      port.postMessage({ ids, answerPort: port2 } satisfies Asked, [port2]);
      const [marks] = (await once(port1, 'message', { signal })) as [readonly TextMarks[] | null];
      if (marks === null) throw new Error('The errors of texts could not be read.');
      return marks;
    } finally {
      port1.close();
    }
  };
}
