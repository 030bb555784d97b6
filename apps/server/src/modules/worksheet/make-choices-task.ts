import { listFormCodes, pickChoices } from '@keelerada/corpus-engine/worksheet/pick-choices';
import type { VabamorfAnalysis } from '@keelerada/estonian/morphology';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { openMorphology } from '../../platform/morphology/open-morphology';

/** A word that gets wrong choices. */
export interface WordToVary {
  /** As it stands in the sentence. */
  readonly form: string;
  /** Its base form there. */
  readonly lemma: string;
  /** What a learner wrote in its place. */
  readonly written?: string | undefined;
}

interface MakeChoicesInput {
  readonly words: readonly WordToVary[];
  /** Wrong choices at most. */
  readonly count: number;
  readonly seed: number;
}

const ONE_WORD = /^[\p{L}\p{M}-]+$/u;

/** The choices of each word in order; none where the word has no other forms. */
export const makeChoicesTask: ComputeTask<MakeChoicesInput, readonly (readonly string[])[]> = {
  name: 'make-choices',
  isLong: false,
  async run({ words, count, seed }) {
    const morphology = await openMorphology();
    return words.map(({ form, lemma, written }, i) => {
      const readings = ONE_WORD.test(form) ? morphology.analyse(form).analyses : [];
      const reading = pickReading(readings, lemma);
      const made = reading ? listItems(reading).map((item) => morphology.synthesise(item)) : [];
      const [parallels = [], ...forms] = made;
      const wrong = forms.flatMap((each) => each.slice(0, 1));
      return pickChoices({ answer: form, written, forms: wrong, parallels, count, seed: seed + i });
    });
  },
};

/** The reading with the base form of the sentence; the first one where the analyser has another. */
function pickReading(readings: readonly VabamorfAnalysis[], lemma: string): VabamorfAnalysis | undefined {
  const wanted = lemma.toLowerCase();
  return readings.find((reading) => reading.lemma.toLowerCase() === wanted) ?? readings[0];
}

/** The form itself, for what is as right, then the forms that are offered. */
function listItems({ lemma, form, partOfSpeech }: VabamorfAnalysis) {
  const codes = listFormCodes(partOfSpeech).filter((code) => code !== form);
  return [form, ...codes].map((code) => ({ lemma, form: code, partOfSpeech }));
}
