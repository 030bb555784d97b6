import { useState } from 'react';
import { keep, readFields, readKept } from '../../shared/kept-value/kept-storage';

const STORAGE_KEY = 'correctorSettings';

export interface CorrectorSettings {
  /** Checks what changed after a pause of typing. */
  readonly checksWhileTyping: boolean;
  /** A mark tells place, then kind, then rule, then answer. */
  readonly hintFirst: boolean;
}

function readSettings(stored: unknown): CorrectorSettings {
  const { checksWhileTyping, hintFirst } = readFields(stored);
  return { checksWhileTyping: checksWhileTyping !== false, hintFirst: hintFirst === true };
}

/** Switches that this browser keeps. */
export function useCorrectorSettings() {
  const [settings, setSettings] = useState(() => readKept('browser', STORAGE_KEY, readSettings));
  const changeSettings = (change: Partial<CorrectorSettings>) => {
    const next = { ...settings, ...change };
    setSettings(next);
    // Without storage they hold until the page is left.
    keep('browser', STORAGE_KEY, next);
  };
  return { settings, changeSettings };
}
