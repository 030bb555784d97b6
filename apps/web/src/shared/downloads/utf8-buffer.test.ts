import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Utf8Buffer } from './utf8-buffer';

/** The bytes of texts that are added one after another, taken whenever there is no room left. */
function encode(texts: readonly string[]): Uint8Array {
  const buffer = new Utf8Buffer();
  const bytes: number[] = [];
  const take = () => bytes.push(...buffer.take());
  for (const text of texts)
    for (let place = buffer.add(text, 0); place < text.length; place = buffer.add(text, place)) take();
  take();
  return Uint8Array.from(bytes);
}

describe('Utf8Buffer', () => {
  it('writes what the encoder of the browser writes, halves of pairs included', () => {
    const unit = fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      fc.constantFrom('a', 'õ', '–', '😀', '\ud83d', '\ude00', '\u0000', '\u07ff', '\u0800'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(unit).map((units) => units.join(''))), (texts) => {
        const expected = texts.flatMap((text) => [...new TextEncoder().encode(text)]);
        expect(encode(texts)).toEqual(Uint8Array.from(expected));
      }),
    );
  });

  it.each(['a', 'aõ', 'õ–', '😀', 'a😀', 'aõ–😀'])(
    'loses nothing of %j where a text is longer than its room',
    (piece) => {
      const text = piece.repeat(70_000);
      expect(Buffer.from(encode([text])).toString('utf8')).toBe(text);
    },
  );
});
