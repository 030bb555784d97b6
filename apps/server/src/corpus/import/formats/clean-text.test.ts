import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanContent, cleanText } from './clean-text';

const clean = (content: string, properties: [string, string][] = [], id: string | null = null) =>
  cleanText({
    id,
    content,
    properties: properties.map(([name, value]) => ({ name, value })),
    place: 'test',
  });

describe('cleanContent', () => {
  it('turns backslash and n or t into real line breaks and tabs, and leaves other backslashes', () => {
    expect(cleanContent('Üks\\nkaks\\tkolm\\r\\nneli AJA1950\\rh0038 \\/')).toBe(
      'Üks\nkaks\tkolm\nneli AJA1950\\rh0038 \\/',
    );
  });

  it('takes out what no database or browser bears', () => {
    expect(cleanContent('\ufeffa\u0000b\u0007\ud800c\r\nd\re\u2028f')).toBe('ab\ufffdc\nd\ne\nf');
    expect(cleanContent('😀')).toBe('😀');
  });

  it('decodes &quot; and no other entity', () => {
    expect(cleanContent('&quot;Tere!&quot; &amp;quot; &lt;')).toBe('"Tere!" &amp;quot; &lt;');
  });

  it('joins letters and marks (NFC)', () => {
    expect(cleanContent('o\u0303u')).toBe('õu');
  });

  it('changes nothing the second time', () => {
    const pieces = fc.constantFrom(
      '\\',
      '&quot',
      ';',
      '\u037e',
      'n',
      't',
      'r',
      '\n',
      '\r',
      '\u0000',
      'o',
      '\u0303',
      '\ud800',
      '😀',
      'a',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const once = cleanContent(parts.join(''));
        expect(cleanContent(once)).toBe(once);
      }),
    );
  });
});

describe('cleanText', () => {
  it('drops unknown values and repeated properties, and sorts by name with values in their order', () => {
    const { text, dropped, repeated } = clean('Tere.', [
      ['title', ' Üks '],
      ['emakeel', 'vene'],
      ['emakeel', 'eesti'],
      ['emakeel', 'vene'],
      ['aasta', '?'],
      ['riik', ''],
      ['sugu', 'Teadmata'],
    ]);
    expect(text.properties).toEqual([
      { name: 'emakeel', value: 'vene' },
      { name: 'emakeel', value: 'eesti' },
      { name: 'title', value: 'Üks' },
    ]);
    expect(dropped).toEqual(['aasta', 'riik', 'sugu']);
    expect(repeated).toBe(1);
  });

  it.each([
    ['no text', () => clean(' \\n ... '), 'it has no text'],
    ['an id that is none', () => clean('Tere.', [], '17'), 'the id "17" is not a UUID'],
    ['a property without a name', () => clean('Tere.', [['', 'x']]), 'the property name "" is not a name'],
  ])('refuses %s and says so', (_case, make, reason) => {
    expect(make).toThrow(reason);
  });

  it('gives a text without id the same one every time', () => {
    const [first, again, other] = [clean('Tere.'), clean('Tere.'), clean('Tere!')];
    expect(first.text.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
    expect(again.text.id).toBe(first.text.id);
    expect(other.text.id).not.toBe(first.text.id);
  });
});
