import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

export interface RootOptions {
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly user?: string | null;
  readonly volumes?: readonly string[];
  readonly isSealed?: boolean;
}

export function findObstacle(): Promise<string | null>;
export function startInRoot(
  root: string,
  words: readonly string[],
  options: RootOptions,
): ChildProcessByStdio<null, Readable, Readable>;
export function runInRoot(
  root: string,
  words: readonly string[],
  options: RootOptions,
): Promise<{ code: number; output: string }>;
