import { describe, expect, it } from 'vitest';
import type { Correction } from '../correction/correction';
import type { Candidate } from '../sentence/candidate';
import { makeTestSentence } from '../sentence/testing/make-test-sentence';
import { joinPhrases, type MadeCorrection } from './phrase-consistency';

const TEXT = 'sõlmida uue pika lepingu, kuigi kallis';
const attribute = (form: string, code: string) => ({ form, pos: 'A', code, head: 3, relation: 'amod' });
const { tokens } = makeTestSentence(
  { form: 'sõlmida', pos: 'V', code: 'da' },
  attribute('uue', 'sg g'),
  attribute('pika', 'sg g'),
  { form: 'lepingu', pos: 'S', code: 'sg g', head: 0, relation: 'obj' },
);

/** A change of one word of the text to a form with a code. */
function change(place: number, word: string, code: string, score = 0.8): MadeCorrection {
  const { form, lemma, pos } = tokens[place]!;
  const start = TEXT.indexOf(form);
  const candidate: Candidate = {
    ...{ kind: 'form', start: place, end: place + 1, replacement: [word] },
    reading: { lemma, pos, code },
  };
  const correction: Correction = {
    ...{ start, end: start + form.length, original: form, replacements: [word, `${word}?`] },
    ...{ type: 'caseError', tier: 'sure', score },
    reason: { kind: 'word-form', lemma, partOfSpeech: pos, writtenForm: 'sg g', wantedForm: code },
  };
  return { candidate, correction };
}
const show = (corrections: readonly Correction[]): string[] =>
  corrections.map(({ original, replacements, score }) => `${original}>${replacements.join('|')} ${score}`);

describe('changes of the words of one phrase', () => {
  it('are one correction where the new forms go together, explained by the noun', () => {
    const made = [change(3, 'leping', 'sg n', 0.7), change(2, 'pikk', 'sg n'), change(1, 'uus', 'sg n', 0.6)];
    const joined = joinPhrases(TEXT, tokens, made);
    expect(show(joined)).toEqual(['uue pika lepingu>uus pikk leping 0.6']);
    expect(TEXT.slice(joined[0]!.start, joined[0]!.end)).toBe(joined[0]!.original);
    expect(joined[0]!.reason).toBe(made[0]!.correction.reason);
  });

  it('stand alone where they do not, and a word between them stays', () => {
    const made = [change(1, 'uus', 'sg n'), change(2, 'pikki', 'pl p'), change(3, 'leping', 'sg n')];
    expect(show(joinPhrases(TEXT, tokens, made))).toHaveLength(3);
    expect(show(joinPhrases(TEXT, tokens, [made[0]!, made[2]!]))).toEqual([
      'uue pika lepingu>uus pika leping 0.8',
    ]);
  });
});
