import pg from 'pg';
import { UnusableSettingError } from '../../config/unusable-setting-error';

const VARIABLE = 'DATABASE_URL';
/** Classes of SQLSTATE that speak of rights and of the server, not of a fault in a statement. */
const SETTING_STATES = /^(?:08|28|3D|3F|42501|25006|53|57)/u;
const UNKNOWN_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME', 'EAI_FAIL']);
const MAX_CAUSES = 4;

/** Why no connection to the database could be made. Never shows the password. */
export function explainConnectFailure(error: unknown, databaseUrl: string): UnusableSettingError {
  return new UnusableSettingError(VARIABLE, null, describeReason(error, databaseUrl), { cause: error });
}

/** The same for a failure of a statement at start; a fault in the statement itself stays as it is. */
export function explainStatementFailure(error: unknown, databaseUrl: string): unknown {
  const refusal = findRefusal(error);
  if (refusal === null || !SETTING_STATES.test(refusal.code ?? '')) return error;
  return explainConnectFailure(refusal, databaseUrl);
}

function describeReason(error: unknown, databaseUrl: string): string {
  const { host, port } = readTarget(databaseUrl);
  const place = `${host}:${port}`;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const refusal = findRefusal(error);
  if (refusal !== null) return `PostgreSQL at ${place} answers: ${refusal.message} (${refusal.code})`;
  if (code === 'ECONNREFUSED') return `nothing listens at ${place} (${code})`;
  if (UNKNOWN_HOST.has(code)) return `the name ${host} cannot be resolved (${code})`;
  return `no connection to ${place} can be made: ${message || code}`;
}

/** What the server itself said; the query builder wraps it. */
function findRefusal(error: unknown): pg.DatabaseError | null {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth++) {
    if (current instanceof pg.DatabaseError) return current;
    current = current.cause;
  }
  return null;
}

function readTarget(databaseUrl: string): { readonly host: string; readonly port: number | string } {
  try {
    return new pg.Client({ connectionString: databaseUrl });
  } catch {
    // A password with a stray "%", for example: the address cannot be taken apart.
    return { host: 'its server', port: '(unknown)' };
  }
}
