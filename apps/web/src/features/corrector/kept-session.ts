import type { CorrectorResponse } from '@keelerada/contract/corrector';
import type { CorrectorModel } from '@keelerada/contract/corrector-choices';

const STORAGE_KEY = 'corrector';

/** What outlives a reload and a visit to another page. It stays in this tab of the browser alone. */
export interface KeptSession {
  readonly text: string;
  readonly model: CorrectorModel;
  readonly response: CorrectorResponse | null;
  /** The text that was analysed. */
  readonly analysedText: string;
  /** Where the corrections stand in `text`, by their ids; those accepted or declined are not among them. */
  readonly places: readonly { readonly id: string; readonly start: number; readonly end: number }[];
  readonly declined: readonly string[];
}

export function readKeptSession(): KeptSession | null {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return stored === null ? null : (JSON.parse(stored) as KeptSession);
  } catch {
    return null;
  }
}

/** Keeps the session; the text alone if the whole is too large for the storage. */
export function keepSession(session: KeptSession): void {
  const textAlone = { ...session, response: null, analysedText: '', places: [] };
  for (const content of [session, textAlone]) {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(content));
      return;
    } catch {
      // Too large or closed: try with less.
    }
  }
}

export function forgetSession(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Closed storage holds nothing.
  }
}
