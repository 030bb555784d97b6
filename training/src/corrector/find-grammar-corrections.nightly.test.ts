import { explainCorrection } from '@keelerada/corrector/explain/explain-correction';
import { applyCorrections } from '@keelerada/corrector/correction/apply-corrections';
import { describe, expect, it } from 'vitest';
import { correctGrammar } from './open-correctors';

describe('the trained grammar corrector', () => {
  const correct = async (text: string): Promise<string> => {
    const { corrections } = await correctGrammar(text);
    return applyCorrections(
      text,
      corrections.filter(({ tier }) => tier === 'sure'),
    );
  };

  it('inserts the comma before a conjunction and says why', async () => {
    const text = 'Ma tean et sa tuled homme.';
    expect(await correct(text)).toBe('Ma tean, et sa tuled homme.');
    const { corrections } = await correctGrammar(text);
    expect(corrections[0]).toMatchObject({ start: 7, end: 7, original: '', type: 'missingPunctuation' });
    expect(explainCorrection(corrections[0]!, 'et').short).toBe('sõna „et” ees on koma');
  });

  it('takes a comma and the space that it leaves away', async () => {
    expect(await correct('Ta läks koju , ja jäi magama.')).not.toContain(' ,');
  });

  it('leaves correct sentences, line breaks and what is no Estonian alone', async () => {
    for (const text of ['', ' \n', 'Ma elan Tallinnas.\r\n\r\nTa on minu sõber.', '😀 !!!', 'A', ', , ,']) {
      expect(await correct(text)).toBe(text);
    }
  });

  it('places every correction on what it replaces', async () => {
    const text = 'Mina õpin eesti keel juba kaks aasta. Mulle meeldib Tallinn sest ta on ilus linn!';
    const { corrections } = await correctGrammar(text);
    expect(corrections.length).toBeGreaterThan(0);
    for (const { start, end, original, replacements, score } of corrections) {
      expect(text.slice(start, end)).toBe(original);
      expect(replacements).not.toContain(original);
      expect(replacements.length).toBeLessThanOrEqual(5);
      expect(score).toBeGreaterThan(0);
    }
  });
});
