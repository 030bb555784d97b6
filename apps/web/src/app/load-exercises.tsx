import type { ComponentType } from 'react';
import { loadLazyMessages } from '../shared/i18n/lazy-messages';
import { branding } from './branding';

/** What a sheet says of the licence of the texts. */
const licence = { product: branding.productName, address: branding.licenceUrl };

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
  return () => <PracticePage renderSheet={(sheet) => <ReadySheet {...sheet} licence={licence} />} />;
}

export async function loadWorksheet(): Promise<ComponentType> {
  const [{ WorksheetPage }, { ResultLinkGate }] = await Promise.all([
    import('../features/worksheet/worksheet-page'),
    import('../shared/tool-frame/result-link-gate'),
    loadLazyMessages('worksheet'),
    loadLazyMessages('word-context-lines'),
    loadLazyMessages('sketch-relations'),
    loadLazyMessages('result-link'),
    loadLazyMessages('citation'),
  ]);
  // Citations name the sheet with its texts.
  return () => (
    <ResultLinkGate>
      <WorksheetPage licence={licence} />
    </ResultLinkGate>
  );
}
