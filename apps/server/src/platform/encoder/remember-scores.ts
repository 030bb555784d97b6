import { createHash } from 'node:crypto';
import type { EncoderWord, SentenceEncoder, SentenceScores } from '@keelerada/corrector/encoder/encoder-port';
import { LRUCache } from 'lru-cache';

/** Sentences whose scores a thread keeps: some 5 KB each, so 10 MB at most of usual ones. */
const MOST_SENTENCES = 2_000;
/** As long as the annotation of an own text. */
const FORGET_AFTER_MS = 30 * 60 * 1000;

/**
 * The encoder with a memory: while a text is written, only its new sentences are scored. Sentences are kept by their hash
 * alone and forgotten after half an hour.
 */
export function rememberScores(encoder: SentenceEncoder): SentenceEncoder {
  const kept = new LRUCache<string, SentenceScores>({ max: MOST_SENTENCES, ttl: FORGET_AFTER_MS });
  return {
    classes: encoder.classes,
    scoreSentences: async (sentences, options) => {
      const names = sentences.map(nameSentence);
      const known = names.map((name) => kept.get(name));
      const asked = sentences.filter((_, i) => known[i] === undefined);
      const scored = asked.length === 0 ? [] : await encoder.scoreSentences(asked, options);
      let at = 0;
      return names.map((name, i) => {
        const scores = known[i] ?? scored[at++]!;
        kept.set(name, scores);
        return scores;
      });
    },
  };
}

/** What the scores hang on: readings follow from the forms. */
function nameSentence(words: readonly EncoderWord[]): string {
  return createHash('sha256')
    .update(JSON.stringify(words.map(({ form, isKnown }) => [form, isKnown])))
    .digest('base64');
}
