import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { tagText } from '@keelerada/estonian/tagging/tag-text';
import { analyseSentences, type SentenceAnalyses } from '../tagger/analyse-forms';
import { prepareForms } from '../tagger/prepare-forms';
import type { TreeSentence } from '../sources/read-treebank';
import { learnTagger } from '../tagger/train-tagger';

/** Lemma, UPOS and features that a tagger gave. */
export type TagReading = readonly [lemma: string, upos: string, features: string];

const CACHE_FOLDER = new URL('../../../.cache/', import.meta.url);
const CACHE_FILE = new URL('jackknifed-tags.json.gz', CACHE_FOLDER);
const FOLDS = 4;
/** Sentences that stay together, so that a document is seldom cut and every fold holds every kind of text. */
const BLOCK_SENTENCES = 100;
const RUN_SEEDS = [101];

interface AnalysedTrees {
  readonly sentences: readonly TreeSentence[];
  readonly analyses: SentenceAnalyses;
}

/**
 * Tags of training sentences by taggers that did not learn from them: the parser then meets as many wrong tags while it
 * learns as it meets later. Learning the taggers takes some ten minutes; the tags are cached in `.cache/`. Delete the file
 * after a change of the tagger.
 */
export function jackknifeTags(treebanks: readonly (readonly TreeSentence[])[]): TagReading[][][] {
  if (existsSync(CACHE_FILE)) {
    return JSON.parse(gunzipSync(readFileSync(CACHE_FILE)).toString('utf8')) as TagReading[][][];
  }
  const analysed = treebanks.map((sentences) => ({
    sentences,
    analyses: analyseSentences(sentences.map((tokens) => tokens.map(({ form }) => form))),
  }));
  const tags = treebanks.map((sentences) => new Array<TagReading[]>(sentences.length));
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
      const forms = sentences.map((tokens) => tokens.map(({ form }) => form));
      const readings = tagText(model, prepareForms(model, forms, analyses));
      let taken = 0;
      treebank.sentences.forEach((_, s) => {
        if (findFold(s) !== fold) return;
        tags[index]![s] = readings[taken++]!.map(({ lemma, upos, features }) => [lemma, upos, features]);
      });
    });
  }
  mkdirSync(CACHE_FOLDER, { recursive: true });
  writeFileSync(CACHE_FILE, gzipSync(JSON.stringify(tags)));
  return tags;
}

function findFold(sentence: number): number {
  return Math.floor(sentence / BLOCK_SENTENCES) % FOLDS;
}

function choose({ sentences, analyses }: AnalysedTrees, isChosen: (s: number) => boolean): AnalysedTrees {
  return {
    sentences: sentences.filter((_, s) => isChosen(s)),
    analyses: analyses.filter((_, s) => isChosen(s)),
  };
}
