import { describe, expect, it } from 'vitest';
import { decodeBase64 } from './decode-base64';

describe('decodeBase64', () => {
  it.each([0, 1, 2, 3, 4, 1000])('reads back %i bytes', (length) => {
    const bytes = Int8Array.from({ length }, (_, index) => index * 37);
    expect(decodeBase64(Buffer.from(bytes.buffer).toString('base64'))).toEqual(bytes);
  });
});
