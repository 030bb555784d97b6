import type { TextAnnotator } from '../../corpus/annotation/text-annotator';
import type { GrammarService } from './grammar-service/grammar-service';
import type { ComputePool } from '../../platform/compute/compute-pool';

/** What the corrector works with. */
export interface CorrectorParts {
  readonly ownTextAnnotator: TextAnnotator;
  readonly pool: Pick<ComputePool, 'run'>;
  readonly version: string;
  /** Null for the own model alone. */
  readonly grammarService: GrammarService | null;
}
