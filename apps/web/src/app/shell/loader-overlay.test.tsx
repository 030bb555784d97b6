import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../shared/i18n/start-i18n';
import { matchStyle } from '../../shared/testing/quick-answers';
import { LoaderOverlay, isAprilFools } from './loader-overlay';

let finish: (answer: string) => void = () => undefined;

function Caller({ meta }: { readonly meta: Record<string, unknown> }) {
  useQuery({ queryKey: ['call'], queryFn: () => new Promise<string>((resolve) => (finish = resolve)), meta });
  return null;
}

const start = (meta: Record<string, unknown> = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Caller meta={meta} />
      <LoaderOverlay />
    </QueryClientProvider>,
  );
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const loader = () => screen.queryByRole('status', { name: 'Loading' });

beforeEach(async () => {
  localStorage.clear();
  await startI18n();
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 5, 15));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the loader', () => {
  it('comes into sight 200 ms after a request starts and goes when it ends', async () => {
    start();
    await later(50);
    expect(matchStyle(loader()!).animation).toContain('late 0s 200ms');
    expect(document.querySelector('img')).toBeNull();
    act(() => finish('answer'));
    await later(50);
    expect(loader()).toBeNull();
  });

  it('leaves a request alone whose screen shows its own progress', async () => {
    start({ showsProgress: true });
    await later(1000);
    expect(loader()).toBeNull();
  });

  it('shows a picture in place of the words on the first of April', async () => {
    vi.setSystemTime(new Date(2027, 3, 1, 12));
    start();
    await later(300);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/april.svg');
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('knows the first of April from the days around it', () => {
    expect(isAprilFools(new Date(2026, 3, 1))).toBe(true);
    expect(isAprilFools(new Date(2026, 3, 2))).toBe(false);
    expect(isAprilFools(new Date(2026, 2, 1))).toBe(false);
  });
});
