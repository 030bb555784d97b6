import { DatabaseInUseError } from '../database/failures/database-in-use-error';
import { ConfigError } from '../config/load-config';
import { UnusableSettingError } from '../config/unusable-setting-error';

const TOLD_IN_A_LINE = [ConfigError, UnusableSettingError, DatabaseInUseError];

/** Why the server or a command could not start: a line that a person can act on; anything else with its stack. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (TOLD_IN_A_LINE.some((expected) => error instanceof expected)) return error.message;
  return error.stack ?? error.message;
}
