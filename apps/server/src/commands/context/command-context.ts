import type { Writable } from 'node:stream';
import type { Config } from '../../platform/config/settings';

/** What every command gets from the command line's main. */
export interface CommandContext {
  /** Reads and checks the environment at the first call. */
  readonly config: () => Config;
  /** Files that are there where a site is set up on this machine, which has settings of its own. */
  readonly siteFiles: readonly string[];
  /** Results go to stdout, everything said to a person to stderr. */
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** Aborted by the first signal to stop (Ctrl-C). */
  readonly signal: AbortSignal;
  /** The status the process ends with; 0 unless set. */
  setExitCode(code: number): void;
}
