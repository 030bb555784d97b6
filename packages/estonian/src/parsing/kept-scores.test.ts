import { describe, expect, it } from 'vitest';
import { KeptScores } from './kept-scores';

/** So many keys that some fall on the same entry. */
const KEYS = Array.from({ length: 5_000 }, (_, i) => [i % 37, Math.imul(i, 0x1234567), i >> 3] as const);

describe('kept scores', () => {
  it('are those of the key asked for, or none', () => {
    const kept = new KeptScores();
    let found = 0;
    for (const round of [0, 1]) {
      KEYS.forEach(([first, second, third], i) => {
        const place = kept.find(first, second, third);
        if (kept.isFilled) {
          expect(kept.values[place]).toBe(i);
          found++;
        } else kept.values[place] = i;
        kept.find(first, second, third);
        expect(kept.isFilled).toBe(true);
      });
      if (round === 0) expect(found).toBe(0);
    }
    expect(found).toBeLessThan(KEYS.length);
  });

  it('are gone after clearing', () => {
    const kept = new KeptScores();
    kept.find(1, 2, 3);
    kept.clear();
    kept.find(1, 2, 3);
    expect(kept.isFilled).toBe(false);
  });
});
