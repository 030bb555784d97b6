import { expect, it } from 'vitest';
import { readFramedResult, readWantedResult, writeFramedResult, writeWantedResult } from './framed-result';

const result = { id: 2, origin: 'form', options: { length: 3 }, views: { view: {} } } as const;

it('tells the page around what shows', () => {
  expect(readFramedResult(writeFramedResult(result))).toEqual(result);
  for (const message of [null, 640, 'text', {}, { framedResult: { ...result, id: '2' } }])
    expect(readFramedResult(message)).toBeNull();
  expect(readFramedResult({ framedResult: { ...result, origin: 'elsewhere' } })).toBeNull();
});

it('hears what is to show, or that nothing is', () => {
  const wanted = { options: { length: 3 }, views: {} };
  expect(readWantedResult(writeWantedResult(wanted))).toEqual(wanted);
  expect(readWantedResult(writeWantedResult(null))).toBeNull();
  for (const message of [null, 640, 'text', {}, { wantedResult: { views: [] } }])
    expect(readWantedResult(message)).toBeUndefined();
});
