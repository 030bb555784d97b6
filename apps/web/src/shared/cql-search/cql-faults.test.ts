import { describe, expect, it } from 'vitest';
import { cutAtFault } from './cql-faults';

describe('cutAtFault', () => {
  it('shows a piece of the query around the fault', () => {
    expect(cutAtFault('[pos=VERB]', 5)).toEqual({ before: '[pos=', at: 'V', after: 'ERB]' });
    expect(cutAtFault('"a', 2)).toEqual({ before: '"a', at: ' ', after: '' });
    expect(cutAtFault(`${'a'.repeat(30)}😀${'b'.repeat(20)}`, 30)).toEqual({
      before: `…${'a'.repeat(24)}`,
      at: '😀',
      after: `${'b'.repeat(16)}…`,
    });
  });
});
