import { ContextCutter, type ContextRange } from '../concordance/context-range';
import type { Hits } from '../keyword/hits';
import { splitTag } from '../segment/index-text';
import { findFirstAtLeast } from '../segment/selection';

/** An occurrence in the sentence of an example; offsets in UTF-16 units of its text. */
export interface ExampleMark {
  readonly start: number;
  readonly end: number;
  /** Base forms of its running words with spaces between them. */
  readonly lemma: string;
}

/** A whole sentence with every occurrence in it; the sentences of an occurrence that goes over several. */
export interface Example {
  /** One line: line breaks and runs of white space are a space. */
  readonly text: string;
  /** In text order; they do not overlap. */
  readonly marks: readonly ExampleMark[];
  /** Running words of the sentence. */
  readonly words: number;
  /** Corpus text of the sentence, null for the own text. */
  readonly textId: string | null;
}

/** A sentence as it lies in the index. */
export interface ExamplePlace {
  readonly part: number;
  /** Number of the occurrence in its part. */
  readonly hit: number;
  readonly range: ContextRange;
}

interface HitWords {
  readonly start: number;
  readonly end: number;
  readonly firstWord: number;
  readonly wordCount: number;
}

/** Cuts the sentences of hits, in any order. */
export class ExampleCutter {
  readonly #hits: Hits;
  readonly #cutters: readonly ContextCutter[];

  constructor(hits: Hits) {
    this.#hits = hits;
    this.#cutters = hits.parts.map(
      (_, part) => new ContextCutter(hits, part, { type: 'SENTENCE', count: 0 }),
    );
  }

  /** Where the sentence of an occurrence lies; `index` counts over all parts. */
  find(index: number): ExamplePlace {
    const { positions } = this.#hits;
    let part = 0;
    let hit = index;
    while (hit >= positions[part]!.length) hit -= positions[part++]!.length;
    return { part, hit, range: this.#cutters[part]!.cut(hit) };
  }

  cut(place: ExamplePlace): Example {
    const { segment, text, beforeStart, afterEnd } = place.range;
    const { textWordStarts, wordStarts } = segment.sections;
    const firstWord = findFirstAtLeast(wordStarts, beforeStart, textWordStarts[text]!);
    const { textIds } = segment;
    return {
      ...this.#cutLine(place),
      words: findFirstAtLeast(wordStarts, afterEnd, firstWord) - firstWord,
      textId: textIds.isEmpty(text) ? null : textIds.get(text),
    };
  }

  #cutLine(place: ExamplePlace): Pick<Example, 'text' | 'marks'> {
    const { segment, beforeStart, afterEnd } = place.range;
    const { content } = segment;
    const marks: ExampleMark[] = [];
    let line = '';
    const append = (from: number, to: number) => {
      const piece = content.slice(from, to).replace(/\s+/gu, ' ');
      line += line === '' || line.endsWith(' ') ? piece.trimStart() : piece;
    };
    let at = beforeStart;
    for (const { start, end, ...words } of this.#listHits(place)) {
      append(at, start);
      const markStart = line.length;
      append(start, end);
      marks.push({ start: markStart, end: line.length, lemma: this.#readLemma(place.part, words) });
      at = end;
    }
    append(at, afterEnd);
    return { text: line.trimEnd(), marks };
  }

  /** The occurrences inside the sentence; of two that overlap the first. */
  #listHits({ part, hit, range }: ExamplePlace): readonly HitWords[] {
    const { positions } = this.#hits;
    const last = positions[part]!.length - 1;
    let first = hit;
    while (first > 0 && this.#readHit(part, first - 1).start >= range.beforeStart) first -= 1;
    const found: HitWords[] = [];
    for (let next = first; next <= last; next++) {
      const words = this.#readHit(part, next);
      if (words.start >= range.afterEnd) break;
      const isFree = words.start >= (found.at(-1)?.end ?? range.beforeStart);
      if (isFree && words.end <= range.afterEnd) found.push(words);
    }
    return found;
  }

  #readHit(part: number, hit: number): HitWords {
    const { positions, spans, parts, wordCount: sameCount } = this.#hits;
    const { segment } = parts[part]!;
    const firstWord = positions[part]![hit]!;
    const span = spans?.[part];
    if (span !== undefined)
      return { start: span.starts[hit]!, end: span.ends[hit]!, firstWord, wordCount: span.wordCounts[hit]! };
    return {
      start: segment.sections.wordStarts[firstWord]!,
      end: segment.wordEnd(firstWord + sameCount - 1),
      firstWord,
      wordCount: sameCount,
    };
  }

  #readLemma(part: number, { firstWord, wordCount }: Pick<HitWords, 'firstWord' | 'wordCount'>): string {
    const { strings, tags, sections } = this.#hits.parts[part]!.segment;
    const { wordReadings, readingLemmas, readingTags } = sections;
    return Array.from({ length: wordCount }, (_, place) => {
      const reading = wordReadings[firstWord + place]!;
      const lemma = strings.get(readingLemmas[reading]!);
      // The index has lemmas in lower case.
      const isName = splitTag(tags.get(readingTags[reading]!)).upos === 'PROPN';
      return isName ? lemma.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) : lemma;
    }).join(' ');
  }
}
