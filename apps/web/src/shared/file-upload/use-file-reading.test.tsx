import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NoticesProvider, useNotices } from '../notices/notices';
import { useFileReading } from './use-file-reading';

afterEach(() => vi.unstubAllGlobals());

it('counts the files that are read', async () => {
  const waiting: (() => void)[] = [];
  const answer = () => new Promise((resolve) => waiting.push(() => resolve(new Response('Tere'))));
  vi.stubGlobal('fetch', vi.fn(answer));
  const { result } = renderHook(() => useFileReading(() => undefined), { wrapper: NoticesProvider });
  act(() => void result.current.read(['a.txt', 'b.txt'].map((name) => new File(['x'], name))));
  expect(result.current).toMatchObject({ isReading: true, done: 0, total: 2 });
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]!();
  await waitFor(() => expect(result.current.done).toBe(1));
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]!();
  await waitFor(() => expect(result.current).toMatchObject({ isReading: false, done: 2 }));
});

it('says of which files formulas could not be read, and nothing where there were none', async () => {
  const counts: Record<string, string> = { 'a.docx': '2', 'b.odt': '1' };
  const answer = (_path: string, { body }: { body: FormData }) => {
    const count = counts[(body.get('file') as File).name];
    return Promise.resolve(new Response('Olgu □', count ? { headers: { 'x-formulas': count } } : {}));
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  const { result } = renderHook(() => ({ ...useFileReading(() => undefined), ...useNotices() }), {
    wrapper: NoticesProvider,
  });
  const upload = (...names: readonly string[]) =>
    act(() => result.current.read(names.map((name) => new File(['x'], name))));
  await upload('c.txt');
  expect(result.current.notice).toBeNull();
  await upload('a.docx', 'c.txt', 'b.odt');
  await waitFor(() =>
    expect(result.current.notice).toMatchObject({
      kind: 'info',
      messageKey: 'file-upload:formulas',
      values: { count: 3, files: 'a.docx, b.odt' },
    }),
  );
});
