import type { IndexText } from '@keelerada/corpus-engine/index-text';
import { makeTag, toIndexText } from '@keelerada/corpus-engine/index-text';
import { decodeAnnotationColumns } from '@keelerada/estonian/decode-annotation';
import { encodeAnnotation } from '@keelerada/estonian/encode-annotation';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { readBaseContents } from './read-base-contents';

const PUNCTUATION_TAG = makeTag('PUNCT', '_');

export interface BaseTexts {
  readonly source: string;
  readonly texts: readonly IndexText[];
  readonly runningWords: number;
}

/**
 * The base texts, segmented as the product does. Speed does not depend on whose lemmas they are, so a stand-in saves
 * the analysis: the form in lower case without its ending of up to two letters, and the class from its last letter.
 */
export function makeBaseTexts(): BaseTexts {
  const { source, contents } = readBaseContents();
  const texts = contents.map((content, number) => {
    const sentences = segmentText(content).map((sentence) => ({
      ...sentence,
      tokens: sentence.tokens.map((token) => ({
        ...token,
        ...guessReading(content.slice(token.start, token.end)),
        xpos: '_',
      })),
    }));
    // Through the stored form, as the server loads it.
    const stored = encodeAnnotation({ language: 'et', sentences });
    return toIndexText(`text-${number}`, content, decodeAnnotationColumns(stored));
  });
  const countWords = (text: IndexText): number =>
    Array.from(text.tokens.tags, (tag) => text.tokens.tagTable[tag]!).filter((tag) => tag !== PUNCTUATION_TAG)
      .length;
  return { source, texts, runningWords: texts.reduce((sum, text) => sum + countWords(text), 0) };
}

const CLASSES = ['NOUN', 'VERB', 'ADJ', 'ADV', 'PRON'];

type GuessedReading = Readonly<Record<'lemma' | 'root' | 'upos' | 'features', string>>;

function guessReading(form: string): GuessedReading {
  if (/^[\p{P}\p{S}]+$/u.test(form)) return { lemma: form, root: form, upos: 'PUNCT', features: '_' };
  const lower = form.toLowerCase();
  const ending = lower.charCodeAt(lower.length - 1);
  const lemma = lower.length > 5 ? lower.slice(0, -2) : lower;
  return { lemma, root: lemma, upos: CLASSES[ending % CLASSES.length]!, features: `Ending=${ending % 23}` };
}

/** The base texts over and over, each time with new ids, until there are about so many running words. */
export function* repeatTexts(base: BaseTexts, runningWords: number): Generator<IndexText> {
  const copies = Math.max(1, Math.round(runningWords / base.runningWords));
  for (let copy = 0; copy < copies; copy++) {
    for (const text of base.texts) yield { ...text, id: `${text.id}-${copy}` };
  }
}
