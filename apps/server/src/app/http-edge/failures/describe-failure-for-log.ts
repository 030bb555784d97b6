const MAX_FRAMES = 12;
const MAX_CAUSES = 4;

interface LoggedFailure {
  readonly name: string;
  readonly code: string | undefined;
  readonly frames: readonly string[];
}

/**
 * What the log may hold of an unexpected error: names, codes and places. Messages stay out, because those of a
 * database or a parser repeat the values they choked on, which may be somebody's text.
 */
export function describeFailureForLog(error: unknown): { readonly failures: readonly LoggedFailure[] } {
  const failures: LoggedFailure[] = [];
  let current = error;
  while (current instanceof Error && failures.length < MAX_CAUSES) {
    failures.push({ name: current.name, code: readCode(current), frames: listFrames(current) });
    current = current.cause;
  }
  return { failures };
}

function readCode(error: Error): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

function listFrames(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/u.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());
}
