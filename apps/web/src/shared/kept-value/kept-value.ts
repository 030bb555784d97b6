import { useSyncExternalStore } from 'react';
import { keep, parseKept, readKeptText } from './kept-storage';

/** Something that this browser keeps for all its tabs. */
export interface KeptValue<Value> {
  /** What is stored now; the same object until that changes. Never throws. */
  readonly read: () => Value;
  /**
   * Begins from what is stored now, since other tabs write too. False where the browser gives no room or no permission:
   * nothing is changed then.
   */
  readonly change: (make: (now: Value) => Value) => boolean;
  /** Hears of changes in this tab and in others. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** `readValue` takes whatever stands in the storage, which anybody may have written, and makes the best of it. */
export function makeKeptValue<Value extends object>(
  key: string,
  readValue: (stored: unknown) => Value,
): KeptValue<Value> {
  const listeners = new Set<() => void>();
  let last: { readonly stored: string | null; readonly value: Value } | null = null;
  const read = () => {
    const stored = readKeptText('browser', key);
    if (last?.stored !== stored) last = { stored, value: readValue(parseKept(stored)) };
    return last.value;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // Null is the storage emptied as a whole.
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  return {
    read,
    change: (make) => {
      if (!keep('browser', key, make(read()))) return false;
      tell();
      return true;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', hear);
      };
    },
  };
}

/** What is kept, as it is now. */
export function useKeptValue<Value>(kept: KeptValue<Value>): Value {
  return useSyncExternalStore(kept.subscribe, kept.read, kept.read);
}
