import { describe, expect, it } from 'vitest';
import { makeVariants } from './make-variants';

function makeText(words: number, level: number, session: string): Parameters<typeof makeVariants>[0][number] {
  const text = Array.from({ length: words }, (_, i) => `sõna${i}`).join(' ');
  return { name: `${level} ${session}`, level, session, task: 'letter', text: `${text}.` };
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

  it('cuts every text to 40 and 60 percent of its words', () => {
    const parts = makeVariants([makeText(50, 1, '2018I')]).filter(({ kind }) => kind.startsWith('part'));
    expect(parts.map(({ kind, text }) => [kind, text.split(' ').length])).toEqual([
      ['part 40', 20],
      ['part 60', 30],
    ]);
  });

  it('joins whole texts of one exam in twos and threes, each with those that follow it', () => {
    const texts = [makeText(5, 0, '2018I'), makeText(6, 0, '2018I'), makeText(7, 1, '2018I')];
    const whole = makeVariants(texts).filter(({ kind }) => kind.startsWith('texts'));
    expect(whole.map(({ kind, level, text }) => [kind, level, text.split(/\s+/u).length])).toEqual([
      ['texts 2', 0, 11],
      ['texts 2', 0, 11],
    ]);
  });
});
