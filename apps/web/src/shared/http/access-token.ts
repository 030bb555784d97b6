/** Milliseconds in a second: the claims count seconds since the epoch. */
const MS_PER_SECOND = 1000;

interface HeldToken {
  readonly token: string;
  /** By the clock of `performance`, which nobody sets. */
  readonly endsAtMs: number;
}

let held: HeldToken | null = null;

/** The session token lives in memory alone; a reload asks the server for it again. The token has just been made. */
export function setAccessToken(token: string | null): void {
  const seconds = token === null ? null : readTokenSeconds(token);
  held =
    token === null
      ? null
      : { token, endsAtMs: performance.now() + Math.max(0, seconds ?? 0) * MS_PER_SECOND };
}

/**
 * Seconds for which a token that has just been made lasts, or null if it has no readable exp claim. Its own iat counts where
 * it has one: the clock of the computer may be wrong by hours.
 */
export function readTokenSeconds(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >;
    const { exp, iat } = claims;
    if (typeof exp !== 'number') return null;
    return exp - (typeof iat === 'number' ? iat : Date.now() / MS_PER_SECOND);
  } catch {
    return null;
  }
}

/** Whether somebody is signed in as far as this page knows, also where the token has run out. */
export const hasAccessToken = (): boolean => held !== null;

/** The token if it is still valid, else null. */
export function getAccessToken(): string | null {
  return held !== null && held.endsAtMs > performance.now() ? held.token : null;
}
