import { mkdirSync, writeFileSync } from 'node:fs';
import { encodeErrors } from '@keelerada/corrector/spelling/spelling-model';
import { crossFitSpelling, crossFitThresholds } from './cross-fit-spelling';
import { describeScores, hasSpellingData } from './evaluate-spelling';
import { learnErrors } from './fold-models';
import { SPELLING_FILES } from './spelling-files';

/** Learns the spelling models on top of `models/language` and writes `models/spelling`; prints the cross-fitted scores. */
export async function trainSpelling(): Promise<void> {
  if (!hasSpellingData()) {
    console.log('spelling: skipped, ../shared/data is not there');
    return;
  }
  const crossFit = await crossFitSpelling(print);
  const { sentences, gold, triples, ranker, detector } = crossFit;
  const learned = learnErrors(sentences, gold);
  const thresholds = crossFitThresholds(crossFit).at(-1)!;
  const errors = encodeErrors(learned.errors, triples, learned.edits, thresholds);
  mkdirSync(new URL('./', SPELLING_FILES.errors), { recursive: true });
  writeFileSync(SPELLING_FILES.errors, errors);
  writeFileSync(SPELLING_FILES.ranker, ranker);
  writeFileSync(SPELLING_FILES.detector, detector);
  print(`models/spelling written: ${errors.length + ranker.length + detector.length} bytes`);
  for (const line of describeScores(crossFit)) print(line);
}

function print(line: string): void {
  console.log(`spelling, ${Math.round(performance.now() / 1000)} s: ${line}`);
}
