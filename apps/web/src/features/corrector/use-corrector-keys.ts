import { useEffect, useEffectEvent } from 'react';
import { readOwn } from '@keelerada/estonian/make-table';
import { isQuiet } from './analysis/corrections';
import type { Hints } from './use-hints';
import type { Proofreading } from './use-proofreading';

type Act = (() => void) | undefined;

/**
 * What the keys do now: with Alt ↓ and ↑ go to the next and previous error, Enter tells the next hint or takes the
 * correction, Delete leaves the place as it is; Escape leads back to the text.
 */
function listActions({ active, step, accept, decline }: Proofreading, hints: Hints) {
  const enter: Act =
    active === null || isQuiet(active.correction)
      ? undefined
      : hints.step === 'answer'
        ? () => accept([active])
        : hints.tellMore;
  return {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: enter,
    Delete: active === null ? undefined : () => decline([active]),
  } as Readonly<Record<string, Act>>;
}

/**
 * Keys of the corrector; the keyboard help lists them. They work in the text box and beside it: none of them is a
 * character, so nothing that is typed is lost.
 */
export function useCorrectorKeys(proofreading: Proofreading, hints: Hints, isOn: boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    // An open menu or dialog closes first.
    if (event.key === 'Escape' && proofreading.active !== null && !event.defaultPrevented) {
      event.preventDefault();
      proofreading.goBack();
      return;
    }
    const act = event.altKey ? readOwn(listActions(proofreading, hints), event.key) : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
