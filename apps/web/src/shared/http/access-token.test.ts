import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getAccessToken, hasAccessToken, setAccessToken } from './access-token';

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A token of a server whose clock is so far from that of the browser. */
function makeToken(awayMs: number, hasStart = true): string {
  const iat = Math.floor((Date.now() + awayMs) / 1000);
  return `h.${btoa(JSON.stringify({ exp: iat + 3600, ...(hasStart && { iat }) }))}.s`;
}

it.each([0, -3 * HOUR_MS, 3 * HOUR_MS])('is sent for its hour where clocks are %d ms apart', (awayMs) => {
  const token = makeToken(awayMs);
  setAccessToken(token);
  vi.advanceTimersByTime(HOUR_MS - 1000);
  expect(getAccessToken()).toBe(token);
  vi.advanceTimersByTime(1000);
  expect([getAccessToken(), hasAccessToken()]).toEqual([null, true]);
});

it.each([-3 * HOUR_MS, 3 * HOUR_MS])('is sent after the clock was set by %d ms', (jumpMs) => {
  const token = makeToken(0, false);
  setAccessToken(token);
  vi.setSystemTime(Date.now() + jumpMs);
  expect(getAccessToken()).toBe(token);
});

it.each(['nonsense', 'h.e30.s', ''])('is not sent where it has no end: %j', (token) => {
  setAccessToken(token);
  expect(getAccessToken()).toBeNull();
});
