import { expect, it } from 'vitest';
import ruleWords from '../../../models/rule-words/rule-words.json';
import { hasData } from '../project-files';
import { readTreebank, TRAINING_PARTS } from '../sources/read-treebank';
import { countTreeWords } from './count-tree-words';
import { pairVerbs } from './pair-verbs';
import { readLexiconFrames } from './read-lexicon-frames';

it.skipIf(!hasData)('the committed words are what the treebanks and the lexicon say', () => {
  const sentences = TRAINING_PARTS.flatMap((part) => readTreebank(part));
  expect(ruleWords).toMatchObject({
    transitivePartners: pairVerbs(readLexiconFrames().verbs, sentences),
    ...countTreeWords(sentences),
  });
});
