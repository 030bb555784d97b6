import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SelectionSide, useComparison } from './selection-side';
import { TextSelectionProvider, useTextSelection, useWholeSelection } from './text-selection';

beforeEach(() => sessionStorage.clear());

const renderSide = (side: 'A' | 'B') =>
  renderHook(() => ({ own: useTextSelection(), whole: useWholeSelection(), comparison: useComparison() }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <TextSelectionProvider>
        <SelectionSide side={side}>{children}</SelectionSide>
      </TextSelectionProvider>
    ),
  });

it('sees and saves one side alone, and the whole beside it', () => {
  const { result } = renderSide('B');
  const source = { query: { corpuses: ['clWmOIrLa'] }, unchosenIds: [] };
  act(() => result.current.whole.saveCorpusTexts(['a', 'b']));
  expect(result.current.own).toMatchObject({ side: 'B', hasTexts: false, corpusTextIds: null });
  act(() => result.current.own.saveCorpusTexts(['c'], source));
  expect(result.current.own).toMatchObject({ corpusTextIds: ['c'], corpusSource: source, textCount: 1 });
  expect(result.current.whole).toMatchObject({
    side: 'A',
    corpusTextIds: ['a', 'b'],
    compared: { corpusTextIds: ['c'] },
    textCount: 2,
  });
  const { revision } = result.current.whole;
  act(() => result.current.comparison.swap());
  expect(result.current.whole).toMatchObject({ corpusTextIds: ['c'], corpusSource: source });
  expect(result.current.own).toMatchObject({ corpusTextIds: ['a', 'b'] });
  expect(result.current.whole.revision).toBe(revision + 1);
  act(() => result.current.comparison.end());
  expect(result.current.comparison.isComparing).toBe(false);
  expect(result.current.whole).toMatchObject({ corpusTextIds: ['c'], compared: null });
});

it('keeps the texts of both sides over a reload', () => {
  const first = renderSide('B');
  act(() => first.result.current.whole.saveCorpusTexts(['a']));
  act(() => first.result.current.own.saveCorpusTexts(['b']));
  act(() => first.result.current.own.saveOwnTexts('Minu tekst.'));
  first.unmount();
  const { result } = renderSide('A');
  expect(result.current.whole).toMatchObject({
    corpusTextIds: ['a'],
    ownTexts: null,
    compared: { corpusTextIds: ['b'], ownTexts: 'Minu tekst.' },
  });
});

it('keeps an own text that stands alone, and takes nothing else for one', () => {
  const first = renderSide('A');
  act(() => first.result.current.whole.saveOwnTexts('Minu tekst.'));
  first.unmount();
  expect(renderSide('A').result.current.whole).toMatchObject({ ownTexts: 'Minu tekst.', origin: 'visitor' });
  for (const ownTexts of [5, '  ', ['Minu tekst.'], null]) {
    sessionStorage.setItem('chosen-texts', JSON.stringify({ ownTexts, origin: 'visitor' }));
    expect(renderSide('A').result.current.whole).toMatchObject({ ownTexts: null, hasTexts: false });
  }
});

it('warns before a reload that would lose the own text, and keeps the corpus texts where there is room', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(
    this: Storage,
    key,
    text,
  ) {
    if (text.includes('Minu')) throw new DOMException('full', 'QuotaExceededError');
    this[key] = text;
  });
  const { result } = renderSide('A');
  const reload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  act(() => result.current.whole.saveCorpusTexts(['a']));
  expect(reload()).toBe(false);
  act(() => result.current.whole.saveOwnTexts('Minu tekst.'));
  expect(reload()).toBe(true);
  expect(sessionStorage.getItem('chosen-texts')).toContain('"a"');
  act(() => result.current.whole.saveOwnTexts(''));
  expect(reload()).toBe(false);
  setItem.mockRestore();
});
