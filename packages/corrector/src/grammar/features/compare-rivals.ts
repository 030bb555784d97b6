import type { Candidate } from '../candidates/candidate';
import { overlap } from '../candidates/candidate';
import { FEATURE_NAMES, FEATURE_PLACES } from './feature-names';

/** Fills in the values that compare each candidate with those of the same words. */
export function compareRivals(candidates: readonly Candidate[], rows: Float32Array): void {
  const width = FEATURE_NAMES.length;
  const {
    correctedNew,
    wordModelGain,
    rivals,
    rankCorrected,
    behindCorrected,
    rankWordModel,
    behindWordModel,
  } = FEATURE_PLACES;
  candidates.forEach((candidate, i) => {
    let [count, betterForms, betterWords] = [0, 0, 0];
    const ownForm = rows[i * width + correctedNew]!;
    const ownGain = rows[i * width + wordModelGain]!;
    let [bestForm, bestGain] = [-99, 0];
    candidates.forEach((rival, j) => {
      if (i === j || candidate.kind === 'move' || rival.kind === 'move' || !overlap(candidate, rival)) return;
      count += 1;
      const form = rows[j * width + correctedNew]!;
      const gain = rows[j * width + wordModelGain]!;
      if (form > ownForm) betterForms += 1;
      if (gain > ownGain) betterWords += 1;
      bestForm = Math.max(bestForm, form);
      bestGain = Math.max(bestGain, gain);
    });
    rows[i * width + rivals] = count;
    rows[i * width + rankCorrected] = betterForms;
    rows[i * width + behindCorrected] = Math.min(20, ownForm - bestForm);
    rows[i * width + rankWordModel] = betterWords;
    rows[i * width + behindWordModel] = ownGain - bestGain;
  });
}
