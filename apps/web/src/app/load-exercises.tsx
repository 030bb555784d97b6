import { branding } from './branding';
import type { PageDeclaration } from './page-declaration';

/** What a sheet says of the licence of the texts. */
const licence = { product: branding.productName, address: branding.licenceUrl };

/** The exercises, with the worksheet that makes their paper and files. */
export const practice: Pick<PageDeclaration, 'messages' | 'load'> = {
  messages: ['practice', 'worksheet', 'result-link', 'citation'],
  load: async () => {
    const { PracticePage } = await import('../features/practice/practice-page');
    const { ReadySheet } = await import('../features/worksheet/ready-sheet');
    return () => <PracticePage renderSheet={(sheet) => <ReadySheet {...sheet} licence={licence} />} />;
  },
};

export const worksheet: Pick<PageDeclaration, 'messages' | 'load'> = {
  messages: ['worksheet', 'word-context-lines', 'sketch-relations', 'result-link', 'citation'],
  load: async () => {
    const { WorksheetPage } = await import('../features/worksheet/worksheet-page');
    const { ResultLinkGate } = await import('../shared/tool-frame/result-link-gate');
    // Citations name the sheet with its texts.
    return () => (
      <ResultLinkGate>
        <WorksheetPage licence={licence} />
      </ResultLinkGate>
    );
  },
};
