import { ALL_TEXTS } from '@keelerada/contract/fields/choices';
import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import { readSoftwareVersion } from '../../platform/config/software-version';
import { UnindexedTextsError } from '../../corpus/index/index-errors';
import type { RequestedTexts } from '../../corpus/text-selection/choose-texts';
import { RequestFailure } from '../../platform/errors/request-failure';
import { makeAnswerCiter, type AnswerCiter } from './cite-answer';
import type { CommandContext } from '../context/command-context';
import { CommandFailure } from '../context/command-failure';
import { openCorpusToolCalls, openFileToolCalls } from './open-tool-calls';
import { readTextFiles } from '../options/read-input-file';
import { AGAINST, hasFilters, makeTextQuery, type TextFlags } from '../options/text-options';
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
  /** How the answer is cited; known once it is there. */
  readonly citation?: string | null;
  readonly files: readonly string[] | null;
  readonly ids: readonly string[] | null;
  readonly query: TextQueryRequest | null;
  /** Every analysed text of the corpus. */
  readonly all?: true;
  /** The second selection, of a tool that compares two. */
  readonly comparedWith?: TextChoice;
}

/** How texts were chosen: one of the four is there. */
type TextChoice = Pick<Provenance, 'files' | 'ids' | 'query' | 'all'>;

type TextFields = Required<Pick<RequestedTexts, 'corpusTextIds' | 'tekstivalik'>>;

export interface ChosenTexts {
  readonly calls: ToolCalls;
  readonly texts: TextFields;
  /** The texts of the second selection; null without one. */
  readonly comparedTexts: TextFields | null;
  readonly provenance: Provenance;
  readonly cite: AnswerCiter;
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
    const corpus = await calls.readCorpus();
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
    const comparedTexts = comparedWith ? makeTextFields(comparedWith) : null;
    const cite = makeAnswerCiter(corpus, context.config().publicUrl ?? '');
    return await run({ calls, texts: makeTextFields(choice), comparedTexts, provenance, cite });
  } catch (error) {
    throw explainFailure(error);
  } finally {
    await calls?.close();
  }
}

export const EXIT_NOTHING_FOUND = 1;

/** Throws CommandFailure for `--all` beside other options, which would change nothing. */
function readChoice(flags: TextFlags, prefix = ''): TextChoice {
  const { file: files = null, all = false } = flags;
  const ids = files ? null : (flags.id ?? null);
  if (all) {
    if ((files ?? ids) || hasFilters(flags))
      throw new CommandFailure(
        `--${prefix}all cannot be combined with other filters: it selects every text of the corpus.`,
      );
    return { files, ids, query: null, all };
  }
  return { files, ids, query: (files ?? ids) ? null : makeTextQuery(flags, prefix) };
}

/** Files are texts of a corpus of their own, under their names. */
function makeTextFields({ files, ids, query, all }: TextChoice): TextFields {
  if (all) return { corpusTextIds: null, tekstivalik: ALL_TEXTS };
  if (query !== null) return { corpusTextIds: null, tekstivalik: { paring: query } };
  return { corpusTextIds: [...new Set(files ?? ids ?? [])], tekstivalik: null };
}

async function openFiles(files: readonly string[], context: CommandContext): Promise<ToolCalls> {
  const names = [...new Set(files)];
  const texts = await readTextFiles(names, context.signal);
  return openFileToolCalls(new Map(names.map((name, index) => [name, texts[index]!])), context);
}

/** Failures that a person can do something about, in words. */
export function explainFailure(error: unknown): unknown {
  if (error instanceof UnindexedTextsError) {
    const [first] = error.ids;
    return new CommandFailure(
      `Text ${first} is not in the corpus, or is not analysed yet (${error.ids.length} in all).`,
    );
  }
  return error instanceof RequestFailure ? new CommandFailure(error.message) : error;
}
