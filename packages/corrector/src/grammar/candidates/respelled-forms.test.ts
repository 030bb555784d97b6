import { describe, expect, it } from 'vitest';
import { makeTestEvidence } from '../../encoder/testing/make-test-evidence';
import type { Candidate } from '../../sentence/candidate';
import { listGroupCodes } from '../../sentence/cloze-classes';
import { listRespelledForms } from './respelled-forms';

const codes = listGroupCodes('nominal');
const certain = (wanted: string): Float64Array =>
  Float64Array.from(codes, (code) => (code === wanted ? 0 : -20));

/** A respelling of the second word, as this form of the lemma; its context asks for the genitive. */
const respelling = (lemma: string, code: string, cost: number): Candidate => {
  const reading = { lemma, pos: 'S', code };
  const context = certain('sg g');
  return {
    ...{ kind: 'spelling', start: 1, end: 2, replacement: [lemma], reading },
    scored: { reading, scores: { group: 'nominal', context, corrected: context } },
    spelling: { cost, rank: 0, score: 0 },
  };
};
const tasksOf = (...given: Parameters<typeof listRespelledForms>): string[] =>
  listRespelledForms(...given).map(({ task: { lemma, form } }) => `${lemma} ${form}`);

describe('forms of misspelt words', () => {
  it('are of the three lemmas that cost least, however many respellings one has', () => {
    const sauna = ['sg n', 'sg p', 'pl n'].map((code, i) => respelling('saun', code, i));
    const others = ['saar', 'sein', 'soon'].map((lemma, i) => respelling(lemma, 'sg n', 5 + i));
    expect(tasksOf([...sauna, ...others], undefined)).toEqual(['saun sg g', 'saar sg g', 'sein sg g']);
  });

  it('are those that fit the context or the encoder, but not the form that is there', () => {
    const evidence = makeTestEvidence(2, { forms: { 1: [0, 0.125, 0.25, 0.625] } });
    expect(tasksOf([respelling('saun', 'sg g', 1)], undefined)).toEqual([]);
    expect(tasksOf([respelling('saun', 'sg n', 1)], evidence)).toContain('saun sg p');
    expect(tasksOf([respelling('saun', 'sg n', 1)], evidence)).not.toContain('saun sg n');
  });
});
