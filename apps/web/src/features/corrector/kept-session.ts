import type { CorrectorResponse } from '@keelerada/contract/corrector';
import type { CorrectorModel } from '@keelerada/contract/corrector-choices';
import type { Correction } from './corrections';
import type { DecidedRange } from './editor/text-marks';

const STORAGE_KEY = 'corrector';

/** What outlives a reload and a visit to another page. It stays in this tab of the browser alone. */
export interface KeptSession {
  readonly text: string;
  readonly model: CorrectorModel;
  readonly response: CorrectorResponse | null;
  /** The text that was analysed. */
  readonly analysedText: string;
  /** Corrections that are open, with their places in `text`. */
  readonly corrections: readonly Correction[];
  /** Places of `text` that were declined. */
  readonly decisions: readonly DecidedRange[];
}

type StoredSession = Omit<KeptSession, 'corrections' | 'decisions'> & Partial<KeptSession>;

export function readKeptSession(): KeptSession | null {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    if (stored === null) return null;
    const session = JSON.parse(stored) as StoredSession;
    // What an older version kept has fewer parts; an answer without some of them is dropped.
    const isWhole = session.response !== null && 'errorRates' in session.response;
    const response = isWhole ? session.response : null;
    return {
      ...session,
      response,
      corrections: session.corrections ?? [],
      decisions: session.decisions ?? [],
    };
  } catch {
    return null;
  }
}

/** Keeps the session; the text alone if the whole is too large for the storage. */
export function keepSession(session: KeptSession): void {
  const textAlone = { ...session, response: null, analysedText: '', corrections: [] };
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
