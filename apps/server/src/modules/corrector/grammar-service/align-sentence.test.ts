import { describe, expect, it } from 'vitest';
import { alignSentence } from './align-sentence';

function apply(written: string, corrected: string): string | null {
  const edits = alignSentence(written, corrected);
  if (edits === null) return null;
  let text = '';
  let at = 0;
  for (const { start, end, replacement } of edits) {
    expect(start).toBeGreaterThanOrEqual(at);
    text += written.slice(at, start) + replacement;
    at = end;
  }
  return text + written.slice(at);
}

describe('a corrected sentence', () => {
  it.each([
    ['Minu sober elab Tartus.', 'Minu sõber elab Tartus.', 1],
    ['Ma tean et ta tuleb.', 'Ma tean, et ta tuleb.', 1],
    ['Ma lähen kool homme.', 'Homme lähen ma kooli.', 3],
    ['lähen kooli.', 'Ma lähen kooli.', 1],
    ['Ma ma lähen kooli.', 'Ma lähen kooli.', 1],
    ['Ta on väga väga, hea.', 'Ta on väga hea.', 1],
    ['Bussi peatuses on palju inimesi.', 'Bussipeatuses on palju inimesi.', 1],
    ['Sobra ema elavad maal', 'Sõbra ema elab maal.', 3],
    ['Kõik on hästi.', 'Kõik on hästi.', 0],
  ])('%s becomes %s by %i edits', (written, corrected, count) => {
    expect(apply(written, corrected)).toBe(corrected);
    expect(alignSentence(written, corrected)).toHaveLength(count);
  });

  it('is no correction where little of the sentence stays', () => {
    expect(alignSentence('Ma lähen homme kooli.', 'Vabandust, ma ei saa sellega aidata!')).toBeNull();
    expect(alignSentence('Ma lähen homme kooli.', '')).toBeNull();
  });

  it('is no correction where it is half as long again and ten tokens more', () => {
    const written = 'Ma lähen homme kooli.';
    const add = (count: number): string => `${written}${' ja'.repeat(count)}`;
    expect(alignSentence(written, add(12))).toHaveLength(1);
    expect(alignSentence(written, add(13))).toBeNull();
    expect(alignSentence('', 'ja '.repeat(11))).toBeNull();
  });

  it('is not looked for in a text without full stops', () => {
    const long = 'ma tulen '.repeat(5000);
    expect(alignSentence(long, long)).toBeNull();
  });
});
