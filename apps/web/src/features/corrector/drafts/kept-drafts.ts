import { proficiencyLevels, type ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import { keep, readFields, readKept } from '../../../shared/kept-value/kept-storage';
import type { Correction } from '../analysis/corrections';
import { readCorrections } from '../analysis/kept-session';
import type { LevelShares } from '../level/find-level-place';
import type { MarkedDraft } from './compare-drafts';

const STORAGE_KEY = 'correctorDrafts';
/** Texts remembered; the oldest is forgotten first. */
const MAX_WORKS = 20;

/** A text as it was when the writer asked for its errors. */
export interface Draft extends MarkedDraft {
  /** Day of the check, as 2030-01-31. */
  readonly day: string;
  /** Null where the text is too short or not Estonian. */
  readonly level: DraftLevel | null;
}

export interface DraftLevel {
  readonly name: ProficiencyLevel;
  /** The two levels of a short text. */
  readonly range: readonly ProficiencyLevel[] | null;
  readonly shares: LevelShares;
}

/** What somebody writes about one task: drafts, and the text that is being written. */
export interface Work {
  readonly id: string;
  /** Of a task of the site; null for the writer's own. */
  readonly taskId: string | null;
  /** The writer's own task. */
  readonly task: string;
  readonly drafts: readonly Draft[];
  /** Null while the newest draft is looked at. */
  readonly writing: string | null;
}

const isLevel = (value: unknown): value is ProficiencyLevel =>
  proficiencyLevels.some((level) => level === value);

function readLevel(stored: unknown): DraftLevel | null {
  const { name, range, shares } = readFields(stored);
  if (!isLevel(name) || !Array.isArray(shares)) return null;
  return {
    name,
    range: Array.isArray(range) && range.length === 2 && range.every(isLevel) ? range : null,
    shares: shares.flatMap((share) => {
      const { index, value } = readFields(share);
      return typeof index === 'number' && typeof value === 'number' ? [{ index, value }] : [];
    }),
  };
}

function readDraft(stored: unknown): readonly Draft[] {
  const { text, day, words, corrections, level } = readFields(stored);
  if (typeof text !== 'string' || typeof day !== 'string' || typeof words !== 'number') return [];
  return [{ text, day, words, corrections: readCorrections(corrections), level: readLevel(level) }];
}

function readWork(stored: unknown): readonly Work[] {
  const { id, taskId, task, drafts, writing } = readFields(stored);
  if (typeof id !== 'string' || typeof task !== 'string' || !Array.isArray(drafts)) return [];
  const read = drafts.flatMap(readDraft);
  const isWriting = typeof writing === 'string';
  return [
    {
      ...{ id, task, taskId: typeof taskId === 'string' ? taskId : null, drafts: read },
      writing: isWriting ? writing : read.length < 2 ? (read[0]?.text ?? '') : null,
    },
  ];
}

/** Texts of this browser, the oldest first. */
export const readWorks = (): readonly Work[] =>
  readKept('browser', STORAGE_KEY, (stored) => (Array.isArray(stored) ? stored.flatMap(readWork) : []));

/** False where the browser gives no room or no permission. */
export const keepWorks = (works: readonly Work[]): boolean =>
  keep('browser', STORAGE_KEY, works.length === 0 ? null : works.slice(-MAX_WORKS));

/** What of a correction is not shown again. */
export function trimCorrection(correction: Correction): Correction {
  const { short_explanation: _short, long_explanation: _long, ...shown } = correction;
  return { ...shown, example: null };
}
