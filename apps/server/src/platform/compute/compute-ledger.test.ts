import { expect, it, vi } from 'vitest';
import { ComputeLedger } from './compute-ledger';

it.each([-86_400_000, -1000, 86_400_000])(
  'forgets at its own rate when the clock is set by %i ms',
  (jump) => {
    const now = Date.now;
    const ledger = new ComputeLedger({ seconds: 60, windowMs: 60_000 });
    ledger.add('10.0.0.1', 90);
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + jump);
    try {
      expect(ledger.read('10.0.0.1')).toBeCloseTo(90, 0);
      expect(ledger.readWaitMs('10.0.0.1')).toBeGreaterThan(29_000);
      expect(ledger.readWaitMs('10.0.0.1')).toBeLessThanOrEqual(30_000);
    } finally {
      clock.mockRestore();
    }
  },
);
