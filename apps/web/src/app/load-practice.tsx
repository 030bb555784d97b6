import type { ComponentType } from 'react';
import { loadLazyMessages } from '../shared/i18n/lazy-messages';
import { branding } from './branding';

/** The exercises, with the worksheet that makes their paper and files. */
export async function loadPractice(): Promise<ComponentType> {
  const [{ PracticePage }, { ReadySheet }] = await Promise.all([
    import('../features/practice/practice-page'),
    import('../features/worksheet/ready-sheet'),
    loadLazyMessages('practice'),
    loadLazyMessages('worksheet'),
    loadLazyMessages('result-link'),
    loadLazyMessages('citation'),
  ]);
  const licence = { product: branding.productName, address: branding.licenceUrl };
  return () => <PracticePage renderSheet={(sheet) => <ReadySheet {...sheet} licence={licence} />} />;
}
