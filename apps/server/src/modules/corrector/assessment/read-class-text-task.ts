import { isContentWord } from '@keelerada/assessment/vocabulary/stop-words';
import { listWords } from '@keelerada/assessment/words/list-words';
import type { ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import {
  makeClassText,
  type ClassText,
  type TextToReport,
} from '@keelerada/corrector/class-report/class-text';
import type { CorrectorMorphology } from '@keelerada/corrector/sentence/corrector-morphology';
import {
  listMarkedSentences,
  type MarkedSentence,
} from '@keelerada/corrector/class-report/list-marked-sentences';
import { typeCorrections } from '@keelerada/corrector/error-types/type-corrections';
import { resolveOverlaps } from '@keelerada/corrector/correction/resolve-overlaps';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { RecognisedLanguage } from '../../../corpus/own-text/find-text-language';
import type { ComputeTask } from '../../../platform/compute/compute-task';
import { assessAnnotation } from './assess-annotation';
import { openMorphology } from '../../../platform/morphology/open-morphology';
import { correctInThread } from '../../../corpus/corrector/correct-in-thread';

export interface ReadClassTextInput {
  readonly text: string;
  readonly annotation: Uint8Array;
}

export interface ReadClassTextOutput {
  readonly language: RecognisedLanguage;
  /** Null for a text of another language. */
  readonly read: ClassText | null;
  /** Sentences with marks, for the teacher alone; offsets in the clean text. */
  readonly sentences: readonly MarkedSentence[];
  /** Two equal levels, or two neighbouring ones for a short text; null where none can be told. */
  readonly level: readonly [ProficiencyLevel, ProficiencyLevel] | null;
  /** Content words by base form, without proper nouns and misspelt words. */
  readonly lemmas: readonly string[];
}

/** Corrects, types and assesses one text of a class. The grammar service is not asked: the text stays here. */
export const readClassTextTask: ComputeTask<ReadClassTextInput, ReadClassTextOutput> = {
  name: 'read-class-text',
  isLong: true,
  countCharacters: ({ text }) => text.length,
  async run({ text, annotation: bytes }, thread) {
    const annotation = decodeAnnotation(bytes);
    const { language, figures, foreignSentences } = await assessAnnotation(text, annotation);
    if (language !== 'et') return { language, read: null, sentences: [], level: null, lemmas: [] };
    const task = { text, annotation, kinds: 'all', isAsWritten: true } as const;
    const { all } = await correctInThread(task, thread);
    const corrections = resolveOverlaps(all);
    const morphology = await openMorphology();
    const types = typeCorrections({ text, annotation, corrections }, morphology);
    const foreignStarts = new Set(foreignSentences.map(({ start }) => start));
    const marked = { text, annotation, corrections, types, foreignStarts };
    return {
      language,
      read: makeClassText(marked),
      sentences: listMarkedSentences(marked),
      level: describeLevel(figures),
      lemmas: listLemmas(marked, morphology),
    };
  },
};

function describeLevel({
  keeletase,
  levelDetails,
}: Awaited<ReturnType<typeof assessAnnotation>>['figures']): ReadClassTextOutput['level'] {
  if (levelDetails?.range) return levelDetails.range;
  const level = Array.isArray(keeletase) ? undefined : keeletase.mixed?.level;
  return level === undefined ? null : [level, level];
}

/** A base form is guessed where nobody knows the word: it is no word of the writer where the word is marked, too. */
function listLemmas(
  { text, annotation, corrections, foreignStarts }: TextToReport,
  morphology: Pick<CorrectorMorphology, 'isKnown'>,
): string[] {
  const words = listWords(annotation, text)
    .filter(({ start }) => !foreignStarts.has(start))
    .flatMap((sentence) => sentence.words.filter(isContentWord));
  const isMarked = (word: (typeof words)[number]): boolean =>
    corrections.some(({ start, end }) => start < word.end && end > word.start);
  return words.filter((word) => !isMarked(word) || morphology.isKnown(word.form)).map(({ lemma }) => lemma);
}
