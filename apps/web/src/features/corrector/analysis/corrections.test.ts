import { describe, expect, it } from 'vitest';
import { endsWritten, listCorrections, type Correction } from './corrections';
import { makeAnswer } from '../testing/make-answer';

const TEXT = 'Ma elan Tartus. Ma käin koolis';
const [word] = listCorrections(
  makeAnswer(TEXT, [{ word: 'koolis', suggestions: ['kooli'], type: 'caseError' }]),
  'grammarchecker',
);
const endMark: Correction = { ...word!, text: '', corrected_text: '.', start: TEXT.length, end: TEXT.length };

describe('an end mark that is missing', () => {
  it('is not asked for in the sentence that is being written', () => {
    expect(endsWritten(endMark, TEXT, TEXT.length)).toBe(true);
    expect(endsWritten(endMark, TEXT, TEXT.indexOf('käin'))).toBe(true);
  });

  it('is asked for where the caret is in another sentence, and so are other corrections', () => {
    expect(endsWritten(endMark, TEXT, 3)).toBe(false);
    expect(endsWritten(word!, TEXT, TEXT.length)).toBe(false);
    expect(endsWritten({ ...endMark, corrected_text: ',' }, TEXT, TEXT.length)).toBe(false);
  });
});
