import { describe, expect, it } from 'vitest';
import { alignM2 } from './align-m2';
import { checkHumanMarks } from './check-human-marks';

const tokens = ['Ma', 'lähen', 'kool', '.'];
const text = 'Ma lähen  kool.';

describe('marks of an M2 file', () => {
  it.each([
    [{ start: 2, end: 3, code: 'R:NOM:FORM', corrected: ['kooli'] }, 'Ma lähen  kooli.'],
    [{ start: 1, end: 1, code: 'M:LEX', corrected: ['ju'] }, 'Ma ju lähen  kool.'],
    [{ start: 0, end: 0, code: 'M:LEX', corrected: ['Siis'] }, 'Siis Ma lähen  kool.'],
    [{ start: 2, end: 2, code: 'M:PUNCT', corrected: [','] }, 'Ma lähen,  kool.'],
    [{ start: 1, end: 2, code: 'U:LEX', corrected: [] }, 'Ma  kool.'],
    [{ start: 3, end: 4, code: 'R:PUNCT', corrected: ['!'] }, 'Ma lähen  kool!'],
    [{ start: 4, end: 4, code: 'M:LEX', corrected: ['Jah', '.'] }, 'Ma lähen  kool. Jah.'],
  ])('are pieces of the text: %j', (edit, wanted) => {
    const { start, end, corrected, code } = alignM2(text, [{ tokens, edits: [edit] }]).marks[0]!;
    expect(text.slice(0, start) + corrected + text.slice(end)).toBe(wanted);
    expect(code).toBe(edit.code);
  });

  it('inside another one are left out, and marks of another text refused', () => {
    const move = { start: 0, end: 2, code: 'R:WO', corrected: ['lähen', 'ma'] };
    const inner = { start: 0, end: 1, code: 'R:CASE', corrected: ['ma'] };
    expect(alignM2(text, [{ tokens, edits: [inner, move] }])).toMatchObject({
      marks: [{ code: 'R:WO' }],
      leftOut: ['0 1 R:CASE'],
    });
    expect(() => alignM2('Ma lähen koju.', [{ tokens, edits: [] }])).toThrow('"kool"');
    expect(() => alignM2(text, [{ tokens, edits: [{ ...move, code: 'R:ALL' }] }])).toThrow('R:ALL');
  });

  it('put in at one place keep their order, also before a word that is replaced', () => {
    const edits = [
      { start: 2, end: 2, code: 'M:PUNCT', corrected: [','] },
      { start: 2, end: 2, code: 'M:LEX', corrected: ['et'] },
      { start: 2, end: 3, code: 'R:NOM:FORM', corrected: ['kooli'] },
    ];
    const { marks, leftOut } = alignM2(text, [{ tokens, edits }]);
    expect(leftOut).toEqual([]);
    expect(checkHumanMarks(text, marks)).toBeNull();
    let at = 0;
    const pieces = marks.map(({ start, end, corrected }) => {
      const piece = text.slice(at, start) + corrected;
      at = end;
      return piece;
    });
    expect(pieces.join('') + text.slice(at)).toBe('Ma lähen, et  kooli.');
  });
});
