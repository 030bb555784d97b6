import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/start-i18n';
import { type NoticeKind, NoticesProvider, useNotices } from './notices';
import { NoticeLine } from './notice-line';

function Trigger({ kind, messageKey }: { readonly kind: NoticeKind; readonly messageKey: string }) {
  const { showNotice } = useNotices();
  return <button onClick={() => showNotice(kind, messageKey)}>{kind}</button>;
}

const later = (ms: number) => void act(() => vi.advanceTimersByTime(ms));
const SUCCESS = 'Done.';
const FAILURE = 'Operation failed. Please try again later.';

beforeEach(async () => {
  localStorage.clear();
  await startI18n();
  vi.useFakeTimers();
  render(
    <NoticesProvider>
      <Trigger kind="success" messageKey="notices:success" />
      <Trigger kind="error" messageKey="notices:operation_failed" />
      <NoticeLine />
    </NoticesProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

describe('notices', () => {
  it('of success stay for 5 seconds', () => {
    fireEvent.click(screen.getByText('success'));
    later(4999);
    expect(screen.queryByText(SUCCESS)).not.toBeNull();
    later(1);
    expect(screen.queryByText(SUCCESS)).toBeNull();
  });

  it('of errors stay for 10 seconds and are told at once', () => {
    fireEvent.click(screen.getByText('error'));
    expect(screen.getByRole('alert').textContent).toBe(FAILURE);
    later(9999);
    expect(screen.queryByText(FAILURE)).not.toBeNull();
    later(1);
    expect(screen.queryByText(FAILURE)).toBeNull();
  });

  it('close by their button and not by a click beside them', () => {
    fireEvent.click(screen.getByText('error'));
    fireEvent.mouseDown(document.body);
    fireEvent.click(document.body);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText(FAILURE)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close the notification' }));
    expect(screen.queryByText(FAILURE)).toBeNull();
  });

  it.each([
    ['error', FAILURE, 'success', SUCCESS],
    ['success', SUCCESS, 'error', FAILURE],
  ])('of %s go when a newer one comes, which has its own time', (before, old, after, next) => {
    fireEvent.click(screen.getByText(before));
    later(4000);
    fireEvent.click(screen.getByText(after));
    expect(screen.queryByText(old)).toBeNull();
    later(4000);
    expect(screen.queryByText(next)).not.toBeNull();
  });

  it('that say the same stand once, with the time of the later', () => {
    fireEvent.click(screen.getByText('error'));
    later(6000);
    fireEvent.click(screen.getByText('error'));
    expect(screen.getAllByText(FAILURE)).toHaveLength(1);
    later(6000);
    expect(screen.queryByText(FAILURE)).not.toBeNull();
  });
});
