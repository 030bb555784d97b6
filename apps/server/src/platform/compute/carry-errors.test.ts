import { IndexIncompleteError, IndexTooLargeError } from '@keelerada/corpus-engine/token-index/token-index';
import { expect, it } from 'vitest';
import { packError, unpackError } from './carry-errors';

it.each([new IndexIncompleteError('A shard is away.'), new IndexTooLargeError('Too many.', 5)])(
  '$name has its class and fields again on the other side of a thread',
  (error) => {
    const carried = unpackError(structuredClone(packError(error)));
    expect(carried).toBeInstanceOf(error.constructor);
    expect({ ...carried }).toMatchObject({ ...error });
    expect(carried.message).toBe(error.message);
  },
);
