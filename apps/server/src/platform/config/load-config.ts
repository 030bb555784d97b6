import { readOwn } from '@keelerada/estonian/make-table';
import type { Setting } from './setting';
import { settings, type Config } from './settings';

/** Thrown where the environment holds values that cannot be used: one line a variable. */
export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
  }
}

/** Reads the configuration from environment variables; an empty variable counts as absent. Throws ConfigError. */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const entries = Object.entries<Setting<unknown>>(settings).map(([key, setting]) => {
    const given = readOwn(environment, setting.variable)?.trim();
    const text = given === undefined || given === '' ? setting.fallback : given;
    if (text === null) return [key, null];
    const parsed = setting.schema.safeParse(text);
    if (!parsed.success) problems.push(describeProblem(setting, text));
    return [key, parsed.data];
  });
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.fromEntries(entries) as Config;
}

function describeProblem(setting: Setting<unknown>, value: string): string {
  const shown = setting.isSecret === true ? '(not shown)' : JSON.stringify(value);
  return `${setting.variable} is ${shown}, but must be ${setting.allowed}.`;
}
