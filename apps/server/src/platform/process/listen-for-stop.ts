/** Status of a process that was told to stop and could not finish its work; shells give it to what Ctrl-C ends. */
export const EXIT_INTERRUPTED = 130;

/**
 * One Ctrl-C is heard more than once: the terminal tells the whole process group, and npm and the start script hand on
 * what they hear. Anyone who wants it to end at once presses again later than that.
 */
const SAME_SIGNAL_MS = 1000;

/**
 * Calls `stop` at the first signal to stop (Ctrl-C, the end of the terminal, a service manager). A further one ends the
 * process at once, unless it comes so soon that it is the same.
 */
export function listenForStop(stop: () => void): void {
  let signalledAt: number | null = null;
  const hear = (): void => {
    const now = performance.now();
    if (signalledAt === null) {
      signalledAt = now;
      stop();
    } else if (now - signalledAt >= SAME_SIGNAL_MS) {
      process.exit(EXIT_INTERRUPTED);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear);
}
