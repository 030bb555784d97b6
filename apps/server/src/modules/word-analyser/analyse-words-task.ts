import { MAX_WORD_BY_WORD } from '@keelerada/contract/fields/limits';
import type { Language } from '@keelerada/contract/fields/language';
import type { WordAnalyserResponse } from '@keelerada/contract/tools/word-analyser';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { openMorphology } from '../../platform/morphology/open-morphology';
import type { StoredAnnotation } from '../../corpus/index/annotated-texts.repository';
import { findTextLanguage, type RecognisedLanguage } from '../../corpus/own-text/find-text-language';
import { listWords, TEXT_BREAK } from './list-words';
import { countEqualWords, listEveryWord } from './make-word-lists';

export interface AnalyseWordsInput {
  readonly corpusTexts: readonly StoredAnnotation[];
  readonly ownText: StoredAnnotation | null;
  /** Null if it is to be recognised. */
  readonly ownTextLanguage: RecognisedLanguage | null;
  /** Of the names of classes and forms. */
  readonly language: Language;
  readonly runningWords: number;
  readonly countsEqual: boolean;
}

/** Describes the words of texts. The result is the JSON of the answer. */
export const analyseWordsTask: ComputeTask<AnalyseWordsInput, Uint8Array> = {
  name: 'analyse-words',
  isLong: true,
  countCharacters: ({ corpusTexts, ownText }) =>
    [...corpusTexts, ...(ownText ? [ownText] : [])].reduce((sum, { content }) => sum + content.length, 0),
  async run(input, thread) {
    const { corpusTexts, ownText, language, runningWords } = input;
    const texts = ownText === null ? corpusTexts : [...corpusTexts, ownText];
    const countsEqual = input.countsEqual && runningWords > MAX_WORD_BY_WORD;
    const words = listWords(texts, language, thread.cancel);
    const answer: WordAnalyserResponse = {
      ...(countsEqual ? countEqualWords(words) : listEveryWord(words)),
      tekst: countsEqual ? '' : texts.map(({ content }) => content).join(TEXT_BREAK),
      ownTextLanguage: input.ownTextLanguage ?? (await recognise(ownText)),
      totals: { texts: texts.length, runningWords },
    };
    return new TextEncoder().encode(JSON.stringify(answer));
  },
  moveOutput: (bytes) => [bytes.buffer as ArrayBuffer],
};

async function recognise(ownText: StoredAnnotation | null): Promise<RecognisedLanguage | null> {
  if (ownText === null) return null;
  const { content, annotationBytes } = ownText;
  return findTextLanguage(content, decodeAnnotation(annotationBytes), await openMorphology());
}
