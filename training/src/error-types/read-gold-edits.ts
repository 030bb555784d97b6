import type { EditToType, WordToType } from '@keelerada/corrector/error-types/typed-edit';
import { readDevelopmentSentences } from '../grammar/learner-corpus';
import { morphology } from '../morphology';

/** An edit of an annotator with the analyses of both sides. */
export interface GoldEditToType extends EditToType {
  /** Place of the sentence in the file. */
  readonly sentenceId: number;
  readonly annotator: number;
  /** Type that the annotator gave. */
  readonly type: string;
}

/** Every edit of EstGEC-L2 dev, with the first of equally right corrections. */
export async function readGoldEdits(): Promise<GoldEditToType[]> {
  const learners = await readDevelopmentSentences({ hasTrees: false });
  return learners.flatMap(({ gold, written }, sentenceId) =>
    gold.annotators.flatMap((edits, annotator) =>
      edits.map(({ start, end, type, alternatives }) => ({
        sentenceId,
        annotator,
        type,
        start,
        end,
        sentence: written.tokens,
        corrected: (alternatives[0] ?? []).map(analyseWord),
      })),
    ),
  );
}

export function analyseWord(form: string): WordToType {
  const { isKnown, analyses: readings } = morphology.analyse(form);
  return { form, isKnown, readings };
}
