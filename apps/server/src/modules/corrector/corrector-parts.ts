import type { TextAnnotator } from '../../corpus/annotation/text-annotator';
import type { ComputePool } from '../../platform/compute/compute-pool';

/** What the corrector works with. */
export interface CorrectorParts {
  readonly ownTextAnnotator: TextAnnotator;
  readonly pool: Pick<ComputePool, 'run'>;
  readonly version: string;
  /** Address of a grammar service (GRAMMAR_URL); null for the own model alone. */
  readonly grammarUrl: string | null;
}
