import type { Hits } from '../keyword/hits';

const ARROW = '→';

/** Reads the errors of the occurrences of a part: „keelt → keel”, nothing on the side where nothing is written. */
export class CorrectionReader {
  readonly #hits: Hits;
  readonly #part: number;

  constructor(hits: Hits, part: number) {
    this.#hits = hits;
    this.#part = part;
  }

  /**
   * What is written and what belongs there, of the errors that touch an occurrence: those that the query asked for, or all
   * where it asked for none. Null where none is known.
   */
  read(hit: number, text: number): string | null {
    const { segment, errors } = this.#hits.parts[this.#part]!;
    if (errors === undefined) return null;
    const [start, end] = this.#findPlace(hit, segment.sections.textContentStarts[text]!);
    const touched = errors.listTouching(text, start, end);
    const { spanStarts, spanEnds } = errors.columns;
    const asked = this.#hits.askedMarks?.[this.#part];
    const wanted = asked ? touched.filter((mark) => asked[mark] === 1) : [];
    const read = wanted.length > 0 ? wanted : touched;
    if (read.length === 0) return null;
    const base = segment.sections.textContentStarts[text]!;
    const pairs = read.map((mark) => {
      const written = segment.content.slice(base + spanStarts[mark]!, base + spanEnds[mark]!);
      return `${written.replace(/\s+/gu, ' ')} ${ARROW} ${errors.readCorrected(mark)}`.trim();
    });
    return pairs.join(' + ');
  }

  /** Start and end of an occurrence, from the start of its text. */
  #findPlace(hit: number, base: number): readonly [number, number] {
    const { parts, positions, spans, wordCount } = this.#hits;
    const { segment } = parts[this.#part]!;
    const ofPart = spans?.[this.#part];
    if (ofPart !== undefined) return [ofPart.starts[hit]! - base, ofPart.ends[hit]! - base];
    const word = positions[this.#part]![hit]!;
    return [segment.sections.wordStarts[word]! - base, segment.wordEnd(word + wordCount - 1) - base];
  }
}
