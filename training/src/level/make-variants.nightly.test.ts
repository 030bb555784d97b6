import { describe, expect, it } from 'vitest';
import { makeVariants } from './make-variants';

function makeText(words: number, level: number, session: string): Parameters<typeof makeVariants>[0][number] {
  const text = Array.from({ length: words }, (_, i) => `sõna${i}`).join(' ');
  return { name: `${level} ${session}`, level, session, text: `${text}.` };
}

describe('makeVariants', () => {
  it('cuts long texts after a number of words', () => {
    const cuts = makeVariants([makeText(60, 1, '2018I')]).filter(({ kind }) => kind.startsWith('cut'));
    expect(cuts.map(({ kind, text }) => [kind, text.split(' ').length])).toEqual([
      ['cut 30', 30],
      ['cut 50', 50],
    ]);
  });

  it('joins texts of one exam alone', () => {
    const texts = [
      makeText(40, 0, '2018I'),
      makeText(40, 0, '2018I'),
      makeText(40, 1, '2018I'),
      makeText(40, 0, '2018II'),
    ];
    const joined = makeVariants(texts).filter(({ kind }) => kind.startsWith('joined'));
    expect(joined).toHaveLength(1);
    expect(joined[0]).toMatchObject({ kind: 'joined 60', level: 0, session: '2018I' });
    expect(joined[0]!.text.split(/\s+/u)).toHaveLength(60);
  });
});
