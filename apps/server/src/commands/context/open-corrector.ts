import { createTextAnnotator } from '../../corpus/annotation/create-text-annotator';
import { createComputePool } from '../../platform/compute/compute-pool';
import { readSoftwareVersion } from '../../platform/config/software-version';
import { findEncoder } from '../../platform/encoder/find-encoder';
import {
  MorphologyStartError,
  MorphologyUnavailableError,
} from '../../platform/morphology/morphology-errors';
import { openMorphology } from '../../platform/morphology/open-morphology';
import { readGrammarService } from '../../modules/corrector/grammar-service/grammar-service';
import type { CorrectorParts } from '../../modules/corrector/corrector-parts';
import type { CommandContext } from './command-context';
import { CommandFailure } from './command-failure';

/** Runs `work` with a corrector of its own, which ends with it. Throws CommandFailure if the analyser does not work. */
export async function withCorrector(
  context: CommandContext,
  work: (parts: CorrectorParts) => Promise<void>,
): Promise<void> {
  const config = context.config();
  try {
    const log = (line: string): void => void context.stderr.write(`${line}\n`);
    const morphology = await openMorphology(config, log);
    const usesEncoder = await findEncoder(config, log);
    const pool = createComputePool({ morphologyUrls: morphology.urls(), workThreads: 1, usesEncoder });
    const end = (): void => void pool.close();
    context.signal.addEventListener('abort', end, { once: true });
    try {
      context.signal.throwIfAborted();
      const ownTextAnnotator = createTextAnnotator(pool);
      await work({
        ownTextAnnotator,
        pool,
        grammarService: readGrammarService(config),
        version: readSoftwareVersion(),
      });
    } finally {
      await pool.close();
      await morphology.close();
    }
  } catch (error) {
    const isKnown = error instanceof MorphologyStartError || error instanceof MorphologyUnavailableError;
    throw isKnown ? new CommandFailure(error.message) : error;
  }
}
