import type { Segment } from '../segment/segment';
import { findLastAtMost, findTextOfWord } from '../segment/selection';

/** How wide a context is. */
export interface ContextWidth {
  /**
   * `WORD`: from the first of `count` running words before the keyword to the last of `count` after it. `SENTENCE`:
   * from the start of the sentence `count` sentences before to the end of the one `count` after. Both end at the
   * text border.
   */
  readonly type: 'WORD' | 'SENTENCE';
  readonly count: number;
}

/** A row of a concordance before its strings are cut: offsets in the content of a segment. */
export interface ContextRange {
  readonly segment: Segment;
  /** Number of the text in the segment. */
  readonly text: number;
  readonly beforeStart: number;
  readonly keywordStart: number;
  readonly keywordEnd: number;
  readonly afterEnd: number;
}

/** Finds the borders of contexts in one segment. Fastest if words are asked for in text order. */
export class ContextCutter {
  readonly #segment: Segment;
  readonly #wordCount: number;
  readonly #width: ContextWidth;
  #text = 0;

  constructor(segment: Segment, wordCount: number, width: ContextWidth) {
    this.#segment = segment;
    this.#wordCount = wordCount;
    this.#width = width;
  }

  /** The context of an occurrence that starts at a word. */
  cut(word: number): ContextRange {
    const segment = this.#segment;
    const { textWordStarts, wordStarts } = segment.sections;
    if (word < textWordStarts[this.#text]! || word >= textWordStarts[this.#text + 1]!) {
      this.#text = findTextOfWord(segment, word, this.#text);
    }
    const text = this.#text;
    const lastWord = word + this.#wordCount - 1;
    const keywordStart = wordStarts[word]!;
    const keywordEnd = segment.wordEnd(lastWord);
    if (this.#width.type === 'SENTENCE') {
      const { beforeStart, afterEnd } = this.#cutSentences(text, keywordStart, wordStarts[lastWord]!);
      const end = Math.max(afterEnd, keywordEnd);
      return { segment, text, beforeStart, keywordStart, keywordEnd, afterEnd: end };
    }
    const { count } = this.#width;
    const firstShown = Math.max(textWordStarts[text]!, word - count);
    const lastShown = Math.min(textWordStarts[text + 1]! - 1, lastWord + count);
    const afterEnd = segment.wordEnd(lastShown);
    return { segment, text, beforeStart: wordStarts[firstShown]!, keywordStart, keywordEnd, afterEnd };
  }

  /** Sentences around a keyword whose first and last word start at these offsets; it may go over several. */
  #cutSentences(
    text: number,
    firstStart: number,
    lastStart: number,
  ): { beforeStart: number; afterEnd: number } {
    const { textSentenceStarts, sentenceStarts, sentenceEnds } = this.#segment.sections;
    const first = textSentenceStarts[text]!;
    const end = textSentenceStarts[text + 1]!;
    if (first === end) return { beforeStart: firstStart, afterEnd: firstStart };
    const { count } = this.#width;
    const opening = findLastAtMost(sentenceStarts, firstStart, first, end);
    const closing = findLastAtMost(sentenceStarts, lastStart, opening, end);
    const beforeStart = Math.min(firstStart, sentenceStarts[Math.max(first, opening - count)]!);
    return { beforeStart, afterEnd: sentenceEnds[Math.min(end - 1, closing + count)]! };
  }
}
