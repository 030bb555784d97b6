import { useSyncExternalStore } from 'react';

let opening = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  opening += by;
  for (const listener of listeners) listener();
}

/** Counts what loads the code of a page, which the address already names while the page before still stands. */
export async function trackOpening<Result>(load: () => Promise<Result>): Promise<Result> {
  change(1);
  try {
    return await load();
  } finally {
    change(-1);
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsOpening = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => opening > 0,
    () => false,
  );
