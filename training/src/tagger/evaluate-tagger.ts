import { existsSync, readFileSync } from 'node:fs';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import type { TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { tagText } from '@keelerada/estonian/tagging/tag-text';
import { analyseSentences } from './analyse-forms';
import { prepareForms } from './prepare-forms';
import { hasTreebanks, readTreebank } from '../sources/read-treebank';
import type { TreebankName } from '../sources/read-treebank';
import { scoreTagging } from './score-tagging';
import type { TaggingScore } from './score-tagging';
import { MODEL_FILE } from './tagger-file';

/** The parts that the tagger is tuned on; the test parts stay untouched. */
export const DEVELOPMENT_PARTS: readonly TreebankName[] = ['et_edt-ud-dev', 'et_ewt-ud-dev'];

const WARM_ROUNDS = 5;

/** Scores of a part together with the speed of tagging alone, Vabamorf's own time left out. */
export interface TaggerMeasurement extends TaggingScore {
  readonly coldTokensPerSecond: number;
  readonly warmTokensPerSecond: number;
}

/** Tags one part as one text and compares. */
export function measureTagger(model: TaggerModel, part: TreebankName): TaggerMeasurement {
  const gold = readTreebank(part);
  const forms = gold.map((tokens) => tokens.map(({ form }) => form));
  const analyses = analyseSentences(forms);
  const started = performance.now();
  const entries = prepareForms(model, forms, analyses);
  const readings = tagText(model, entries);
  const coldMs = performance.now() - started;
  let warmMs = Infinity;
  for (let round = 0; round < WARM_ROUNDS; round++) {
    const roundStarted = performance.now();
    tagText(model, entries);
    warmMs = Math.min(warmMs, performance.now() - roundStarted);
  }
  const score = scoreTagging(gold, readings);
  const perSecond = (ms: number): number => Math.round((1000 * score.tokens) / ms);
  return { ...score, coldTokensPerSecond: perSecond(coldMs), warmTokensPerSecond: perSecond(warmMs) };
}

/** One line of figures. */
export function formatScore(part: TreebankName, measured: TaggerMeasurement): string {
  const figures = [measured.lemma, measured.upos, measured.features, measured.all].map((value) =>
    value.toFixed(2),
  );
  const [lemma, upos, features, all] = figures;
  return (
    `${part}, ${measured.tokens} tokens: lemma ${lemma} UPOS ${upos} features ${features} all three ${all}; ` +
    `${measured.coldTokensPerSecond} tokens/s new forms, ${measured.warmTokensPerSecond} tokens/s known forms`
  );
}

/** Prints how well and how fast the committed tagger does on the development parts. */
export function evaluateTagger(): void {
  if (!hasTreebanks()) {
    console.log('tagger: skipped, ../shared/data/ud is not there');
    return;
  }
  if (!existsSync(MODEL_FILE)) {
    console.log(
      'tagger: skipped, models/tagger/tagger.bin is not there; make it with: npm run -s train -- tagger',
    );
    return;
  }
  const model = loadTaggerModel(readFileSync(MODEL_FILE));
  for (const part of DEVELOPMENT_PARTS) console.log(formatScore(part, measureTagger(model, part)));
}
