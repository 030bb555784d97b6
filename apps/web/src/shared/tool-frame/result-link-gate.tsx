import { createContext, type ReactNode } from 'react';
import { ToolFailure } from './tool-failure';
import { ToolProgress } from './tool-progress';
import { useLinkedTexts } from '../result-link/use-linked-texts';

/** What stands under the bar of a tool whose texts are still on their way; null once they are there. */
export const TextsComing = createContext<ReactNode>(null);

/** An address with a result first restores its texts: what stands in the place of the result until then, or null. */
export function useComingTexts(): ReactNode {
  const { isRestoring, error, retry, cancel } = useLinkedTexts();
  if (!isRestoring) return null;
  return error === null ? <ToolProgress onCancel={cancel} /> : <ToolFailure error={error} onRetry={retry} />;
}

/** Wraps what reads the texts of an address with a result, until these are there. */
export function ResultLinkGate({ children }: { readonly children: ReactNode }) {
  return useComingTexts() ?? children;
}
