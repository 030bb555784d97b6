import { createContext, use } from 'react';
import type { Corrector } from './use-corrector';

/** The corrector of the page, for all that shows it. */
export const CorrectorContext = createContext<Corrector | null>(null);

export function useOpenCorrector(): Corrector {
  const corrector = use(CorrectorContext);
  if (corrector === null) throw new Error('There is no corrector around this');
  return corrector;
}
