import type { EditToType, WordToType } from '@keelerada/corrector/error-types/typed-edit';
import { TokenAnnotator } from '../grammar/annotate-tokens';
import { readDevelopmentSentences } from '../grammar/learner-corpus';
import type { TrainingMorphology } from '../grammar/open-morphology';
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
export async function readGoldEdits(morphology: TrainingMorphology): Promise<GoldEditToType[]> {
  const learners = await readDevelopmentSentences(new TokenAnnotator(morphology));
  const edits = learners.flatMap(({ gold, written }, sentenceId) =>
    gold.annotators.flatMap((list, annotator) =>
      list.map((edit) => ({ sentenceId, annotator, edit, sentence: written.tokens })),
    ),
  );
  const analyse = await analyseWords(
    edits.flatMap(({ edit }) => listCorrected(edit)),
    morphology,
  );
  return edits.map(({ sentenceId, annotator, edit, sentence }) => ({
    ...{ sentenceId, annotator, sentence, start: edit.start, end: edit.end, type: edit.type },
    corrected: listCorrected(edit).map(analyse),
  }));
}

function listCorrected({ alternatives }: GoldEdit): readonly string[] {
  return alternatives[0] ?? [];
}

/** Analyses all words in one call; the answer gives each its analysis. */
export async function analyseWords(
  words: readonly string[],
  morphology: TrainingMorphology,
): Promise<(word: string) => WordToType> {
  const asked = [...new Set(words)];
  const found = await morphology.analyse(asked.map((form) => ({ form, isSentenceInitial: false })));
  const known = new Map(
    asked.map((form, i) => [
      form,
      { form, isKnown: found[i]!.isKnown, readings: found[i]!.analyses } satisfies WordToType,
    ]),
  );
  return (word) => known.get(word)!;
}
