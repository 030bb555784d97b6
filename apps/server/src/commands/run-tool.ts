import type { TextQueryRequest } from '@keelerada/contract/text-query';
import { readSoftwareVersion } from '../platform/config/software-version';
import { UnindexedTextsError } from '../platform/corpus-index/corpus-engine';
import { RequestFailure } from '../platform/errors/request-failure';
import { MorphologyStartError, MorphologyUnavailableError } from '../platform/morphology/morphology-errors';
import type { CommandContext } from './command-context';
import { CommandFailure } from './command-failure';
import { openCorpusToolCalls, openFileToolCalls } from './open-tool-calls';
import { readTextFiles } from './read-input-file';
import { makeTextQuery, type TextFlags } from './text-options';
import type { ToolCalls } from './tool-calls';

/** Licence of the corpus; that of a given file is unknown. */
const CORPUS_LICENCE = 'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/';

/** Which texts a table was counted over, and with what. What does not apply is null. */
export interface Provenance {
  readonly tool: string;
  readonly software: string;
  readonly date: string;
  readonly corpusVersion: string | null;
  readonly isDemoCorpus: boolean | null;
  /** Licence of the texts. */
  readonly licence: string | null;
  readonly files: readonly string[] | null;
  readonly ids: readonly string[] | null;
  readonly query: TextQueryRequest | null;
}

export interface ChosenTexts {
  readonly calls: ToolCalls;
  readonly corpusTextIds: readonly string[];
  readonly provenance: Provenance;
}

/** Opens the texts that the options choose, runs a tool over them, and lets go of everything. Throws CommandFailure. */
export async function runTool(
  tool: string,
  flags: TextFlags,
  context: CommandContext,
  run: (texts: ChosenTexts) => Promise<number>,
): Promise<number> {
  const { file: files = null } = flags;
  const ids = files ? null : (flags.id ?? null);
  const query = (files ?? ids) ? null : makeTextQuery(flags);
  let calls: ToolCalls | null = null;
  try {
    calls = files ? await openFiles(files, context) : await openCorpusToolCalls(context);
    const corpusTextIds = ids ?? (await calls.findTexts(query ?? { corpuses: null }));
    if (corpusTextIds.length === 0) {
      context.stderr.write('No text of the corpus meets the options.\n');
      return EXIT_NOTHING_FOUND;
    }
    const corpus = await calls.readCorpusState();
    const provenance: Provenance = {
      tool,
      software: `Keelerada ${readSoftwareVersion()}`,
      date: new Date().toISOString(),
      corpusVersion: corpus?.version ?? null,
      isDemoCorpus: corpus?.isDemo ?? null,
      licence: corpus ? CORPUS_LICENCE : null,
      files,
      ids,
      query,
    };
    return await run({ calls, corpusTextIds, provenance });
  } catch (error) {
    throw explain(error);
  } finally {
    await calls?.close();
  }
}

export const EXIT_NOTHING_FOUND = 1;

async function openFiles(files: readonly string[], context: CommandContext): Promise<ToolCalls> {
  const names = [...new Set(files)];
  const texts = await readTextFiles(names, context.signal);
  return openFileToolCalls(new Map(names.map((name, index) => [name, texts[index]!])), context);
}

/** Failures that a person can do something about, in words. */
function explain(error: unknown): unknown {
  if (error instanceof UnindexedTextsError) {
    const [first] = error.ids;
    return new CommandFailure(
      `Text ${first} is not in the corpus, or is not analysed yet (${error.ids.length} in all).`,
    );
  }
  const isKnown =
    error instanceof RequestFailure ||
    error instanceof MorphologyStartError ||
    error instanceof MorphologyUnavailableError;
  return isKnown ? new CommandFailure(error.message) : error;
}
