import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
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

it('keeps the corpus texts of both sides over a reload, and no own text', () => {
  const first = renderSide('B');
  act(() => first.result.current.whole.saveCorpusTexts(['a']));
  act(() => first.result.current.own.saveCorpusTexts(['b']));
  act(() => first.result.current.own.saveOwnTexts('Minu tekst.'));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Minu');
  first.unmount();
  const { result } = renderSide('A');
  expect(result.current.whole).toMatchObject({
    corpusTextIds: ['a'],
    ownTexts: null,
    compared: { corpusTextIds: ['b'], ownTexts: null },
  });
});

it('analyses the second selection where a reload has lost an own text that was the first one', () => {
  const first = renderSide('B');
  act(() => first.result.current.whole.saveOwnTexts('Minu tekst.'));
  act(() => first.result.current.own.saveCorpusTexts(['b']));
  first.unmount();
  expect(renderSide('A').result.current.whole).toMatchObject({ corpusTextIds: ['b'], compared: null });
});
