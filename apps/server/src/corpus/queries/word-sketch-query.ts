import { PARTS_OF_SPEECH } from '@keelerada/corpus-engine/segment/parts-of-speech';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import type { SketchWord } from '@keelerada/corpus-engine/token-index/token-index';
import { encodeSketch } from '@keelerada/corpus-engine/word-sketch/encode-sketch';
import { makeSketch, type SketchOptions } from '@keelerada/corpus-engine/word-sketch/make-sketch';
import { defineQuery } from '../engine/corpus-query';

export interface WordSketchOptions extends SketchOptions {
  readonly keyword: string;
  /** The second word; the same one where only the texts are others. Nothing is compared without it. */
  readonly comparedKeyword?: string | undefined;
  /** The second word is looked up in the second selection. */
  readonly hasComparedTexts?: boolean;
}

interface SketchWordHead {
  readonly sona: string;
  readonly sonaliik: string | null;
  readonly esinemisi: number;
  readonly tekste: number;
  readonly vormid: readonly { readonly vorm: string; readonly esinemisi: number }[];
}

export interface WordSketchHead {
  readonly sona: SketchWordHead;
  readonly vordlus?: SketchWordHead;
  readonly totals: SelectionTotals;
  readonly vordlusTotals?: SelectionTotals;
}

const MAX_FORMS = 8;

/** Rows as the relations of the word-sketch response of the contract. */
export const wordSketchQuery = defineQuery<WordSketchOptions, WordSketchHead>({
  name: 'word-sketch',
  warmUps: [{ keyword: 'olema', limit: 10, minCount: 1, order: 'LOGDICE' }],
  async answer({ index, compared }, options, out) {
    const { keyword, comparedKeyword, hasComparedTexts = false } = options;
    const other = hasComparedTexts ? compared : index;
    const first = await index.countSketch({ keyword });
    const second =
      comparedKeyword === undefined ? undefined : await other.countSketch({ keyword: comparedKeyword });
    encodeSketch(makeSketch(first, second, options), first, second, out);
    return {
      sona: describeWord(keyword, first.word),
      ...(second && { vordlus: describeWord(comparedKeyword!, second.word) }),
      totals: await index.measure(),
      ...(hasComparedTexts && { vordlusTotals: await compared.measure() }),
    };
  },
});

function describeWord(sona: string, { hits, textCount, partOfSpeech, forms }: SketchWord): SketchWordHead {
  return {
    sona,
    sonaliik: hits === 0 ? null : PARTS_OF_SPEECH[partOfSpeech]!,
    esinemisi: hits,
    tekste: textCount,
    vormid: forms.slice(0, MAX_FORMS).map(({ form, count }) => ({ vorm: form, esinemisi: count })),
  };
}
