import { describe, expect, it } from 'vitest';
import { describeText } from './describe-text';

const describeWith = (pairs: Record<string, string>, content = 'Tere!') =>
  describeText({ content, properties: Object.entries(pairs).map(([name, value]) => ({ name, value })) });

describe('describeText', () => {
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
