import { expect, it } from 'vitest';
import { makeTestSentence } from '../../sentence/testing/make-test-sentence';
import { listParts } from './clause-parts';

it('a clause whose words hang on one another in a circle has no parts', () => {
  const sentence = makeTestSentence({ form: 'homme', head: 1 }, { form: 'hommikul', head: 0 }, 'sajab');
  expect(listParts(sentence, 0, { first: 2, last: 2, head: 2 })).toBeUndefined();
});
