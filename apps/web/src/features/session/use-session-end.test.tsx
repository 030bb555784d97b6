// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionEnd } from '../../shared/session/session';
import { useSessionEnd } from './use-session-end';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const endIn = (minutes: number): SessionEnd => ({
  seconds: minutes * 60,
  steadyMs: performance.now(),
  wallMs: Date.now(),
});

/** A page whose server says at each question that so many minutes are left; null says nothing. */
function open(minutes: number, say: () => number | null = () => null) {
  let end: SessionEnd | null = endIn(minutes);
  const ask = vi.fn(() => {
    const left = say();
    if (left !== null) end = endIn(left);
  });
  const view = renderHook(() => useSessionEnd(end, ask));
  const wait = async (ms: number) => {
    for (let waited = 0; waited < ms; waited += 3000) {
      await act(() => vi.advanceTimersByTimeAsync(3000));
      view.rerender();
    }
  };
  return { ...view, ask, wait };
}

it('asks the person once the server has said again that five minutes are left', async () => {
  let left = 30;
  const { result, ask, wait } = open(30, () => left);
  await wait(24.9 * MINUTE_MS);
  expect([result.current.isAsking, ask.mock.calls.length]).toEqual([false, 0]);
  left = 5;
  await wait(0.3 * MINUTE_MS);
  expect([result.current.isAsking, result.current.minutesLeft]).toEqual([true, 5]);
});

it('leaves the person alone where another tab has used the session', async () => {
  const { result, ask, wait } = open(30, () => 29);
  await wait(26 * MINUTE_MS);
  expect([result.current.isAsking, ask.mock.calls.length]).toEqual([false, 1]);
});

it('closes what it asked when another tab goes on, and asks anew at the next end', async () => {
  let left = 4;
  const { result, wait } = open(4, () => left);
  await wait(6000);
  expect(result.current.isAsking).toBe(true);
  act(() => result.current.stopAsking());
  expect(result.current.isAsking).toBe(false);
  left = 30;
  await wait(MINUTE_MS);
  left = 5;
  await wait(26 * MINUTE_MS);
  expect(result.current.isAsking).toBe(true);
});

it.each([
  ['two hours forward', 120, 1],
  ['a day forward', 24 * 60, 1],
  ['two hours back', -120, 0],
])('a clock that is set %s ends nothing by itself: the server is asked', async (_how, minutes, calls) => {
  const { result, ask, wait } = open(30, () => 30);
  vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
  await wait(9000);
  expect([result.current.isAsking, ask.mock.calls.length]).toEqual([false, calls]);
});

it('a clock that was set back hides no end', async () => {
  const { ask, wait } = open(6);
  vi.setSystemTime(new Date(Date.now() - 120 * MINUTE_MS));
  await wait(1.1 * MINUTE_MS);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks a server that is away every half minute, not at each check', async () => {
  const { ask, wait } = open(0);
  await wait(2 * MINUTE_MS);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(5);
});
