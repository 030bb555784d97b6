import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import { tagText } from '@keelerada/estonian/tagging/tag-text';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { describe, expect, it } from 'vitest';
import { learnTagger } from './train-tagger';
import type { TreebankSentence } from '../sources/read-treebank';

const NOUN = { upos: 'NOUN', xpos: 'S', features: 'Case=Nom|Number=Sing' };
const VERB = { upos: 'VERB', xpos: 'V', features: 'Mood=Ind|VerbForm=Fin' };

/** Small sentences in which `tuli` is a verb after `ta` and a noun before `põles`. */
const SENTENCES: readonly TreebankSentence[] = Array.from({ length: 20 }, (_, i) =>
  i % 2 === 0
    ? [
        { form: 'ta', lemma: 'tema', upos: 'PRON', xpos: 'P', features: 'Case=Nom|Number=Sing' },
        { form: 'tuli', lemma: 'tulema', ...VERB },
      ]
    : [
        { form: 'tuli', lemma: 'tuli', ...NOUN },
        { form: 'põles', lemma: 'põlema', ...VERB },
      ],
);

function analyse(form: string): EstonianFormAnalyses {
  const make = (
    lemma: string,
    partOfSpeech: string,
    code: string,
  ): EstonianFormAnalyses['analyses'][number] => {
    return { lemma, root: lemma, ending: '0', clitic: '', partOfSpeech, form: code };
  };
  const verb = (lemma: string): EstonianFormAnalyses['analyses'][number] => make(lemma, 'V', 's');
  if (form === 'ta') return { isKnown: true, analyses: [make('tema', 'P', 'sg n')] };
  if (form === 'põles') return { isKnown: true, analyses: [verb('põlema')] };
  return { isKnown: true, analyses: [make('tuli', 'S', 'sg n'), verb('tulema')] };
}

const analyses = SENTENCES.map((sentence) => sentence.map(({ form }) => analyse(form)));

describe('training the tagger', () => {
  const file = learnTagger([{ sentences: SENTENCES, analyses }]);

  it('learns to choose by context, and the file gives back what was learned', () => {
    const model = loadTaggerModel(file);
    const prepare = (words: readonly string[]) => words.map((form) => model.makeEntry(form, analyse(form)));
    const readings = tagText(model, [prepare(['ta', 'tuli']), prepare(['tuli', 'põles'])]);
    expect(readings.map((sentence) => sentence.map(({ lemma, upos }) => `${lemma} ${upos}`))).toEqual([
      ['tema PRON', 'tulema VERB'],
      ['tuli NOUN', 'põlema VERB'],
    ]);
    expect(readings[1]![0]).toMatchObject({ features: 'Case=Nom|Number=Sing', xpos: 'S', root: 'tuli' });
  });

  it('makes the same file again', () => {
    expect(learnTagger([{ sentences: SENTENCES, analyses }])).toEqual(file);
  });
});
