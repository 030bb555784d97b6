/** Milliseconds in a second: the exp claim counts seconds since the epoch. */
const MS_PER_SECOND = 1000;

let accessToken: string | null = null;

/** The session token lives in memory alone; a reload asks the server for it again. */
export function setAccessToken(token: string | null): void {
  accessToken = token;
}

/** Seconds since the epoch at which the token ends, or null if it has no readable exp claim. */
export function readTokenExpiry(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const expiry = (claims as { exp?: unknown }).exp;
    return typeof expiry === 'number' ? expiry : null;
  } catch {
    return null;
  }
}

/** The token if it is still valid, else null (SPEC 6: only an unexpired token is sent). */
export function getAccessToken(now = Date.now()): string | null {
  if (accessToken === null) return null;
  const expiry = readTokenExpiry(accessToken);
  return expiry !== null && expiry * MS_PER_SECOND > now ? accessToken : null;
}
