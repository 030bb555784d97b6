import { expect, it } from 'vitest';
import { warnOfOldNode } from './warn-of-old-node';

it.each(['20.19.0', '20.20.2', '21.7.3', '23.11.1'])('Node %s gets no fixes any more', (version) => {
  expect(warnOfOldNode(version, new Date('2026-11-26'))).toMatch(
    new RegExp(`^Node ${version} gets no security fixes any more .*Node 24 is recommended\\.$`, 'u'),
  );
});

it.each(['22.21.0', '24.9.0', '26.1.0'])('Node %s is not warned of', (version) => {
  expect(warnOfOldNode(version, new Date('2026-11-26'))).toBeNull();
});

it('a line of Node is warned of from the day after its last fixes', () => {
  expect(warnOfOldNode('24.9.0', new Date('2028-04-30T23:59:59Z'))).toBeNull();
  expect(warnOfOldNode('24.9.0', new Date('2028-05-01T00:00:00Z'))).toContain('2028-04-30');
});
