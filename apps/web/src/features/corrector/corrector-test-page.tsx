import { CorrectorPage } from './corrector-page';

/** The corrector with the test model chosen beforehand (SPEC 2). */
export function CorrectorTestPage() {
  return <CorrectorPage isTest />;
}
