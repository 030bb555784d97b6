import type { EditToType, WordToType } from '@keelerada/corrector/error-types/typed-edit';
import { TokenAnnotator } from '../grammar/annotate-tokens';
import { readDevelopmentSentences } from '../grammar/learner-corpus';
import { morphology } from '../morphology';
import type { GoldEdit } from '../sources/read-m2';

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
  const learners = await readDevelopmentSentences(new TokenAnnotator());
  const edits = learners.flatMap(({ gold, written }, sentenceId) =>
    gold.annotators.flatMap((list, annotator) =>
      list.map((edit) => ({ sentenceId, annotator, edit, sentence: written.tokens })),
    ),
  );
  return edits.map(({ sentenceId, annotator, edit, sentence }) => ({
    ...{ sentenceId, annotator, sentence, start: edit.start, end: edit.end, type: edit.type },
    corrected: listCorrected(edit).map(analyseWord),
  }));
}

function listCorrected({ alternatives }: GoldEdit): readonly string[] {
  return alternatives[0] ?? [];
}

export function analyseWord(form: string): WordToType {
  const { isKnown, analyses: readings } = morphology.analyse(form);
  return { form, isKnown, readings };
}
