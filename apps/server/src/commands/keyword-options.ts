import type { Command } from 'commander';
import type { CommandContext } from './command-context';
import { CommandFailure } from './command-failure';

/** Says to stderr that a lemma stands for the keyword. */
export function tellLemmatised(
  { initialKeyword, lemmatizedKeyword }: { initialKeyword: string | null; lemmatizedKeyword: string | null },
  { stderr }: CommandContext,
): void {
  if (lemmatizedKeyword === null) return;
  stderr.write(`"${initialKeyword}" is no base form here; "${lemmatizedKeyword}" was looked up.\n`);
}

/** Adds the options that say how words are compared. */
export function addComparisonOptions(command: Command): Command {
  return command
    .option('--lemmas', 'compare base forms, not word forms')
    .option('--case', 'tell capital and small letters of word forms apart');
}

/** Checks a request against its schema before anything is opened. Throws CommandFailure. */
export function checkRequest<Request>(
  schema: { safeParse(value: unknown): { success: boolean; data?: Request; error?: { issues: Issue[] } } },
  value: object,
): Request {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data as Request;
  const issue = parsed.error?.issues[0];
  throw new CommandFailure(`${issue?.path.join('.')}: ${issue?.message}`);
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
