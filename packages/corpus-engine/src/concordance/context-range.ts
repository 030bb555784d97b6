import { type Hits, readHitPlaces } from '../keyword/hits';
import type { Segment } from '../segment/segment';
import { findLastAtMost, findTextOfPlace } from '../segment/selection';
import { findSortWord } from './sort-hits';

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

/** What fills the line around a context. */
export interface ContextLine {
  /** Where the line begins and ends; never inside the context. */
  readonly start: number;
  readonly end: number;
  /** Words that the rows are sorted by, start and end in turn. */
  readonly marks: readonly number[];
}

/** Finds the borders of contexts in one part of the hits. Fastest if hits are asked for in text order. */
export class ContextCutter {
  readonly #segment: Segment;
  readonly #hits: Hits;
  readonly #part: number;
  readonly #width: ContextWidth;
  readonly #places: Uint32Array;
  readonly #textStarts: Uint32Array;
  #text = 0;

  constructor(hits: Hits, part: number, width: ContextWidth) {
    const { places, textStarts } = readHitPlaces(hits, part);
    this.#segment = hits.parts[part]!.segment;
    this.#hits = hits;
    this.#part = part;
    this.#width = width;
    this.#places = places;
    this.#textStarts = textStarts;
  }

  cut(hit: number): ContextRange {
    const segment = this.#segment;
    const place = this.#places[hit]!;
    if (place < this.#textStarts[this.#text]! || place >= this.#textStarts[this.#text + 1]!)
      this.#text = findTextOfPlace(this.#textStarts, place, this.#text);
    const text = this.#text;
    const { textWordStarts, wordStarts } = segment.sections;
    const word = this.#hits.positions[this.#part]![hit]!;
    const spans = this.#hits.spans?.[this.#part];
    const lastWord = word + (spans?.wordCounts[hit] ?? this.#hits.wordCount) - 1;
    const keywordStart = spans?.starts[hit] ?? wordStarts[word]!;
    const keywordEnd = spans?.ends[hit] ?? segment.wordEnd(lastWord);
    if (this.#width.type === 'SENTENCE') {
      const lastStart = spans === undefined ? wordStarts[lastWord]! : keywordEnd - 1;
      const { beforeStart, afterEnd } = this.#cutSentences(text, keywordStart, lastStart);
      const end = Math.max(afterEnd, keywordEnd);
      return { segment, text, beforeStart, keywordStart, keywordEnd, afterEnd: end };
    }
    const { count } = this.#width;
    const firstShown = Math.max(textWordStarts[text]!, word - count);
    const lastShown = Math.min(textWordStarts[text + 1]! - 1, lastWord + count);
    const beforeStart = firstShown < word ? wordStarts[firstShown]! : keywordStart;
    const afterEnd = lastShown > lastWord ? segment.wordEnd(lastShown) : keywordEnd;
    return { segment, text, beforeStart, keywordStart, keywordEnd, afterEnd };
  }

  /**
   * The line of a hit: its context and as much of the text around it as makes `characters` on each side, in whole
   * words, as far as the text goes. `markedAt` are the distances of words to be marked.
   */
  fill(hit: number, range: ContextRange, characters: number, markedAt: readonly number[]): ContextLine {
    const { content, sections } = this.#segment;
    const { text, beforeStart, keywordStart, keywordEnd, afterEnd } = range;
    const textStart = sections.textContentStarts[text]!;
    const textEnd = sections.textContentStarts[text + 1]!;
    let start = Math.max(textStart, keywordStart - characters);
    while (start > textStart && start < beforeStart && !content.isSpaceAt(start - 1)) start += 1;
    let end = Math.min(textEnd, keywordEnd + characters);
    while (end < textEnd && end > afterEnd && !content.isSpaceAt(end)) end -= 1;
    const marks = markedAt.flatMap((distance) => this.#findMark(hit, text, distance));
    return { start: Math.min(start, beforeStart), end: Math.max(end, afterEnd), marks };
  }

  /** Start and end of the word at a distance, nothing if the text has none there. */
  #findMark(hit: number, text: number, distance: number): readonly number[] {
    const { textWordStarts, wordStarts } = this.#segment.sections;
    const first = this.#hits.positions[this.#part]![hit]!;
    const wordCount = this.#hits.spans?.[this.#part]?.wordCounts[hit] ?? this.#hits.wordCount;
    const word = findSortWord(first, wordCount, distance);
    const isThere = word >= textWordStarts[text]! && word < textWordStarts[text + 1]!;
    return isThere ? [wordStarts[word]!, this.#segment.wordEnd(word)] : [];
  }

  /** Sentences around a keyword of which the first and the last token begin at these offsets; it may go over several. */
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
