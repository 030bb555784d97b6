import { UnusableSettingError } from '../config/unusable-setting-error';
import { answersHealth } from './watch-health';

const VARIABLE = 'MORPHOLOGY_URLS';
const REASON = 'no analyser answers there';

/** The start needed an analyser, and none of the addresses answered. */
export function makeSilentWorkersError(urls: readonly string[], cause: Error): UnusableSettingError {
  return new UnusableSettingError(VARIABLE, urls.map(hidePassword).join(','), REASON, { cause });
}

/**
 * Asks all addresses of MORPHOLOGY_URLS whether they answer and tells of those that do not, each in a line. Nobody
 * waits for it; the function that comes back ends it.
 */
export function tellSilentWorkers(urls: readonly string[], log: (line: string) => void): () => void {
  const closing = new AbortController();
  for (const url of urls) {
    answersHealth(url, closing.signal).then(
      (isAnswering) => {
        if (isAnswering || closing.signal.aborted) return;
        log(`${VARIABLE} names ${hidePassword(url)}, but ${REASON}: texts cannot be analysed with it.`);
      },
      // Only the end of the server cuts it short.
      () => undefined,
    );
  }
  return () => closing.abort();
}

function hidePassword(url: string): string {
  const shown = new URL(url);
  shown.username = '';
  shown.password = '';
  return shown.href.replace(/\/$/u, '');
}
