import { describe, expect, it } from 'vitest';
import { isOtherText } from './is-other-text';

const FILE = 'tööd/Kiri.txt';
const CAT = 'Minu kass magab terve päeva akna peal ja vaatab linde.';
const CAT_CORRECTED = 'Minu kass magas terve päeva akna peal ja vaatas linde.';
const TOWN = 'Me sõitsime suvel linna ja käisime seal iga päev muuseumis.';

const make = (content: string, title?: string, level?: string) => ({
  id: '',
  content,
  properties: [
    ...(level === undefined ? [] : [{ name: 'keeletase', value: level }]),
    ...(title === undefined ? [] : [{ name: 'title', value: title }]),
  ],
});

describe('isOtherText', () => {
  it.each([
    ['only the title changed', make(CAT, 'Kass'), make(CAT, 'Minu kass')],
    ['only properties changed', make(CAT, 'Kass', 'A2'), make(CAT, 'Kass', 'B1')],
    ['only the content changed, whatever it is now', make(CAT, 'Kass', 'A2'), make(TOWN, 'Kass', 'A2')],
    ['the content was corrected and a property added', make(CAT, 'Kass'), make(CAT_CORRECTED, 'Kass', 'A2')],
    ['the content was corrected, without a title', make(CAT), make(CAT_CORRECTED)],
    ['the content was corrected, the file being the title', make(CAT, 'Kiri'), make(CAT_CORRECTED, 'Kiri')],
  ])('says no where %s', (_case, stored, given) => {
    expect(isOtherText(stored, given, FILE)).toBe(false);
  });

  it.each([
    ['content and title changed', make(CAT, 'Kass'), make(TOWN, 'Linn')],
    ['the content was corrected and the title changed', make(CAT, 'Kass'), make(CAT_CORRECTED, 'Minu kass')],
    ['the content changed and a title came', make(CAT), make(TOWN, 'Linn')],
    ['the contents share little, without a title', make(CAT), make(TOWN)],
    [
      'the contents share little, all else being equal',
      make(CAT, undefined, 'A2'),
      make(TOWN, undefined, 'A2'),
    ],
    ['the contents share little and the title is the file', make(CAT, 'Kiri'), make(TOWN, 'Kiri')],
    [
      'the contents share little and the title is the path',
      make(CAT, 'TÖÖD/kiri.txt'),
      make(TOWN, 'TÖÖD/kiri.txt'),
    ],
    ['a class has one title but the authors differ', make(CAT, 'Essee', 'A2'), make(TOWN, 'Essee', 'B1')],
    ['a short text stands in the place of a long one', make(`${CAT} ${TOWN}`), make('Minu kass magab.')],
  ])('says yes where %s', (_case, stored, given) => {
    expect(isOtherText(stored, given, FILE)).toBe(true);
  });
});
