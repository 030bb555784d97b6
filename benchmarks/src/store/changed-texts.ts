import { randomUUID } from 'node:crypto';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { encodeAnnotation } from '@keelerada/estonian/annotation-format/encode-annotation';
import type { IndexedTextName, TextToIndex } from '../../../apps/server/src/corpus/index/index-source';
import { annotateRoughly } from '../corpus/annotate-roughly';
import { readBaseContents } from '../corpus/read-base-contents';

const RELATIONS = ['nsubj', 'obj', 'obl', 'nmod', 'amod', 'advmod', 'case', 'conj'];
const WORD = /\p{L}{4,}/gu;
/** Words of so few occurrences in the base texts become others in each copy, so that the vocabulary grows. */
const RARE = 2;
const LETTERS = 'abdeghijklmnoprstuvõäöü';

export interface ChangedTexts {
  /** Names the base texts. */
  readonly source: string;
  readonly copies: number;
  texts(): AsyncGenerator<TextToIndex & IndexedTextName>;
}

/**
 * The base texts so many times that they have about this many words, or the first of them where those are enough. Rare words
 * are other ones in each copy, as long as before, with the analysis that they had.
 */
export function makeChangedTexts(words: number): ChangedTexts {
  const { source, contents: all } = readBaseContents();
  const share = words / all.reduce((sum, content) => sum + content.split(/\s+/u).length, 0);
  const contents = all.slice(0, Math.ceil(all.length * Math.min(1, share)));
  const counts = new Map<string, number>();
  for (const content of contents)
    for (const [word] of content.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const copies = Math.max(1, Math.round(share));
  return {
    source,
    copies,
    async *texts() {
      const annotations: Uint8Array[] = [];
      for (let copy = 0, ordinal = 0; copy < copies; copy++) {
        for (const [i, base] of contents.entries()) {
          await Promise.resolve();
          const content = copy === 0 ? base : changeRareWords(base, counts, copy);
          const annotationBytes = (annotations[i] ??= addTrees(annotateRoughly(base)));
          ordinal += 1;
          yield { id: randomUUID(), ordinal, content, annotationBytes };
        }
      }
    },
  };
}

function changeRareWords(content: string, counts: ReadonlyMap<string, number>, copy: number): string {
  const ending =
    LETTERS[copy % LETTERS.length]! + LETTERS[Math.floor(copy / LETTERS.length) % LETTERS.length]!;
  return content.replace(WORD, (word) => (counts.get(word)! <= RARE ? word.slice(0, -2) + ending : word));
}

/** Chains in place of trees: they cost the loader what trees do. */
function addTrees(bytes: Uint8Array): Uint8Array {
  const { language, sentences } = decodeAnnotation(bytes);
  return encodeAnnotation({
    language,
    sentences: sentences.map((sentence) => ({
      ...sentence,
      tokens: sentence.tokens.map((token, place) => ({
        ...token,
        head: place - 1,
        relation: place === 0 ? 'root' : RELATIONS[(place + token.lemma.length) % RELATIONS.length]!,
      })),
    })),
  });
}
