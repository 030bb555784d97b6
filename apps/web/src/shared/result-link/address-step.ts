import type { RunOrigin } from '../tool-session/tool-session';
import { isResultHash } from './encode-result';

/** What a tool remembers of the address that it wrote or took up last. */
export interface AddressNote {
  readonly hash: string;
  /** Of the text selection. */
  readonly revision: number;
  readonly runId: number | null;
  /** Entry of the history. */
  readonly entry: string;
  /** The address was written and the page has not got it yet. */
  readonly isComing: boolean;
}

/** Name of the note that holds an address written by a tool until it has come. */
export const WRITTEN_HASH = 'written-hash';
export type WrittenHash = Pick<AddressNote, 'hash' | 'revision'>;

export interface AddressScene {
  /** Of the page's address now. */
  readonly hash: string;
  readonly entry: string;
  /** The entry was reached by a step back or forward, or by a reload. */
  readonly isStep: boolean;
  /** The address also asks for a search, which is about to run. */
  readonly isAsking: boolean;
  /** The run that shows, and its address; null without one. */
  readonly run: { readonly id: number; readonly origin: RunOrigin; readonly hash: string } | null;
  readonly revision: number;
  readonly note: AddressNote | undefined;
}

/**
 * What is to be done so that address and result agree: the address brings a result (`restore`), the result is new to the
 * history (`push`), the look of it or its place has changed (`replace`, `replace-later`), a step led back to before the first
 * search (`forget`), or an address is on its way (`wait`).
 */
export type AddressStep = 'nothing' | 'restore' | 'push' | 'replace' | 'replace-later' | 'forget' | 'wait';

export function decideAddressStep(scene: AddressScene): AddressStep {
  const { hash, entry, isStep, isAsking, run, revision, note } = scene;
  if (note?.isComing === true && note.entry === entry && note.hash !== hash) return 'wait';
  const isTakenUp = note?.hash === hash && note.revision === revision;
  if (isAsking || hash === run?.hash) return 'nothing';
  if (isResultHash(hash) && !isTakenUp) return 'restore';
  if (run === null) return 'nothing';
  const isArrival = note?.entry !== entry;
  if (hash === '' && isStep && isArrival) return 'forget';
  if (note?.runId !== run.id && run.origin === 'form') return 'push';
  return isTakenUp && note.runId === run.id ? 'replace-later' : 'replace';
}
