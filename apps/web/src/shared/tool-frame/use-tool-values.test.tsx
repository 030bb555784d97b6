import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { TextSelectionProvider } from '../text-selection/text-selection';
import { ToolSessionProvider } from '../tool-session/tool-session';
import { useToolValues } from './use-tool-values';

const list = { type: 'LEMMAS' as 'WORDS' | 'LEMMAS', keepCapitalization: false, minFrequency: '' };
const context = {
  type: 'LEMMAS' as 'WORDS' | 'LEMMAS',
  keyword: '',
  keepCapitalization: false,
  count: '5',
};
const pattern = { keyword: '', isByForm: false, cql: '' };

const renderTools = () =>
  renderHook(
    () => ({
      list: useToolValues('wordlist', list),
      context: useToolValues('word-context', context),
      pattern: useToolValues('distribution', pattern),
      other: useToolValues('other', { length: 2 }),
    }),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <TextSelectionProvider>
          <ToolSessionProvider>{children}</ToolSessionProvider>
        </TextSelectionProvider>
      ),
    },
  );

it('takes the search from tool to tool and leaves other fields to their tool', () => {
  const { result } = renderTools();
  act(() => result.current.context[1]({ ...context, type: 'LEMMAS', keyword: 'kool', count: '7' }));
  expect(result.current.list[0]).toEqual({ ...list, type: 'LEMMAS' });
  act(() => result.current.list[1]({ ...list, type: 'WORDS', minFrequency: '3' }));
  expect(result.current.context[0]).toEqual({ ...context, type: 'WORDS', keyword: 'kool', count: '7' });
  act(() => result.current.other[1]({ length: 3 }));
  expect(result.current.other[0]).toEqual({ length: 3 });
});

it('a word that is typed where there are no patterns takes the place of one', () => {
  const { result } = renderTools();
  act(() => result.current.pattern[1]({ ...pattern, isByForm: true, cql: '[pos="ADJ"]' }));
  expect(result.current.pattern[0]).toMatchObject({ isByForm: true, cql: '[pos="ADJ"]' });
  act(() => result.current.context[1]({ ...context, keyword: 'kool' }));
  expect(result.current.pattern[0]).toMatchObject({ isByForm: false, keyword: 'kool' });
});
