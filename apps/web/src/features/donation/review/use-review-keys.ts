import { useEffect, useState } from 'react';
import { keepText, readKeptText } from '../../../shared/kept-value/kept-storage';
import { isTyping } from '../../../shared/ui/is-typing';

const OFF_STORAGE_KEY = 'reviewKeysOff';

/** Keys of a reviewer, each with what it does. */
export const reviewKeys = { next: 'n', accept: 'a', refuse: 'r' } as const;
type ReviewAction = keyof typeof reviewKeys;

/** Runs what a key stands for, outside fields and dialogs only; keys of one letter can be turned off (WCAG 2.1.4). */
export function useReviewKeys(actions: Readonly<Partial<Record<ReviewAction, () => void>>>) {
  const [isOn, setIsOn] = useState(readIsOn);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event)) return;
      if (document.querySelector('[role="dialog"], [role="presentation"] [role="listbox"]') !== null) return;
      const pressed = event.key.toLowerCase();
      const name = (Object.keys(reviewKeys) as ReviewAction[]).find((each) => reviewKeys[each] === pressed);
      const action = name && actions[name];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [actions, isOn]);
  return {
    isOn,
    turn: (next: boolean) => {
      setIsOn(next);
      // Without storage the keys are on again at the next visit.
      keepText('browser', OFF_STORAGE_KEY, String(!next));
    },
  };
}

const readIsOn = () => readKeptText('browser', OFF_STORAGE_KEY) !== 'true';
