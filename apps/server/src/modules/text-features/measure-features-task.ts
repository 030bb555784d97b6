import { measureComplexity } from '@keelerada/assessment/complexity/measure-complexity';
import { measureVocabulary } from '@keelerada/assessment/vocabulary/measure-vocabulary';
import { listWords, type MeasuredWords } from '@keelerada/assessment/words/list-words';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { openAssessmentModels } from '../../corpus/assessment/assessment-models';
import type { StoredAnnotation } from '../../corpus/index/annotated-texts.repository';
import type { ComputeTask } from '../../platform/compute/compute-task';

/** What is known of a text: a cell for each of some columns. */
export type KnownCells = Readonly<Record<string, string | number | null>>;

interface DescribedText extends Pick<StoredAnnotation, 'content' | 'annotationBytes'> {
  readonly known: KnownCells;
}

export const FIGURES = [
  ...(['sentences', 'words', 'syllables', 'polysyllabicWords', 'longWords', 'longSentences'] as const),
  ...(['nouns', 'verbs', 'nounVerbRatio', 'smog', 'fleschKincaid', 'lix'] as const),
  ...(['contentWords', 'lowFrequencyWords', 'abstractNouns', 'meanAbstractness', 'lemmas'] as const),
  ...(['correctedTtr', 'rootTtr', 'maas', 'uber', 'mtld', 'hdd', 'msttr'] as const),
] as const;
const DECIMALS = 4;

/** JSON of the rows of some texts, without brackets around them. */
export const measureFeaturesTask: ComputeTask<readonly DescribedText[], string> = {
  name: 'measure-features',
  isLong: false,
  async run(texts, { signal }) {
    const models = await openAssessmentModels();
    const measured: MeasuredWords = new Map();
    return texts
      .map((text) => {
        signal.throwIfAborted();
        const figures = measure(text, models, measured);
        const cells = FIGURES.map((name) => [name, round(figures[name])] as const);
        return JSON.stringify({ ...text.known, ...Object.fromEntries(cells) });
      })
      .join();
  },
};

type Models = Awaited<ReturnType<typeof openAssessmentModels>>;

/** The figures of the corrector's assessment; of another language than Estonian sentences and words alone. */
function measure(
  { content, annotationBytes }: DescribedText,
  models: Models,
  measured: MeasuredWords,
): Partial<Record<(typeof FIGURES)[number], number | undefined>> {
  const annotation = decodeAnnotation(annotationBytes);
  const sentences = listWords(annotation, content, measured);
  const { marks, smog, fleschKincaid, lix, levels: _, ...counts } = measureComplexity(sentences);
  if (annotation.language !== 'et') return { sentences: counts.sentences, words: counts.words };
  const { diversity, meanAbstractness, marks: words } = measureVocabulary(sentences, models);
  return {
    ...diversity,
    ...counts,
    longSentences: marks.longSentences.length,
    ...{ smog: smog?.value, fleschKincaid: fleschKincaid?.value, lix: lix?.value, meanAbstractness },
    contentWords: words.contentWords.length,
    lowFrequencyWords: words.lowFrequencyWords.length,
    abstractNouns: words.abstractNouns.length,
  };
}

const round = (value: number | undefined): number | null =>
  value === undefined ? null : Number(value.toFixed(DECIMALS));
