import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rankLemmas } from './rank-lemmas';
import { recallAnalyses } from './testing/recorded-analyses';
import { tagText } from './tag-text';
import { loadTaggerModel } from './tagger-model';

const bytes = readFileSync(new URL('../../../../models/tagger/tagger.bin', import.meta.url));
const model = loadTaggerModel(bytes);

function tag(...sentences: readonly string[]): ReturnType<typeof tagText> {
  return tagText(
    model,
    sentences.map((sentence) =>
      sentence.split(' ').map((word, i) => model.makeEntry(word, recallAnalyses(word, i === 0))),
    ),
  );
}

/** Lemma and UPOS of one word of a sentence. */
function read(sentence: string, word: string): string {
  const reading = tag(sentence)[0]![sentence.split(' ').indexOf(word)]!;
  return `${reading.lemma} ${reading.upos}`;
}

describe('the trained tagger', () => {
  it('gives lemma, tags, the analyser’s own tag and the root with its compound parts', () => {
    const [[tallinn, vanalinn]] = tag('Tallinna vanalinn meeldib mulle .') as [[unknown, unknown]];
    expect(tallinn).toMatchObject({
      lemma: 'Tallinn',
      upos: 'PROPN',
      features: 'Case=Gen|Number=Sing',
      xpos: 'H',
    });
    expect(vanalinn).toMatchObject({
      lemma: 'vanalinn',
      upos: 'NOUN',
      features: 'Case=Nom|Number=Sing',
      xpos: 'S',
      root: 'vana_linn',
    });
  });

  it('decides ambiguous words by their context', () => {
    expect(read('Tuli põles ahjus .', 'Tuli')).toBe('tuli NOUN');
    expect(read('Ta tuli koju .', 'tuli')).toBe('tulema VERB');
    expect(read('Mida sa teed ?', 'teed')).toBe('tegema VERB');
    expect(read('Vanaema jõi kuuma teed .', 'teed')).toBe('tee NOUN');
    expect(read('Ma joon teed .', 'joon')).toBe('jooma VERB');
    expect(read('Ta läks kodust ära .', 'kodust')).toBe('kodu NOUN');
  });

  it('reads pronouns, numerals and punctuation as the treebank does', () => {
    expect(read('Tallinna vanalinn meeldib mulle .', 'mulle')).toBe('mina PRON');
    expect(read('Seegi 5. buss hilines !', '5.')).toBe('5. ADJ');
    expect(read('Seegi 5. buss hilines !', '!')).toBe('! PUNCT');
  });

  it('gives the same for the same text, alone or after other texts', () => {
    const sentences = ['Ma joon teed .', 'Ta tuli koju .', 'Maiesse sõitis Toomas Nipernaadi .'];
    const first = tag(...sentences);
    tag('Tuli põles ahjus .');
    expect(tag(...sentences)).toEqual(first);
  });

  it('takes empty texts and empty sentences', () => {
    expect(tagText(model, [])).toEqual([]);
    expect(tagText(model, [[]])).toEqual([[]]);
  });

  it('reads words that the analyser knows nothing of', () => {
    const readings = tagText(model, [[model.makeEntry('☃', { analyses: [], isKnown: false })]]);
    expect(readings).toMatchObject([[{ lemma: '☃', root: '☃', xpos: 'X' }]]);
  });

  it('refuses a file that is no model', () => {
    expect(() => loadTaggerModel(Uint8Array.of(3, 1, 2, 3))).toThrow('not a tagger model');
    expect(() => loadTaggerModel(bytes.subarray(0, bytes.length / 2))).toThrow(RangeError);
  });
});

describe('lemmas of a lone keyword', () => {
  it('are all that the analyser gives, the likeliest first', () => {
    expect(rankLemmas(model, 'teed', recallAnalyses('teed', false))).toEqual(['tee', 'tegema']);
    expect(rankLemmas(model, 'kodust', recallAnalyses('kodust', false))[0]).toBe('kodu');
    const initial = recallAnalyses('Tuli', true);
    const ranked = rankLemmas(model, 'Tuli', initial);
    expect(ranked).toEqual(expect.arrayContaining(['tulema', 'tuli', 'Tul', 'Tuli']));
    expect(new Set(ranked).size).toBe(ranked.length);
  });
});
