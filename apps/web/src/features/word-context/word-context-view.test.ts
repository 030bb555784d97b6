import { describe, expect, it } from 'vitest';
import type { ContextPart } from './word-context-view';
import { contextParts, makeRowTest } from './word-context-view';

const row = { contextBefore: 'Eile ostsin', keyword: 'Raamatu', contextAfter: 'poest.', textId: null };

/** Parts in which the filter finds the text. */
const findParts = (text: string): readonly ContextPart[] =>
  contextParts.filter((part) => makeRowTest({ part, text })(row));

describe('the filter of lines', () => {
  it.each([
    ['OSTSIN', ['line', 'before']],
    ['raamat', ['line', 'keyword']],
    ['poest', ['line', 'after']],
    ['ostsin raamatu', ['line']],
    ['raamatu poest', ['line']],
    ['puudub', []],
  ])('finds %j only in its own part and in the whole line', (text, parts) => {
    expect(findParts(text)).toEqual(parts);
  });
});
