import type { Command, Option } from 'commander';
import type { z } from 'zod';
import type { Tool } from '../../corpus/tools/tool';
import { nameQuery, type AnswerCiter } from './cite-answer';
import type { CommandContext } from '../context/command-context';
import {
  listRequestOptions,
  readRequest,
  type OptionDeclarations,
  type RequestOption,
} from '../options/request-options';
import { EXIT_NOTHING_FOUND, runTool, type ChosenTexts, type Provenance } from './run-tool';
import { readSearch } from '../options/search-options';
import {
  AGAINST,
  addComparedTextOptions,
  addTextOptions,
  readComparedFlags,
  type TextFlags,
} from '../options/text-options';
import { addTableOptions, writeTable, type Table, type TableFlags } from './write-table';

type Flags = TextFlags & TableFlags;

type Answer = Table<never>['answer'] & {
  readonly initialKeyword?: string | null;
  readonly lemmatizedKeyword?: string | null;
  /** Of the second selection. */
  readonly vordlusTotals?: { readonly texts: number; readonly runningWords: number } | undefined;
};

/** What the command of a tool has beside the tool and the schema of its request. */
export interface ToolCommand<Request, Response, Row> {
  /** Of the command. */
  readonly name: string;
  /** In citations: the name of the tool in English. */
  readonly title: string;
  readonly tool: Tool<Request, Response>;
  /** Stands in the help before the examples. */
  readonly notes?: string;
  /** What is typed after the name. */
  readonly examples: readonly string[];
  readonly options?: OptionDeclarations<Request>;
  /** Options that choose from the answer. */
  readonly views?: readonly Option[];
  /** Those of the table, which may depend on the answer. */
  readonly columns: readonly (keyof Row & string)[] | ((answer: Response) => readonly (keyof Row & string)[]);
  readonly rows: (answer: Response, flags: Flags) => readonly Row[];
  /** How much was found; the number of rows where absent. */
  readonly countFound?: (answer: Response) => number;
  /** Said beside the table, on stderr. */
  readonly summarise?: (answer: Response, flags: Flags) => string | undefined;
  /** What is done in place of the call where options ask for it; null where they do not. Throws CommandFailure. */
  readonly instead?: (
    flags: Flags,
    files: readonly string[],
    context: CommandContext,
  ) => Promise<number> | null;
  /** Writes the answer in place of the table where options ask for it; null where they do not. Throws CommandFailure. */
  readonly write?: (
    answer: Response,
    flags: Flags,
    context: CommandContext,
    asked: { readonly request: Request; readonly cite: AnswerCiter },
  ) => Promise<void> | null;
  /** Done before the call over texts of the corpus. */
  readonly prepare?: (flags: Flags, context: CommandContext) => Promise<void>;
  /** Why no text is in the answer; null where the options are. */
  readonly explainEmpty?: (answer: Response) => string | null;
  /** Puts defaults in that depend on other fields, so that the table says with what it was made. */
  readonly complete?: (request: Request) => Request;
}

/**
 * Makes the command of a tool. A request with a keyword takes it as argument, any other one files; a request with
 * `vordlus` has options for a second selection.
 */
export function makeToolCommand<Request extends object, Response extends Answer, Row>(
  declared: ToolCommand<Request, Response, Row>,
): (program: Command, context: CommandContext) => void {
  const { name, tool, notes = '', examples, views = [] } = declared;
  const shape = readShape(tool.call);
  const options = listRequestOptions(shape, declared.options ?? {});
  const help = [
    ...(notes === '' ? [] : ['', notes]),
    ...['', 'Examples:', ...examples.map((example) => `  npm run -s keelerada -- ${name} ${example}`)],
    ...['', 'Exit status: 0 found, 1 nothing found, 2 not done.'],
  ].join('\n');
  return (program, context) => {
    const command = program.command(name).description(`${tool.call.summary}.`);
    if (shape.keyword)
      command.argument(shape.cql ? '[keyword]' : '<keyword>', 'a word, or several in quotes');
    else command.argument('[files...]', 'files to work on; without any, corpus texts');
    for (const option of [...options.map((each) => each.option), ...views]) command.addOption(option);
    addTextOptions(addTableOptions(command));
    if (shape.vordlus) addComparedTextOptions(command);
    command.addHelpText('after', help).action(async (given: string | string[] | undefined, flags: Flags) => {
      context.setExitCode(await runCommand(declared, options, given, flags, context));
    });
  };
}

