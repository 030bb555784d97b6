import { proficiencyLevels, levelCriteria } from '@keelerada/contract/corrector/corrector-choices';
import type { TextList, TextListResponse } from '@keelerada/contract/corrector/text-lists';
import type { Language } from '@keelerada/contract/fields/language';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { NO_LABEL } from '@keelerada/estonian/labels/label';
import { labelWordClass } from '@keelerada/estonian/labels/word-class-labels';
import { labelWordForm } from '@keelerada/estonian/labels/word-form-labels';
import { splitSyllables } from '@keelerada/estonian/syllables/split-syllables';
import type { ComputeTask } from '../../../platform/compute/compute-task';
import { assessAnnotation } from './assess-annotation';
import type { Figures } from './make-figures';

const SYLLABLE_BREAK = '-';

export interface ListInput {
  readonly text: string;
  readonly annotation: Uint8Array;
  readonly list: TextList;
  /** Of the names of classes and forms. */
  readonly language: Language;
}

/** Lists one property of a text: a value for each running word or sentence, or its figures. */
export const listTextTask: ComputeTask<ListInput, TextListResponse> = {
  name: 'list-text',
  isLong: true,
  countCharacters: ({ text }) => text.length,
  async run({ text, annotation: bytes, list, language: labelLanguage }) {
    const annotation = decodeAnnotation(bytes);
    if (isOfAnnotation(list)) return annotationLists[list](text, annotation, labelLanguage);
    const { figures } = await assessAnnotation(text, annotation);
    return list === 'keeletase' ? listLevels(figures) : figures[list].map(String);
  },
};

type ReadList = (text: string, annotation: AnnotatedText, labelLanguage: Language) => string[];

/** Lists that need nothing but the annotation. */
const annotationLists = {
  sonad: (text, annotation) => mapWords(annotation, ({ start, end }) => text.slice(start, end)),
  lemmad: (_text, annotation) => mapWords(annotation, ({ lemma }) => lemma),
  silbid: (text, annotation) =>
    mapWords(
      annotation,
      ({ start, end, root }) => splitSyllables(text.slice(start, end), root).join(SYLLABLE_BREAK) || NO_LABEL,
    ),
  sonaliik: (_text, annotation, labelLanguage) =>
    mapWords(annotation, ({ upos }) => labelWordClass(upos, labelLanguage)),
  vormimargendid: (_text, annotation, labelLanguage) => {
    const { language } = annotation;
    return mapWords(annotation, ({ upos, features }) =>
      labelWordForm({ upos, features, language }, labelLanguage),
    );
  },
  laused: (text, { sentences }) => sentences.map(({ start, end }) => text.slice(start, end)),
} satisfies Partial<Record<TextList, ReadList>>;

function isOfAnnotation(list: TextList): list is keyof typeof annotationLists {
  return list in annotationLists;
}

type Token = AnnotatedText['sentences'][number]['tokens'][number];

function mapWords({ sentences }: AnnotatedText, read: (token: Token) => string): string[] {
  return sentences.flatMap(({ tokens }) => tokens.filter(({ upos }) => isRunningWord(upos)).map(read));
}

function listLevels({ keeletase }: Figures): [number, string][] {
  if (Array.isArray(keeletase)) return [];
  return levelCriteria.flatMap((criterion) =>
    proficiencyLevels.map((level, index): [number, string] => {
      const found = keeletase[criterion]?.probabilities.find((probability) => probability.index === index);
      return [found?.value ?? 0, level];
    }),
  );
}
