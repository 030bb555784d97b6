import { describe, expect, it } from 'vitest';
import { EncoderEvidence, placeClasses } from './encoder-evidence';

const CLASSES = {
  operations: ['keep', 'nominal'],
  insertions: ['none', 'comma'],
  orders: ['none', 'left', 'right', 'inside'],
  forms: ['other', 'N|sg n', 'N|sg g'],
};
/** Of a sentence of three words two were scored. */
const evidence = new EncoderEvidence(
  {
    wordCount: 2,
    operations: Float32Array.of(1, 0, 0.25, 0.75),
    insertions: Float32Array.of(1, 0, 0.5, 0.5),
    orders: Float32Array.of(1, 0, 0, 0, 0.5, 0.25, 0.125, 0.125),
    forms: Float32Array.of(0, 1, 0, 0.25, 0.25, 0.5),
  },
  placeClasses(CLASSES),
);

describe('EncoderEvidence', () => {
  it('finds the probabilities of a word by name', () => {
    expect(evidence.operation(1, 'nominal')).toBe(0.75);
    expect(evidence.missingBefore(1, 'comma')).toBe(0.5);
    expect(evidence.orderStart(1)).toBe(0.375);
    expect(evidence.anyError(1)).toBe(1 - 0.25 * 0.5);
  });

  it('adds up the forms that a word can be, each once, and takes rare ones for other', () => {
    expect(evidence.form(1, ['N|sg n', 'N|sg g', 'N|sg n'])).toBe(0.75);
    expect(evidence.form(1, ['V|ksite', 'V|nuksite', 'N|sg g'])).toBe(0.75);
  });

  it('takes a word that was not scored as right', () => {
    expect(evidence.operation(2, 'keep')).toBe(1);
    expect(evidence.operation(2, 'nominal')).toBe(0);
    expect(evidence.missingBefore(2, 'comma')).toBe(0);
    expect(evidence.orderStart(2)).toBe(0);
    expect(evidence.anyError(2)).toBe(0);
  });

  it('refuses a class that the model does not have', () => {
    expect(() => evidence.operation(0, 'nominall')).toThrow('nominall');
  });
});
