import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { TextSelectionProvider } from '../text-selection/text-selection';
import { ToolSessionProvider } from '../tool-session/tool-session';
import { useToolValues } from './use-tool-values';

const list = { type: null as 'WORDS' | 'LEMMAS' | null, keepCapitalization: false, minFrequency: '' };
const context = {
  type: null as 'WORDS' | 'LEMMAS' | null,
  keyword: '',
  keepCapitalization: false,
  count: '5',
};

const renderTools = () =>
  renderHook(
    () => ({
      list: useToolValues('wordlist', list),
      context: useToolValues('word-context', context),
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

it('remembers the search type of the last visit, base forms before the first choice', () => {
  const first = renderTools();
  expect(first.result.current.list[0].type).toBe('LEMMAS');
  act(() => first.result.current.list[1]({ ...list, type: 'WORDS' }));
  first.unmount();
  const { result } = renderTools();
  expect(result.current.context[0]).toEqual({ ...context, type: 'WORDS' });
});
