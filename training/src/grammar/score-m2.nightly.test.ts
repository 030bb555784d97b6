import { describe, expect, it } from 'vitest';
import { extractEdits } from './extract-edits';
import { readM2 } from '../sources/read-m2';
import { scoreM2 } from './score-m2';

const words = (text: string): string[] => text.split(' ');
const score = (m2: string, ...corrected: string[]): ReturnType<typeof scoreM2> =>
  scoreM2(readM2(m2), corrected.map(words));

describe('M2 files', () => {
  it('are split at sentences even if blank lines are missing', () => {
    const read = readM2(
      'S a b\nA 0 1|||R:SPELL|||c||d e|||REQUIRED|||-NONE-|||0\nS x\nA -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0\n',
    );
    expect(read).toEqual([
      {
        tokens: ['a', 'b'],
        annotators: [[{ start: 0, end: 1, type: 'R:SPELL', alternatives: [['c'], ['d', 'e']] }]],
      },
      { tokens: ['x'], annotators: [[]] },
    ]);
  });

  it('name a line that belongs to no sentence', () => {
    expect(() => readM2('A 0 1|||R|||c|||REQUIRED|||-NONE-|||0')).toThrow('line 1');
  });
});

describe('MaxMatch', () => {
  // The worked example of Dahlmeier & Ng (2012), section 2.
  const cat =
    'S The cat sat at mat .\nA 3 4|||Prep|||on|||REQUIRED|||-NONE-|||0\nA 4 4|||ArtOrDet|||the||a|||REQUIRED|||-NONE-|||0\n';

  it('reads edits so that they agree with the gold ones', () => {
    expect(score(cat, 'A cat sat on the mat .')).toMatchObject({ correct: 2, proposed: 3, gold: 2 });
    expect(score(cat, 'The cat sat on mat .')).toMatchObject({ correct: 1, proposed: 1, gold: 2 });
    expect(score(cat, 'The cat sat at a mat .')).toMatchObject({
      correct: 1,
      proposed: 1,
      precision: 1,
      recall: 0.5,
    });
  });

  it('joins steps over up to two unchanged words where an annotator made one edit of them', () => {
    const moved = 'S Mul kodus läks masin katki .\nA 1 3|||R:WO|||läks kodus|||REQUIRED|||-NONE-|||0\n';
    expect(score(moved, 'Mul läks kodus masin katki .')).toMatchObject({ correct: 1, proposed: 1, f05: 1 });
    expect(extractEdits(words('a b c d e f'), words('a X c d e Y'), [])).toHaveLength(2);
  });

  it('takes two words that become one as one edit and neighbouring substitutions as two', () => {
    expect(extractEdits(words('üks remonti firmas .'), words('üks remondifirmas .'), [])).toEqual([
      { start: 1, end: 3, replacement: ['remondifirmas'] },
    ]);
    expect(extractEdits(words('a b c'), words('a x y'), [])).toHaveLength(2);
  });

  it('scores F0.5 by the annotator that fits best', () => {
    const two =
      'S a b\nA 0 1|||R:LEX|||x|||REQUIRED|||-NONE-|||0\nA 1 2|||R:LEX|||y|||REQUIRED|||-NONE-|||1\n' +
      'S c d\nA 0 1|||R:NOM:FORM|||z|||REQUIRED|||-NONE-|||0\nA 1 2|||R:SPELL|||w|||REQUIRED|||-NONE-|||0\n';
    const scored = score(two, 'a y', 'z e');
    // 1 of 1 and then 1 of 2 proposed, 1 of 1 and 1 of 2 wanted: P = R = 2/3.
    expect(scored).toMatchObject({ correct: 2, proposed: 3, gold: 3 });
    expect(scored.f05).toBeCloseTo(2 / 3);
    expect(scored.byType.get('R:NOM:FORM')).toEqual({ gold: 1, found: 1 });
    expect(scored.byType.get('R:SPELL')).toEqual({ gold: 1, found: 0 });
  });

  it('gives precision 1 to a system that changes nothing', () => {
    expect(score(cat, 'The cat sat at mat .')).toMatchObject({
      proposed: 0,
      precision: 1,
      recall: 0,
      f05: 0,
    });
  });
});
