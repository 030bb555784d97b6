import type { VabamorfAnalysis } from '../../morphology';
import { hashString, joinHashes } from '../weights/feature-hash';
import type { WordShape } from './word-shape';

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

const LEVELS = { lexical: hashString('lexical'), ending: hashString('ending'), tag: hashString('tag') };

/** Vabamorf's tag of an analysis as one hash. */
export function hashAnalyserTag({ partOfSpeech, form }: VabamorfAnalysis): number {
  return joinHashes(hashString(partOfSpeech), hashString(form));
}

/**
 * Keys of one analysis as hashes. `shape` is that of the word; `isKnown`: the dictionary knows the word without guessing.
 */
export function findAnalysisKeys(
  analysis: VabamorfAnalysis,
  shape: WordShape,
  isKnown: boolean,
): AnalysisKeys {
  const { partOfSpeech, lemma, clitic } = analysis;
  const bareTag = hashAnalyserTag(analysis);
  const tag = joinHashes(bareTag, hashString(clitic));
  const look = joinHashes(hashString(shape), isKnown ? 1 : 0);
  const lemmaClass = joinHashes(tag, hashString(findLemmaClass(partOfSpeech, lemma)));
  return {
    lexical: joinHashes(joinHashes(LEVELS.lexical, tag), hashString(lemma)),
    ending: joinHashes(joinHashes(LEVELS.ending, lemmaClass), look),
    tag: joinHashes(joinHashes(LEVELS.tag, bareTag), look),
  };
}

function findLemmaClass(partOfSpeech: string, lemma: string): string {
  if (partOfSpeech === 'H') return `…${lemma.slice(-2)}`;
  return OPEN_CLASSES.includes(partOfSpeech) ? `…${lemma.slice(-3)}` : lemma;
}
