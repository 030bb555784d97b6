import { useState } from 'react';

const STORAGE_KEY = 'correctorSettings';

export interface CorrectorSettings {
  /** Checks what changed after a pause of typing. */
  readonly checksWhileTyping: boolean;
  /** A mark tells place, then kind, then rule, then answer. */
  readonly hintFirst: boolean;
}

const DEFAULTS: CorrectorSettings = { checksWhileTyping: true, hintFirst: false };

function readSettings(): CorrectorSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return typeof stored === 'object' ? { ...DEFAULTS, ...stored } : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

function storeSettings(settings: CorrectorSettings): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // They then hold until the page is left.
  }
}

/** Switches that this browser keeps. */
export function useCorrectorSettings() {
  const [settings, setSettings] = useState(readSettings);
  const changeSettings = (change: Partial<CorrectorSettings>) => {
    const next = { ...settings, ...change };
    setSettings(next);
    storeSettings(next);
  };
  return { settings, changeSettings };
}
