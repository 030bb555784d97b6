import { languages } from '@keelerada/contract/fields/language';
import { readOwn } from '@keelerada/estonian/make-table';
import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { type CorrectorModel, correctorModels } from '@keelerada/contract/corrector/corrector-choices';
import { keep, readFields, readKept } from '../../../shared/kept-value/kept-storage';
import type { Correction } from './corrections';
import type { DecidedRange } from '../editor/text-marks';

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

/** The objects of a kept list whose fields have these kinds. */
function readList<Kept>(stored: unknown, kinds: Readonly<Record<string, 'string' | 'number' | 'object'>>) {
  const isWhole = (entry: unknown) => {
    const fields = readFields(entry);
    return Object.entries(kinds).every(([name, kind]) => typeof readOwn(fields, name) === kind);
  };
  return Array.isArray(stored) ? (stored.filter(isWhole) as Kept[]) : [];
}

/** The corrections of a kept list that can be shown. */
export function readCorrections(stored: unknown): readonly Correction[] {
  const isExplained = ({ explanations, suggestions }: Correction) =>
    Array.isArray(suggestions) &&
    languages.every((language) => typeof readFields(readFields(explanations)[language])['long'] === 'string');
  return readList<Correction>(stored, {
    ...{ text: 'string', corrected_text: 'string', correction_type: 'string', error_id: 'string' },
    ...{ start: 'number', end: 'number', suggestions: 'object', explanations: 'object' },
  }).filter(isExplained);
}

function readSession(stored: unknown): KeptSession | null {
  const { text, model, response, analysedText, corrections, decisions } = readFields(stored);
  if (typeof text !== 'string') return null;
  // What an older version kept has fewer parts; an answer without some of them is dropped.
  const { errorRates, speller, grammatika, vocabulary } = readFields(response);
  const isWhole =
    [errorRates, speller, grammatika, vocabulary].every(Array.isArray) && typeof analysedText === 'string';
  return {
    text,
    model: correctorModels.find((known) => known === model) ?? 'spellchecker',
    response: isWhole ? (response as CorrectorResponse) : null,
    analysedText: isWhole ? analysedText : '',
    corrections: readCorrections(corrections),
    decisions: readList<DecidedRange>(decisions, { start: 'number', end: 'number', family: 'string' }),
  };
}

export const readKeptSession = (): KeptSession | null => readKept('tab', STORAGE_KEY, readSession);

/** Keeps the session; the text alone if the whole is too large for the storage. */
export function keepSession(session: KeptSession): void {
  const textAlone = { ...session, response: null, analysedText: '', corrections: [] };
  if (!keep('tab', STORAGE_KEY, session)) keep('tab', STORAGE_KEY, textAlone);
}

export const forgetSession = () => keep('tab', STORAGE_KEY, null);
