import { z } from 'zod';
import { MAX_CQL_CHARACTERS, MAX_KEYWORD_CHARACTERS } from '../fields/limits';
import { searchTypeSchema } from '../texts/text-selection';
import { trimUnseen } from '../fields/typed-text';

export const keywordSchema = z.string().overwrite(trimUnseen).min(1).max(MAX_KEYWORD_CHARACTERS);

/** What to look for: a keyword with its type, or a query by form. */
export const wordSearchShape = {
  type: searchTypeSchema.nullish().describe('Mandatory with a keyword, not used with a query'),
  keyword: keywordSchema
    .nullish()
    .describe(
      'One word, or several that follow each other, whatever punctuation is between them; * stands for any letters, ? for one. Mandatory without cql',
    ),
  cql: z
    .string()
    .min(1)
    .max(MAX_CQL_CHARACTERS)
    .nullish()
    .describe('A query of the corpus query language (docs/query-language.md) in place of the keyword'),
};

interface RequestedSearch {
  readonly type?: string | null | undefined;
  readonly keyword?: string | null | undefined;
  readonly cql?: string | null | undefined;
  readonly nearWord?: string | null | undefined;
  /** Of a worksheet: what is asked for in place of a keyword. */
  readonly errorCode?: string | null | undefined;
}

/** An issue of a field that cannot stand beside others. */
export function refuseField(context: z.RefinementCtx, field: string, input: unknown, message: string): void {
  context.addIssue({ code: 'custom', input, path: [field], message });
}

/** Lets either a keyword with its type or a query through; a neighbour belongs to a keyword. */
export function checkWordSearch<Request extends RequestedSearch>(
  { type, keyword, cql, nearWord, errorCode }: Request,
  context: z.RefinementCtx<Request>,
): void {
  const isQuery = typeof cql === 'string';
  const addMissing = (field: string) =>
    context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: [field] });
  if (isQuery && typeof keyword === 'string')
    refuseField(context, 'cql', cql, 'Send a keyword or a query, not both.');
  if (typeof errorCode === 'string') {
    if (isQuery || typeof keyword === 'string')
      refuseField(context, 'errorCode', errorCode, 'Send a kind of error, a keyword or a query.');
    return;
  }
  if (isQuery && nearWord)
    refuseField(context, 'nearWord', nearWord, 'Send a neighbour with a keyword, not with a query.');
  if (isQuery) return;
  if (typeof keyword !== 'string') addMissing('keyword');
  if (typeof type !== 'string') addMissing('type');
}
