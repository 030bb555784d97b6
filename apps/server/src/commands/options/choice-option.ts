import { Option } from 'commander';

/** An option that takes one of several values. */
export function makeChoice(flags: string, help: string, values: readonly string[], usual?: string): Option {
  return new Option(flags, help).choices(values).default(usual);
}
