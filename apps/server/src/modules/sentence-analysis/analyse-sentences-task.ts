import type { Language } from '@keelerada/contract/fields/language';
import type { AnalysedSentence } from '@keelerada/contract/tools/sentence-analysis';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { describeWord } from '@keelerada/estonian/words/describe-word';
import type { StoredAnnotation } from '../../corpus/index/annotated-texts.repository';
import type { ComputeTask } from '../../platform/compute/compute-task';

export interface AnalyseSentencesInput extends Pick<StoredAnnotation, 'content' | 'annotationBytes'> {
  readonly from: number;
  readonly to: number;
  readonly language: Language;
}

/** Describes the sentences that hold a place of a text. In a thread, since the annotation of a long text takes its time. */
export const analyseSentencesTask: ComputeTask<AnalyseSentencesInput, AnalysedSentence[]> = {
  name: 'analyse-sentences',
  isLong: false,
  run({ content, annotationBytes, from, to, language }) {
    const { sentences, language: text } = decodeAnnotation(annotationBytes);
    return sentences
      .filter(({ start, end }) => start < to && end > from)
      .map(({ start, end, tokens }) => ({
        start,
        text: content.slice(start, end),
        tokens: tokens.map((token) => {
          const { upos, features, head, relation } = token;
          const written = content.slice(token.start, token.end);
          const { lemma, wordClass, form } = describeWord(written, token, { text, labels: language });
          return {
            ...{ start: token.start - start, end: token.end - start },
            ...{ lemma, upos, features, isWord: isRunningWord(upos), wordClass, form, head, relation },
          };
        }),
      }));
  },
};
