import type { ReactNode } from 'react';
import { ToolFailure } from './tool-failure';
import { ToolProgress } from './tool-progress';
import { useLinkedTexts } from '../result-link/use-linked-texts';

/** Wraps the tools: an address with a result first restores its texts, then its tool runs. */
export function ResultLinkGate({ children }: { readonly children: ReactNode }) {
  const { isRestoring, error, retry, cancel } = useLinkedTexts();
  if (!isRestoring) return children;
  return error === null ? <ToolProgress onCancel={cancel} /> : <ToolFailure error={error} onRetry={retry} />;
}
