import { describe, expect, it } from 'vitest';
import { applyEdits, findUndoneEdits } from './find-undone-edits';

const TEXT = 'Poes oli palju inimesed';
const noun = { start: 15, end: 23, replacement: 'inimesi' };
const verb = { start: 5, end: 8, replacement: 'olid' };
const comma = { start: 23, end: 23, replacement: ',' };

describe('edits of a text', () => {
  it('are made in text order, and each knows where it stands then', () => {
    const edited = applyEdits(TEXT, [verb, noun, comma]);
    expect(edited.text).toBe('Poes olid palju inimesi,');
    expect(edited.written.map(({ start, end }) => edited.text.slice(start, end))).toEqual([
      'olid',
      'inimesi',
      ',',
    ]);
  });

  it('are undone by a mark of the edited text that touches what they wrote', () => {
    const edited = applyEdits(TEXT, [verb, noun, comma]);
    expect(findUndoneEdits(edited, [{ start: 5, end: 9 }])).toEqual([verb]);
    expect(findUndoneEdits(edited, [{ start: 10, end: 15 }])).toEqual([]);
    expect(findUndoneEdits(edited, [{ start: 23, end: 24 }])).toEqual([comma]);
  });

  it('that insert or remove are touched by what lies beside them', () => {
    const removed = applyEdits(TEXT, [{ start: 9, end: 15, replacement: '' }]);
    expect(findUndoneEdits(removed, [{ start: 9, end: 9 }])).toHaveLength(1);
    expect(findUndoneEdits(applyEdits(TEXT, [verb]), [{ start: 9, end: 9 }])).toEqual([verb]);
    expect(findUndoneEdits(applyEdits(TEXT, []), [{ start: 0, end: 4 }])).toEqual([]);
  });
});
