import { announceWaitingDonations, type AlertParts } from './announce-waiting-donations';

/** How often the store is asked whether donations wait: one short query. */
const CHECK_MS = 60_000;

/** Looks every minute whether waiting donations have to be told, until closed. */
export function keepAnnouncing(
  parts: AlertParts,
  log: (line: string) => void,
  checkMs = CHECK_MS,
): () => void {
  let isClosed = false;
  let timer: NodeJS.Timeout;
  const schedule = (): void => {
    timer = setTimeout(() => {
      announceWaitingDonations(parts)
        .catch((error: unknown) => {
          // The address may hold a secret: it is not logged.
          log(`The alert of waiting donations did not arrive: ${(error as Error).name}`);
        })
        .finally(() => {
          if (!isClosed) schedule();
        });
    }, checkMs).unref();
  };
  schedule();
  return () => {
    isClosed = true;
    clearTimeout(timer);
  };
}
