import { MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/limits';
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

/** The keyword in the `fields` of `checkRequest`, the same for every tool that has one. */
export const KEYWORD_FIELD = {
  keyword: `the keyword has 1 to ${MAX_KEYWORD_CHARACTERS} characters`,
} as const;

/** A number as it was typed; what is none stays as it is, so that the message can show it. */
export function readNumber(given: string): number | string {
  return /^\d+$/u.test(given) ? Number(given) : given;
}

/**
 * Checks a request against its schema before anything is opened. `fields` says which option a field comes from and what
 * it takes. Throws CommandFailure.
 */
export function checkRequest<Request>(
  schema: { safeParse(value: unknown): { success: boolean; data?: Request; error?: { issues: Issue[] } } },
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, string>>,
): Request {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data as Request;
  const issue = parsed.error?.issues[0];
  const field = String(issue?.path[0]);
  const given = value[field];
  const told = fields[field];
  if (told === undefined) throw new CommandFailure(`${issue?.path.join('.')}: ${issue?.message}`);
  const isNumber = typeof given === 'number' || (typeof given === 'string' && !(field in KEYWORD_FIELD));
  throw new CommandFailure(isNumber ? `${told}, not ${given}.` : `${told}.`);
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
