import { listFormCodes, pickChoices } from '@keelerada/corpus-engine/worksheet/pick-choices';
import type { VabamorfAnalysis } from '@keelerada/estonian/morphology';
import type { ComputeTask } from '../../platform/compute/compute-task';

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
  async run({ words, count, seed }, { morphology, signal }) {
    const asked = words.map(({ form }) => (ONE_WORD.test(form) ? form : ''));
    const analysed = await morphology.analyseEstonian(
      asked.map((form) => ({ form: form === '' ? 'a' : form, isSentenceInitial: false })),
      { signal },
    );
    const readings = words.map(({ lemma }, i) =>
      asked[i] === '' ? undefined : pickReading(analysed[i]!.analyses, lemma),
    );
    const items = readings.flatMap((reading) => (reading ? listItems(reading) : []));
    const made = await morphology.synthesise(items, { signal });
    let at = 0;
    return words.map(({ form, written }, i) => {
      const reading = readings[i];
      const length = reading ? listItems(reading).length : 0;
      const [parallels = [], ...forms] = made.slice(at, (at += length));
      const wrong = forms.map(([first]) => first).filter((each) => each !== undefined);
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
