import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ParserReading } from '@keelerada/estonian/parsing/sentence-columns';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { tagText } from '@keelerada/estonian/tagging/tag-text';
import { findCache } from '../project-files';
import { listForms, type TreeSentence } from '../sources/read-treebank';
import { prepareForms } from '../tagger/analyse-forms';
import { type AnalysedTreebank, analyseTreebank, learnTagger } from '../tagger/train-tagger';

const FOLDS = 4;
/** Sentences that stay together, so that a document is seldom cut and every fold holds every kind of text. */
const BLOCK_SENTENCES = 100;
const RUN_SEEDS = [101];

/**
 * Readings of training sentences by taggers that did not learn from them: the parser then meets as many wrong tags while it
 * learns as it meets later. Learning the taggers takes some ten minutes; the readings are cached in `.cache/`. Delete the
 * file after a change of the tagger.
 */
export function jackknifeTags(treebanks: readonly (readonly TreeSentence[])[]): ParserReading[][][] {
  const file = findCache('jackknifed-readings.json.gz');
  if (existsSync(file))
    return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as ParserReading[][][];
  const analysed = treebanks.map(analyseTreebank);
  const found = treebanks.map((sentences) => new Array<ParserReading[]>(sentences.length));
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = loadTaggerModel(
      learnTagger(
        analysed.map((treebank) => choose(treebank, (s) => findFold(s) !== fold)),
        (line) => console.log(`tagger without fold ${fold}: ${line}`),
        RUN_SEEDS,
      ),
    );
    analysed.forEach((treebank, index) => {
      const { sentences, analyses } = choose(treebank, (s) => findFold(s) === fold);
      const readings = tagText(model, prepareForms(model, listForms(sentences), analyses));
      let taken = 0;
      treebank.sentences.forEach((_, s) => {
        if (findFold(s) !== fold) return;
        found[index]![s] = readings[taken++]!.map(({ lemma, upos, features }) => ({ lemma, upos, features }));
      });
    });
  }
  writeFileSync(file, gzipSync(JSON.stringify(found)));
  return found;
}

function findFold(sentence: number): number {
  return Math.floor(sentence / BLOCK_SENTENCES) % FOLDS;
}

function choose(
  { sentences, analyses }: AnalysedTreebank,
  isChosen: (s: number) => boolean,
): AnalysedTreebank {
  return {
    sentences: sentences.filter((_, s) => isChosen(s)),
    analyses: analyses.filter((_, s) => isChosen(s)),
  };
}
