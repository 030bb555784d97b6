import { UnusableSettingError } from '../config/unusable-setting-error';
import { answersHealth } from './watch-health';

const VARIABLE = 'MORPHOLOGY_URLS';
const REASON = 'no analyser answers there';

/** The error of a start that needs an analyser if no address answers. */
export function makeSilentWorkersError(urls: readonly string[], cause: Error): UnusableSettingError {
  return new UnusableSettingError(VARIABLE, urls.map(hidePassword).join(','), REASON, { cause });
}

/**
 * Asks all addresses of MORPHOLOGY_URLS whether they answer, in the background, and logs one line for each that does
 * not. Returns a function that ends the check.
 */
export function reportSilentWorkers(urls: readonly string[], log: (line: string) => void): () => void {
  const closing = new AbortController();
  for (const url of urls) {
    answersHealth(url, closing.signal).then(
      (isAnswering) => {
        if (isAnswering || closing.signal.aborted) return;
        log(`${VARIABLE} names ${hidePassword(url)}, but ${REASON}: texts cannot be analysed with it.`);
      },
      // Rejects only after the server has ended the check.
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
