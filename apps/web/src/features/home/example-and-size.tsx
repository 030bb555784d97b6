import { CorpusSize } from './corpus-size';
import { CorrectorExample } from './corrector-example';

/** What the corrector does, and how much the corpus holds. */
export function ExampleAndSize() {
  return (
    <>
      <CorrectorExample />
      <CorpusSize />
    </>
  );
}
