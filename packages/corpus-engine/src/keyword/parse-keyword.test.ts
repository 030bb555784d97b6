import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { findConcordance } from '../concordance/find-concordance';
import { sentencesToIndexText } from '../segment/index-text';
import { hasWord } from './find-hits';
import { parseKeyword } from './parse-keyword';

type Unit = 'form' | 'folded' | 'lemma';

/** An index of texts with `|` between tokens; marks are punctuation, signs symbols, any other token its own lemma. */
function indexTexts(...texts: readonly string[]) {
  return buildSegment(
    texts.map((text, id) => {
      let end = 0;
      const tokens = text.split('|').map((written) => {
        const start = end;
        end += written.length;
        const form = written.trim();
        const upos = /^[.,:;()„“"]$/u.test(form) ? 'PUNCT' : SYMBOL.test(form) ? 'SYM' : 'X';
        const lemma = lemmas.get(form) ?? form;
        return { start, end: start + form.length, lemma, upos, features: '_' };
      });
      return sentencesToIndexText(String(id), text.replaceAll('|', ''), [{ start: 0, end, tokens }]);
    }),
  );
}

const SYMBOL = /^(?:[^\p{L}\p{N}]+|:D)$/u;
const lemmas = new Map([
  ['1', '1467000'],
  ['Kell', 'kell'],
  ['10-ks', '10'],
  ['467', '_'],
  ['000', '_'],
  ['Elan', 'elama'],
  ['Tallinnas', 'Tallinn'],
  ['jne.', 'jne'],
  ["Bush'i", 'Bush'],
]);
const segment = indexTexts("Elan |Tallinnas|, |jne. |Bush'i |10 000");

const count = (keyword: string, unit: Unit, within = segment, texts: Uint8Array | null = null): number =>
  findConcordance([{ segment: within, texts }], { keyword, unit, width: { type: 'WORD', count: 1 } }).total;
const parse = (keyword: string, unit: Unit) =>
  [...parseKeyword(keyword, unit, (word) => hasWord(segment, word, unit))].map((places) =>
    places.map(({ words }) => words),
  );

describe('parseKeyword', () => {
  it('splits at white space, normalises, and gives nothing for spaces', () => {
    expect(parse('  Elan \n Tallinnas ', 'folded')).toEqual([
      [['elan tallinnas']],
      [['elan'], ['tallinnas']],
    ]);
    expect(parse(' \u00a0 ', 'folded')).toEqual([]);
  });

  it.each(['e\u2011kiri tuli', 'e-ki\u200bri\u00a0tuli', '\ufeffe-k\ufeffiri tu\u00adli\u2060'])(
    'takes %j for what a reader sees',
    (typed) => {
      const segment = indexTexts('e\u2010kiri |tu\u200bli');
      const isKnown = (word: string): boolean => hasWord(segment, word, 'folded');
      const sequences = [...parseKeyword(typed, 'folded', isKnown)];
      expect(sequences.at(-1)?.map(({ words }) => words[0])).toEqual(['e-kiri', 'tuli']);
      expect(['e-kiri', 'tuli'].every(isKnown)).toBe(true);
    },
  );

  it('finds a token that holds a space, a full stop or an apostrophe', () => {
    expect(count('10 000', 'form')).toBe(1);
    expect(count('jne.', 'folded')).toBe(1);
    expect(count("Bush'i", 'form')).toBe(1);
    expect(count('bush’i', 'folded')).toBe(1);
    expect(count('bushi', 'folded')).toBe(0);
  });

  it('lets the punctuation around a piece go', () => {
    expect(parse('„Tallinnas,', 'form')[1]).toEqual([['Tallinnas']]);
    expect(parse('„ Tallinnas', 'form')[1]).toEqual([['Tallinnas']]);
    expect(count('(„Elan Tallinnas“, (jne.),', 'form')).toBe(1);
  });

  it('finds a full stop that belongs to the word, and one that ends the sentence', () => {
    const texts = ['sündisin |aastal |1995|. |Elan |Narva |mnt|.', 'Oli |aastal |1995. |Narva |mnt. |5'];
    const both = indexTexts(...texts);
    expect(count('aastal 1995.', 'folded', both)).toBe(2);
    expect(count('aastal 1995', 'folded', both)).toBe(1);
    expect(count('Narva mnt.', 'form', both)).toBe(2);
    expect(count('sündisin aastal 1995.', 'folded', both)).toBe(1);
    // One word is the token as it stands, as in the word list, where a chosen text has it.
    expect(count('1995.', 'folded', both)).toBe(1);
    expect(count('1995.', 'folded', both, Uint8Array.of(1, 0))).toBe(1);
    expect(count('1995.', 'folded', indexTexts(texts[0]!))).toBe(1);
  });

  it('finds the groups of a number by base form as they are written', () => {
    const text = indexTexts('Maksis |1 |467 |000 |krooni|.');
    for (const unit of ['lemma', 'folded'] as const) {
      expect(count('1 467 000', unit, text)).toBe(1);
      expect(count('467 000 krooni', unit, text)).toBe(1);
      expect(count('(1 467 000.', unit, text)).toBe(1);
    }
    expect(count('1467000', 'lemma', text)).toBe(1);
    expect(count('maksis 1467000', 'lemma', text)).toBe(1);
    const times = indexTexts('Kell |10-ks |koju|, |kell |10 |kooli|.');
    expect(count('kell 10', 'lemma', times)).toBe(2);
    expect(count('kell 10', 'folded', times)).toBe(1);
    expect(count('10', 'lemma', times)).toBe(2);
    expect(count('1', 'lemma', text)).toBe(1);
  });

  it('cuts what is typed together as texts are cut, without punctuation and symbols', () => {
    const text = indexTexts(
      'Hind |10|% |ja |10 |krooni|, |arvan|,|et |tere|😀|😀 |x=5 |kooli|maja|.|Siis |5|€ |50|cm |25|°C |5.|mail |19|,|siis |pea-|, |kaelavalu',
    );
    expect(count('10%', 'folded', text)).toBe(2);
    expect(count('10', 'folded', text)).toBe(2);
    expect(count('10%, ja', 'folded', text)).toBe(1);
    expect(count('arvan,et', 'folded', text)).toBe(1);
    expect(count('tere😀', 'folded', text)).toBe(1);
    expect(count('krooni😀', 'folded', text)).toBe(1);
    expect(count('tere😀😀', 'folded', text)).toBe(1);
    expect(count('(x=5)', 'folded', text)).toBe(1);
    expect(count('maja.Siis', 'form', text)).toBe(1);
    expect(count('siis 5€', 'folded', text)).toBe(1);
    expect(count('kooli-maja', 'folded', text)).toBe(0);
    expect(count('50cm', 'folded', text)).toBe(1);
    expect(count('50cm 25°C.', 'folded', text)).toBe(1);
    expect(count('5.mail 19,siis', 'folded', text)).toBe(1);
    expect(count('siis pea-, kaelavalu', 'folded', text)).toBe(1);
    expect(count('arvan § et', 'folded', text)).toBe(1);
    expect(count('arvan % et', 'folded', text)).toBe(1);
    expect(count('krooni§', 'folded', text)).toBe(1);
    expect(count('tere :D x=5', 'folded', text)).toBe(1);
    expect(count('10 € krooni', 'folded', text)).toBe(1);
  });

  it('finds nothing for a lone symbol, which is no running word', () => {
    const text = indexTexts('Hind |10|% |−|5 |😀 |:D');
    for (const symbol of ['%', '−', '😀', ':D', '% −']) expect(count(symbol, 'folded', text)).toBe(0);
    expect(count('10', 'folded', text)).toBe(1);
  });

  it('finds words that follow each other, whatever punctuation is between them', () => {
    expect(count('elama tallinn', 'lemma')).toBe(1);
    expect(count('elan tallinnas', 'folded')).toBe(1);
    expect(count('elan tallinnas', 'form')).toBe(0);
    expect(count('tallinnas jne.', 'folded')).toBe(1);
    expect(count('Tallinnas, jne.', 'form')).toBe(1);
    expect(count('tallinnas , jne.', 'folded')).toBe(1);
    expect(count('tallinn jne bush', 'lemma')).toBe(1);
    expect(count('jne. tallinnas', 'folded')).toBe(0);
  });
});
