import type { FastifyInstance } from 'fastify';
import { registerClassReport } from '../modules/class-report/class-report.routes';
import { registerCorrector } from '../modules/corrector/corrector.routes';
import { readClassText } from '../modules/corrector/read-class-text';
import type { ToolParts } from '../corpus/tools/tool';
import type { Config } from '../platform/config/settings';
import { describeStreamFailure as describeFailure } from './http-edge/failures/handle-error';

interface ReaderParts extends Omit<ToolParts, 'pageTokens' | 'timers'> {
  readonly config: Pick<Config, 'grammarUrl'>;
  readonly version: string;
}

/** The calls that read own texts as a teacher does. */
export async function registerReaders(limited: FastifyInstance, parts: ReaderParts): Promise<void> {
  await registerCorrector(limited, { ...parts, grammarUrl: parts.config.grammarUrl, describeFailure });
  const readText = (text: string, signal: AbortSignal) => readClassText(text, parts, signal);
  registerClassReport(limited, { readText, version: parts.version, describeFailure });
}
