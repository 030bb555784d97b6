import { CqlError } from '@keelerada/corpus-engine/cql/cql-error';
import { parseCql } from '@keelerada/corpus-engine/cql/parse-cql';

export type CqlFault = Pick<CqlError, 'problem' | 'position' | 'nearest'>;

/** What is wrong with a query, or null. */
export function findCqlFault(cql: string): CqlFault | null {
  try {
    parseCql(cql);
    return null;
  } catch (error) {
    if (error instanceof CqlError) return error;
    throw error;
  }
}
