import type { VabamorfAnalysis } from '../morphology';
import { hashString } from './feature-hash';
import { findWordShape } from './word-shape';

/**
 * The three views of a Vabamorf analysis under which the treebank's readings were counted, from the most exact to the
 * most general: this very lemma; the end of the lemma and the look of the word; the bare tag.
 */
export interface AnalysisKeys {
  readonly lexical: number;
  readonly ending: number;
  readonly tag: number;
}

/** Vabamorf's open classes, where words behave alike that end alike. In the others every lemma is its own case. */
const OPEN_CLASSES = 'SVACUDGOH';

/** Keys of one analysis as hashes. `isKnown`: the dictionary knows the word without guessing. */
export function findAnalysisKeys(analysis: VabamorfAnalysis, word: string, isKnown: boolean): AnalysisKeys {
  const { partOfSpeech, form, lemma, clitic } = analysis;
  const tag = `${partOfSpeech}|${form}`;
  const look = `${findWordShape(word)}|${isKnown ? 'known' : 'guessed'}`;
  return {
    lexical: hashString(`0|${tag}|${lemma}|${clitic}`),
    ending: hashString(`1|${tag}|${findLemmaClass(partOfSpeech, lemma)}|${clitic}|${look}`),
    tag: hashString(`2|${tag}|${look}`),
  };
}

function findLemmaClass(partOfSpeech: string, lemma: string): string {
  if (partOfSpeech === 'H') return `…${lemma.slice(-2)}`;
  return OPEN_CLASSES.includes(partOfSpeech) ? `…${lemma.slice(-3)}` : lemma;
}
