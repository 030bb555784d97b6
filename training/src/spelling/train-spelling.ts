import { encodeErrors } from '@keelerada/corrector/spelling/spelling-model';
import { makeReport, writeModel } from '../project-files';
import { crossFitSpelling, crossFitThresholds } from './cross-fit-spelling';
import { describeScores } from './evaluate-spelling';
import { learnErrors } from './fold-models';

/** Learns the spelling models on top of `models/language` and writes `models/spelling`; prints the cross-fitted scores. */
export async function trainSpelling(): Promise<void> {
  const print = makeReport('spelling');
  const crossFit = await crossFitSpelling(print);
  const { sentences, triples, ranker, detector } = crossFit;
  const { errors, edits } = learnErrors(sentences);
  const thresholds = crossFitThresholds(crossFit).at(-1)!;
  writeModel('spelling/errors.bin', encodeErrors(errors, triples, edits, thresholds));
  writeModel('spelling/ranker.bin', ranker);
  writeModel('spelling/detector.bin', detector);
  for (const line of describeScores(crossFit)) print(line);
}
