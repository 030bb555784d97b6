import type { TextQueryRequest } from '@keelerada/contract/text-query';
import { readSoftwareVersion } from '../platform/config/software-version';
import { UnindexedTextsError } from '../corpus/index/corpus-engine';
import { RequestFailure } from '../platform/errors/request-failure';
import { MorphologyStartError, MorphologyUnavailableError } from '../platform/morphology/morphology-errors';
import type { CommandContext } from './command-context';
import { CommandFailure } from './command-failure';
import { openCorpusToolCalls, openFileToolCalls } from './open-tool-calls';
import { readTextFiles } from './read-input-file';
import { AGAINST, makeTextQuery, type TextFlags } from './text-options';
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
  /** The second selection, of a tool that compares two. */
  readonly comparedWith?: TextChoice;
}

/** How texts were chosen: one of the three is not null. */
type TextChoice = Pick<Provenance, 'files' | 'ids' | 'query'>;

export interface ChosenTexts {
  readonly calls: ToolCalls;
  readonly corpusTextIds: readonly string[];
  /** The texts of the second selection; empty without one. */
  readonly comparedTextIds: readonly string[];
  readonly provenance: Provenance;
}

/**
 * Opens the texts that the options choose, and those of a second selection, runs a tool over them, and lets go of
 * everything. Throws CommandFailure.
 */
export async function runTool(
  tool: string,
  flags: TextFlags,
  context: CommandContext,
  run: (texts: ChosenTexts) => Promise<number>,
  comparedFlags?: TextFlags,
): Promise<number> {
  const choice = readChoice(flags);
  const comparedWith = comparedFlags && readChoice(comparedFlags, AGAINST);
  if (comparedWith && (comparedWith.files === null) !== (choice.files === null))
    throw new CommandFailure('Files can be compared with files, and corpus texts with corpus texts.');
  const files = choice.files && [...choice.files, ...(comparedWith?.files ?? [])];
  let calls: ToolCalls | null = null;
  try {
    calls = files ? await openFiles(files, context) : await openCorpusToolCalls(context);
    const corpusTextIds = await findTexts(choice, calls);
    const comparedTextIds = comparedWith ? await findTexts(comparedWith, calls) : [];
    if (corpusTextIds.length === 0 || (comparedWith && comparedTextIds.length === 0)) {
      const options = corpusTextIds.length === 0 ? 'the options' : `the --${AGAINST} options`;
      context.stderr.write(`No text of the corpus meets ${options}.\n`);
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
      ...choice,
      ...(comparedWith && { comparedWith }),
    };
    return await run({ calls, corpusTextIds, comparedTextIds, provenance });
  } catch (error) {
    throw explain(error);
  } finally {
    await calls?.close();
  }
}

export const EXIT_NOTHING_FOUND = 1;

function readChoice(flags: TextFlags, prefix = ''): TextChoice {
  const { file: files = null } = flags;
  const ids = files ? null : (flags.id ?? null);
  return { files, ids, query: (files ?? ids) ? null : makeTextQuery(flags, prefix) };
}

async function findTexts({ files, ids, query }: TextChoice, calls: ToolCalls): Promise<readonly string[]> {
  return (files ? [...new Set(files)] : ids) ?? calls.findTexts(query ?? { corpuses: null });
}

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
