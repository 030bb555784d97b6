import { PassThrough } from 'node:stream';
import { Command } from 'commander';
import type { CommandContext } from '../../commands/context/command-context';
import { loadConfig } from '../../platform/config/load-config';

export interface CommandOutcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `keelerada WORDS...` in this process over the store of the settings, and reads what it wrote. */
export async function runCommand(
  commands: readonly ((program: Command, context: CommandContext) => void)[],
  settings: Readonly<Record<string, string>>,
  words: readonly string[],
  siteFiles: readonly string[] = [],
): Promise<CommandOutcome> {
  let status = 0;
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const context: CommandContext = {
    config: () => loadConfig(settings),
    ...{ siteFiles, stdout, stderr, signal: new AbortController().signal },
    setExitCode: (code) => (status = code),
  };
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  for (const add of commands) add(program, context);
  await program.parseAsync(words, { from: 'user' });
  const read = (stream: PassThrough) => (stream.read() as Buffer | null)?.toString() ?? '';
  return { status, stdout: read(stdout), stderr: read(stderr) };
}
