import { CorrectorPage } from './corrector-page';

/** The corrector with the test model chosen beforehand. */
export function CorrectorTestPage() {
  return <CorrectorPage isTest />;
}
