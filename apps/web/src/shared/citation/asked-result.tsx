import { createContext, type ReactNode, use } from 'react';
import type { ApiCall } from './api-call';

/** What the shown result is the answer to. */
export interface AskedResult {
  /** Key of the tool in the session, and the namespace of its messages. */
  readonly name: string;
  readonly messages: string;
  /** What citations call it: the title of the tool. */
  readonly tool: string;
  /** What was asked, in a line. */
  readonly query: string;
  /** The same as label and value, for files. */
  readonly options: readonly (readonly [string, string])[];
  /** The request that was answered; links take its options. */
  readonly request: object;
  /** What gives it again: a call, or one for each of two selections. */
  readonly calls: readonly ApiCall[];
}

const AskedResultContext = createContext<AskedResult | null>(null);

interface AskedResultProviderProps {
  readonly asked: AskedResult;
  readonly children: ReactNode;
}

/** Tells what stands below what it is the answer to. */
export function AskedResultProvider({ asked, children }: AskedResultProviderProps) {
  return <AskedResultContext value={asked}>{children}</AskedResultContext>;
}

/** Null where no result shows. */
export const useAskedResult = (): AskedResult | null => use(AskedResultContext);
