import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { writeFrameSearch, writeFrameTexts } from './frame-messages';
import { useFramedPage } from './use-framed-page';

const texts = { corpusTextIds: ['a'], ownTexts: null };
const search = { word: 'koer', type: 'WORDS', keepCapitalization: false } as const;

afterEach(() => document.body.replaceChildren());

/** The hook with a frame of its own; what is posted to the frame is kept. */
function openFrame() {
  const onSearch = vi.fn();
  const view = renderHook((given) => useFramedPage(given, onSearch), { initialProps: texts });
  const frame = document.body.appendChild(document.createElement('iframe'));
  view.result.current.frame.current = frame;
  const post = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const hear = (data: unknown, { source = frame.contentWindow, origin = window.location.origin } = {}) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    });
  return { ...view, hear, post, onSearch };
}

it('follows the height of the page inside, hands the texts over and goes where it asks to', () => {
  const { result, hear, post, onSearch } = openFrame();
  hear(640);
  expect(result.current.heightPx).toBe(740);
  expect(post).toHaveBeenLastCalledWith(writeFrameTexts(texts), window.location.origin);
  hear(writeFrameSearch(search));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(search);
});

it('hands the texts over again when they change', () => {
  const { rerender, post } = openFrame();
  const changed = { corpusTextIds: ['a', 'b'], ownTexts: null };
  rerender(changed);
  expect(post).toHaveBeenLastCalledWith(writeFrameTexts(changed), window.location.origin);
});

it('hears no other window, no other origin and no silly height', () => {
  const { result, hear, post, onSearch } = openFrame();
  const before = result.current.heightPx;
  for (const message of [640, writeFrameSearch(search)]) {
    hear(message, { origin: 'https://example.org' });
    hear(message, { source: window });
  }
  for (const height of [1e9, -5, Number.NaN, '640']) hear(height);
  expect(result.current.heightPx).toBe(before);
  expect(post).not.toHaveBeenCalled();
  expect(onSearch).not.toHaveBeenCalled();
});
