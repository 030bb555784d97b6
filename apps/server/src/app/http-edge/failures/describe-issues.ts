import type { ApiError, ErrorCode } from '@keelerada/contract/fields/errors';
import type { core } from 'zod';
import { holdsJoinedIds, LIST_EXPECTED } from '../../../platform/errors/joined-ids';
import { makeApiError } from '../../../platform/errors/request-failure';

interface Described {
  readonly code: ErrorCode;
  readonly message: string;
  readonly limit?: number;
}

const MANDATORY: Described = { code: 'MandatoryField', message: 'This field is mandatory.' };

/**
 * Turns the issues of a schema into the errors of the answer: code, field as a dotted path, and the limit that was passed.
 * If a value passes several limits, the answer names the field's own, which is checked after that of its type.
 */
export function describeIssues(issues: readonly core.$ZodIssue[]): ApiError[] {
  const errors = new Map<string, ApiError>();
  for (const issue of issues.flatMap(lookInside)) {
    const field = issue.path.length === 0 ? null : issue.path.map(String).join('.');
    const { code, message, limit } = describeIssue(issue);
    errors.set(`${code} ${field}`, makeApiError(code, message, field, limit));
  }
  return [...errors.values()];
}

/** Of a choice between a word and an object: what is wrong inside the object. */
function lookInside(issue: core.$ZodIssue): readonly core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const others = issue.errors.filter((branch) => branch.some(({ code }) => code !== 'invalid_value'));
  const [inside = []] = others;
  const isChoice =
    others.length === 1 && issue.errors.length > 1 && inside.every(({ path }) => path.length > 0);
  if (!isChoice) return [issue];
  return inside.flatMap((one) => lookInside({ ...one, path: [...issue.path, ...one.path] }));
}

function describeIssue(issue: core.$ZodIssue): Described {
  const hasLength = 'origin' in issue && (issue.origin === 'string' || issue.origin === 'array');
  if (issue.code === 'too_big') {
    const limit = Number(issue.maximum);
    return { code: 'LimitExceeded', message: `At most ${limit}${nameUnit(issue.origin)}.`, limit };
  }
  if (issue.code === 'too_small') {
    const limit = Number(issue.minimum);
    return hasLength ? MANDATORY : { code: 'LimitExceeded', message: `At least ${limit}.`, limit };
  }
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') {
    if (issue.input === undefined || issue.input === null) return MANDATORY;
  }
  return { code: 'InvalidRequest', message: describeExpected(issue) };
}

function nameUnit(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}

/** Says what was expected; never repeats what was sent, which may be a text. */
function describeExpected(issue: core.$ZodIssue): string {
  const isOfList = issue.code === 'invalid_type' || typeof issue.path.at(-1) === 'number';
  if (isOfList && holdsJoinedIds(issue.input)) return LIST_EXPECTED;
  if (issue.code === 'invalid_type') return `Expected ${issue.expected}.`;
  if (issue.code === 'invalid_union') return `Expected ${issue.errors.flatMap(listExpected).join(' or ')}.`;
  if (issue.code === 'invalid_value') return `Expected one of ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'invalid_format' && issue.format === 'guid') return 'Expected a UUID.';
  return 'This field cannot hold such a value.';
}

function listExpected(issues: readonly core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_value' && issue.values.length === 1) return issue.values.map(String);
    return issue.code === 'invalid_type' ? [issue.expected] : [];
  });
}
