import type { ServerResponse } from 'node:http';

/** A signal that is raised when the client goes away before its answer is complete: work for it stops. */
export function abortWhenClosed(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
