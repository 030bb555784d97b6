import { mkdirSync, writeFileSync } from 'node:fs';
import { loadLexicon } from '@keelerada/corrector/language/lexicon';
import { buildLexicon } from './build-lexicon';
import { buildWordModel, idSentences } from './build-word-model';
import { LEXICON_FILE, WORD_MODEL_FILE } from './language-files';
import { readPairCounts } from './read-pair-counts';
import { hasLanguageData, readSourceSentences } from './read-sentences';
import { writeLexicon } from './write-lexicon';

/** Makes the lexicon and the word model of `models/language` from all sentences. */
export async function trainLanguage(): Promise<void> {
  if (!hasLanguageData()) {
    console.log('language: skipped, ../shared/data is not there');
    return;
  }
  const sentences = readSourceSentences();
  print(`${sentences.length} sentences`);
  const lexiconFile = writeLexicon(buildLexicon(sentences));
  const lexicon = loadLexicon(lexiconFile);
  print(`${lexicon.size} words, ${lexiconFile.length} bytes`);
  const wordModelFile = buildWordModel({
    lexicon,
    sentences: idSentences(
      lexicon,
      sentences.map(({ tokens }) => tokens),
    ),
    pairCounts: readPairCounts(lexicon),
    isLeftOut: () => false,
  });
  print(`word model of ${wordModelFile.length} bytes`);
  mkdirSync(new URL('./', LEXICON_FILE), { recursive: true });
  writeFileSync(LEXICON_FILE, lexiconFile);
  writeFileSync(WORD_MODEL_FILE, wordModelFile);
}

function print(line: string): void {
  console.log(`language, ${Math.round(performance.now() / 1000)} s: ${line}`);
}
