import { loadLexicon } from '@keelerada/corrector/language/lexicon';
import { makeReport, writeModel } from '../project-files';
import { buildLexicon } from './build-lexicon';
import { buildWordModel, idSentences } from './build-word-model';
import { readPairCounts } from './read-pair-counts';
import { readSourceSentences } from './read-sentences';
import { writeLexicon } from './write-lexicon';

/** Makes the lexicon and the word model of `models/language` from all sentences. */
export function trainLanguage(): void {
  const print = makeReport('language');
  const sentences = readSourceSentences();
  print(`${sentences.length} sentences`);
  const lexiconFile = writeLexicon(buildLexicon(sentences));
  const lexicon = loadLexicon(lexiconFile);
  print(`${lexicon.size} words`);
  const wordModelFile = buildWordModel({
    lexicon,
    sentences: idSentences(
      lexicon,
      sentences.map(({ tokens }) => tokens),
    ),
    pairCounts: readPairCounts(lexicon),
    isLeftOut: () => false,
  });
  writeModel('language/lexicon.bin', lexiconFile);
  writeModel('language/word-model.bin', wordModelFile);
}
