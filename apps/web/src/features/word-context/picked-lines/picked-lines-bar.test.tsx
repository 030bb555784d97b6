import { sentenceAnalysisCall } from '@keelerada/contract/tools/sentence-analysis';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '../../../shared/testing/fake-server';
import { ADDRESS, answerRows, renderContext } from '../testing/word-context-scene';

beforeEach(() => {
  localStorage.removeItem('keelerada.line-marks');
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Rows as the server gives them where lines are asked for: with their place in the text. */
const placedRows = (total: number) => (body: Record<string, unknown>) => {
  const answer = answerRows(total)(body) as { contextList: object[] };
  return { ...answer, contextList: answer.contextList.map((row, start) => ({ ...row, start: start * 10 })) };
};

async function renderLines() {
  startFakeServer({
    [wordContextCall.path]: placedRows(5),
    [sentenceAnalysisCall.path]: () => ({ sentences: [] }),
  });
  const scene = await renderContext(ADDRESS);
  await screen.findByText('enne 4');
  return scene;
}
const readKept = () =>
  (JSON.parse(localStorage.getItem('keelerada.line-marks')!) as { questions: { marks: object[] }[] })
    .questions[0]?.marks;

describe('marking lines', () => {
  it('is done by ticks: tags stay in the line, and left-out lines come back', async () => {
    const { user } = await renderLines();
    expect(screen.queryByRole('toolbar', { name: 'Marked lines' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Mark line 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Mark line 4' }));
    const bar = screen.getByRole('toolbar', { name: 'Marked lines' });
    expect(within(bar).getByText('2 lines marked')).toBeTruthy();
    await user.click(within(bar).getByRole('button', { name: 'Add tag' }));
    await user.type(screen.getByRole('textbox', { name: 'Tag' }), 'hea{Enter}');
    await waitFor(() => expect(document.querySelectorAll('[data-part="tag"]')).toHaveLength(2));
    expect(readKept()).toEqual([
      { key: ':10', isTicked: true, tag: 'hea' },
      { key: ':30', isTicked: true, tag: 'hea' },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Leave out' }));
    expect(screen.queryByText('enne 1')).toBeNull();
    expect(screen.getByText(/2 lines left out/u)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('enne 1')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Mark line 2' }));
    await user.click(screen.getByRole('button', { name: 'Bring back' }));
    expect(screen.getByText(/1 line left out/u)).toBeTruthy();
  });

  it('goes by keys: J and K from line to line, X ticks, Enter opens', async () => {
    const { user } = await renderLines();
    screen.getByRole('region', { name: 'Contexts of the keyword' }).focus();
    await user.keyboard('jjx');
    expect(readKept()).toEqual([{ key: ':10', isTicked: true }]);
    await user.keyboard('kx');
    expect(readKept()).toEqual([
      { key: ':10', isTicked: true },
      { key: ':0', isTicked: true },
    ]);
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('x');
    expect(readKept()).toEqual([{ key: ':10', isTicked: true }]);
  });

  it('is kept for the question when it is asked again', async () => {
    const { user, unmount } = await renderLines();
    await user.click(screen.getByRole('checkbox', { name: 'Mark line 3' }));
    unmount();
    sessionStorage.clear();
    await renderLines();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mark line 3' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mark line 2' }).checked).toBe(false);
  });
});
