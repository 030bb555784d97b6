import type { KeyboardEvent, RefObject } from 'react';
import { isTyping } from '../../../shared/ui/is-typing';

interface LineKeys {
  readonly scrollBox: RefObject<HTMLDivElement | null>;
  /** Builds the line at a place of the page, which may be out of sight. */
  readonly scrollTo: (index: number) => void;
  readonly onTick: (number: number) => void;
}

const LINE = '[data-line][data-number]';
const OPENER = '[data-part="more"] button';
/** A line that has been scrolled to is there a frame or two later. */
const BUILD_FRAMES = 3;

/** J and K go to the next and the last line, X ticks it, Enter opens it: while the focus is in the list. */
export function useLineKeys({ scrollBox, scrollTo, onTick }: LineKeys) {
  const focus = (index: number, framesLeft = BUILD_FRAMES) => {
    const opener = scrollBox.current?.querySelector<HTMLElement>(`[data-index="${index}"] ${OPENER}`);
    if (opener) opener.focus();
    else if (framesLeft > 0) requestAnimationFrame(() => focus(index, framesLeft - 1));
  };
  return (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, ctrlKey, metaKey, altKey, target, nativeEvent } = event;
    if (ctrlKey || metaKey || altKey || isTyping(nativeEvent)) return;
    const line = (target as Element).closest<HTMLElement>(LINE);
    const wanted = key.toLowerCase();
    if (wanted === 'x' && line !== null) {
      event.preventDefault();
      onTick(Number(line.dataset['number']));
      return;
    }
    if (wanted !== 'j' && wanted !== 'k') return;
    event.preventDefault();
    const step = wanted === 'j' ? 1 : -1;
    const lines = [...(scrollBox.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])]
      .filter((one) => one.childElementCount > 0)
      .map(({ dataset }) => Number(dataset['index']));
    const at = (target as Element).closest<HTMLElement>('[data-index]')?.dataset['index'];
    const next =
      at === undefined
        ? lines[0]
        : lines.filter((one) => Math.sign(one - Number(at)) === step).at(step > 0 ? 0 : -1);
    if (next === undefined) return;
    scrollTo(next);
    focus(next);
  };
}
