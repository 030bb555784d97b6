import { describe, expect, it } from 'vitest';
import { describeText, parseYearRange } from './describe-text';

const describeWith = (pairs: Record<string, string>, content = 'Tere!') =>
  describeText({ content, properties: Object.entries(pairs).map(([name, value]) => ({ name, value })) });

describe('describeText', () => {
  it('takes the year before the range of years', () => {
    expect(describeWith({ aasta: '2018', ajavahemik: '2016-2020' })).toMatchObject({
      yearFrom: 2018,
      yearTo: 2018,
    });
  });

  it.each(['2018?', '18', 'umbes 2018'])('falls back on the range where the year is %s', (aasta) => {
    expect(describeWith({ aasta, ajavahemik: '2016–2020' })).toMatchObject({ yearFrom: 2016, yearTo: 2020 });
  });

  it('knows no years where neither is usable', () => {
    expect(describeWith({ ajavahemik: 'hiljuti' })).toMatchObject({ yearFrom: null, yearTo: null });
  });

  it('counts characters as people do: an emoji is one', () => {
    expect(describeWith({}, 'a😀õ').characters).toBe(3);
  });

  it('takes the language the text names, else the script', () => {
    expect(describeWith({ tekstikeel: 'vene' }, 'Tere').language).toBe('ru');
    expect(describeWith({ tekstikeel: 'eesti' }, 'Привет').language).toBe('et');
    expect(describeWith({}, 'Привет всем').language).toBe('ru');
    expect(describeWith({}, '2018').language).toBe('et');
  });
});

describe('parseYearRange', () => {
  it('reads hyphens, dashes and open ranges', () => {
    expect(parseYearRange('2006-2010')).toEqual([2006, 2010]);
    expect(parseYearRange('2006–2010')).toEqual([2006, 2010]);
    expect(parseYearRange('2021...')).toEqual([2021, 2025]);
    expect(parseYearRange('2021-')).toBeNull();
  });
});
