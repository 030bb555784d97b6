import type { TokenStoreClient } from '../token-store-client';
import { IndexBusyError } from '../token-store-errors';
import { eraseWithdrawn } from './withdraw-texts';

/** Storage of a withdrawn text is free within a day; one server of a site does it. */
const ERASE_EVERY_MS = 6 * 60 * 60 * 1000;

/** Erases withdrawn texts from the disks of the store four times a day, until closed. */
export function keepErasing(
  client: TokenStoreClient,
  log: (line: string) => void,
  everyMs = ERASE_EVERY_MS,
): () => Promise<void> {
  const closing = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const erase = async (): Promise<void> => {
    try {
      const erased = await eraseWithdrawn(client, closing.signal);
      if (erased > 0) log(`Erased from the token store: ${erased} withdrawn texts.`);
    } catch (error) {
      // Another server does it, or this one ends: what is left is erased by the next run.
      if (error instanceof IndexBusyError || closing.signal.aborted) return;
      log(`Withdrawn texts are not erased yet: ${(error as Error).name}`);
    }
  };
  const timer = setInterval(() => {
    running = running.then(erase);
  }, everyMs);
  timer.unref();
  return () => {
    closing.abort();
    clearInterval(timer);
    return running;
  };
}
