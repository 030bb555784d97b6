import { createTextAnnotator } from '../../corpus/annotation/create-text-annotator';
import { createComputePool } from '../../platform/compute/compute-pool';
import { readSoftwareVersion } from '../../platform/config/software-version';
import { findEncoder } from '../../platform/encoder/find-encoder';
import { readGrammarService } from '../../modules/corrector/grammar-service/grammar-service';
import type { CorrectorParts } from '../../modules/corrector/corrector-parts';
import type { CommandContext } from './command-context';

/** Runs `work` with a corrector of its own, which ends with it. */
export async function withCorrector(
  context: CommandContext,
  work: (parts: CorrectorParts) => Promise<void>,
): Promise<void> {
  const config = context.config();
  const usesEncoder = await findEncoder(config, (line) => void context.stderr.write(`${line}\n`));
  const pool = createComputePool({ workThreads: 1, usesEncoder });
  const end = (): void => void pool.close();
  context.signal.addEventListener('abort', end, { once: true });
  try {
    context.signal.throwIfAborted();
    await work({
      ownTextAnnotator: createTextAnnotator(pool),
      pool,
      grammarService: readGrammarService(config),
      version: readSoftwareVersion(),
    });
  } finally {
    await pool.close();
  }
}
