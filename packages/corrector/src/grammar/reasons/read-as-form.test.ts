import { describe, expect, it } from 'vitest';
import type { TrainedCandidate } from '../../sentence/candidate';
import { makeTestSentence } from '../../sentence/testing/make-test-sentence';
import { findErrorType } from './make-reason';
import { readAsForm } from './read-as-form';

const reading = (lemma: string, form: string) => ({
  ...{ lemma, root: lemma, ending: '', clitic: '', partOfSpeech: 'S', form },
});
const apples = { form: 'õunad', code: 'pl n', readings: [reading('õun', 'pl n')] };
const change = (word: string, lemma: string): TrainedCandidate => ({
  ...{ kind: 'confusion', start: 1, end: 2, replacement: [word] },
  reading: { lemma, pos: 'S', code: 'sg p' },
});

describe('a word changed into a like one', () => {
  const sentence = makeTestSentence('kolm', apples);

  it('stands in a wrong form if the two share their lemma', () => {
    const form = readAsForm(sentence, change('õuna', 'õun'));
    expect(form).toMatchObject({ kind: 'form', written: { lemma: 'õun', code: 'pl n' } });
    expect(findErrorType(form)).toBe('caseError');
  });

  it('is misspelt if it is another word', () => {
    expect(findErrorType(readAsForm(sentence, change('õuda', 'õud')))).toBe('spellingError');
  });
});
