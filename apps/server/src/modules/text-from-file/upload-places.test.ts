import { describe, expect, it } from 'vitest';
import { createUploadPlaces } from './text-from-file.routes';

describe('the places for uploads', () => {
  it('are limited for one client and for all together, and come back', () => {
    const places = createUploadPlaces(5, 2);
    const takeAll = (addresses: string) => [...addresses].map((address) => places.take(address));
    expect(takeAll('aaabbbcc')).toEqual([true, true, false, true, true, false, true, false]);
    places.giveBack('a');
    expect(takeAll('bac')).toEqual([false, true, false]);
    for (const address of 'aabbc') places.giveBack(address);
    expect(takeAll('ddeefg')).toEqual([true, true, true, true, true, false]);
  });
});
