import { expect, it } from 'vitest';
import ruleWords from '../../../models/rule-words/rule-words.json';
import { hasTreebanks, readTreebank } from '../sources/read-treebank';
import { countTreeWords } from './count-tree-words';
import { pairVerbs } from './pair-verbs';
import { readLexiconFrames } from './read-lexicon-frames';

it.skipIf(!hasTreebanks())('the committed words are what the treebanks and the lexicon say', () => {
  const sentences = [...readTreebank('et_edt-ud-train'), ...readTreebank('et_ewt-ud-train')];
  expect(ruleWords).toMatchObject({
    transitivePartners: pairVerbs(readLexiconFrames().verbs, sentences),
    ...countTreeWords(sentences),
  });
});