/** The fields of the request by name. */
function readShape({ body }: { readonly body: z.ZodType }): Readonly<Record<string, z.ZodType>> {
  return (body as unknown as z.ZodObject<Record<string, z.ZodType>>).shape;
}

async function runCommand<Request extends object, Response extends Answer, Row>(
  declared: ToolCommand<Request, Response, Row>,
  options: readonly RequestOption[],
  given: string | string[] | undefined,
  flags: Flags,
  context: CommandContext,
): Promise<number> {
  const { name, tool, complete = (request) => request } = declared;
  const files = [...(flags.file ?? []), ...(Array.isArray(given) ? given : [])];
  const done = declared.instead?.(flags, files, context) ?? null;
  if (done !== null) return done;
  const shape = readShape(tool.call);
  const comparedFlags = shape.vordlus && readComparedFlags(flags);
  // A second selection that the schema does not ask for is there if an option chooses it.
  const compares = comparedFlags && (!shape.vordlus!.isOptional() || Object.keys(comparedFlags).length > 0);
  const more = { ...(shape.keyword && readSearch(given, flags)), ...(compares && { vordlus: {} }) };
  const request = complete(readRequest(tool.call.body, options, flags, more));
  if (files.length === 0) await declared.prepare?.(flags, context);
  return runTool(
    name,
    files.length === 0 ? flags : { ...flags, file: files },
    context,
    (texts) => answerTool(declared, request, texts, flags, context),
    compares ? comparedFlags : undefined,
  );
}

/** What the options of a selection without texts begin with; null where there are texts. */
function findEmptySelection({ totals, vordlusTotals }: Answer): string | null {
  if (totals.texts === 0) return '';
  return vordlusTotals?.texts === 0 ? `--${AGAINST} ` : null;
}

async function answerTool<Request extends object, Response extends Answer, Row>(
  declared: ToolCommand<Request, Response, Row>,
  request: Request,
  { calls, texts, comparedTexts, provenance, cite }: ChosenTexts,
  flags: Flags,
  context: CommandContext,
): Promise<number> {
  const { title, tool, columns } = declared;
  const answer = await calls.call(tool, {
    ...request,
    ...texts,
    ...(comparedTexts && { vordlus: comparedTexts }),
  });
  const emptyPrefix = findEmptySelection(answer);
  if (emptyPrefix !== null) {
    const reason = declared.explainEmpty?.(answer) ?? null;
    context.stderr.write(`${reason ?? `No text of the corpus meets the ${emptyPrefix}options.`}\n`);
    return EXIT_NOTHING_FOUND;
  }
  const { initialKeyword, lemmatizedKeyword, vordlusTotals } = answer;
  if (typeof lemmatizedKeyword === 'string')
    context.stderr.write(`"${initialKeyword}" is no base form here; "${lemmatizedKeyword}" was looked up.\n`);
  const summary = declared.summarise?.(answer, flags);
  if (summary !== undefined) context.stderr.write(`${summary}\n`);
  const rows = declared.rows(answer, flags);
  const exitCode = (declared.countFound?.(answer) ?? rows.length) === 0 ? EXIT_NOTHING_FOUND : 0;
  if (exitCode !== 0) context.stderr.write(`Nothing was found in ${answer.totals.texts} texts.\n`);
  const written = declared.write?.(answer, flags, context, { request, cite }) ?? null;
  if (written !== null) {
    await written;
    return exitCode;
  }
  const citation = cite(
    {
      ...{ tool: title, query: nameQuery(request, 'en'), texts: answer.totals.texts },
      comparedTexts: vordlusTotals?.texts,
    },
    'en',
  );
  const table = {
    ...{ columns: typeof columns === 'function' ? columns(answer) : columns, rows, answer },
    provenance: completeProvenance({ ...provenance, citation }, vordlusTotals),
    options: Object.fromEntries(Object.entries(request).filter(([field]) => field !== 'vordlus')),
  };
  writeTable(table, flags, context);
  return exitCode;
}

/** Names the size of a second selection beside what chose it. */
function completeProvenance(
  { comparedWith, ...provenance }: Provenance,
  vordlusTotals: Answer['vordlusTotals'],
): Provenance {
  return comparedWith ? { ...provenance, comparedWith: { ...comparedWith, ...vordlusTotals } } : provenance;
}
