import { useEffect, useRef } from 'react';
import type { Proofreading } from './use-proofreading';

/**
 * Keys of the corrector; the keyboard help lists them. They work in the text box and beside it: none of them is a
 * character, so nothing that is typed is lost.
 */
export function useCorrectorKeys(proofreading: Proofreading, isOn: boolean): void {
  const current = useRef(proofreading);
  useEffect(() => {
    current.current = proofreading;
  });
  useEffect(() => {
    if (!isOn) return;
    const handle = (event: KeyboardEvent) => {
      const { active, step, accept, decline, activate } = current.current;
      const actions: Readonly<Record<string, (() => void) | undefined>> = {
        ArrowDown: () => step(1),
        ArrowUp: () => step(-1),
        Enter: active ? () => accept([active]) : undefined,
        Delete: active ? () => decline([active]) : undefined,
      };
      const action =
        event.key === 'Escape' && active
          ? () => activate(null)
          : event.altKey
            ? actions[event.key]
            : undefined;
      if (action === undefined) return;
      event.preventDefault();
      const isWorkLeft = event.key === 'Enter' || event.key === 'Delete';
      action();
      if (isWorkLeft) current.current.step(1);
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isOn]);
}
