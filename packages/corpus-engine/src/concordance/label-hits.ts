import { NO_LABEL } from '@keelerada/estonian/labels/label';
import { labelWordClass } from '@keelerada/estonian/labels/word-class-labels';
import { labelWordForm } from '@keelerada/estonian/labels/word-form-labels';
import { CANCEL_CHECK_INTERVAL, type CancelFlag, throwIfCancelled } from '../base/cancellation';
import { findSortWord, type WordPlace } from './sort-hits';
import { type Hits, readHitPlaces } from '../keyword/hits';
import { splitTag } from '../segment/index-text';
import type { Segment, WordUnit } from '../segment/segment';
import { findTextOfPlace } from '../segment/selection';

/**
 * What is counted of an occurrence: words at a place beside the keyword or the keyword itself, by a unit or by the name of
 * their grammatical form; the text that it lies in; or what is written there and what belongs in its place.
 */
export type HitMeasure =
  | { readonly place: WordPlace; readonly unit: WordUnit | 'grammar' }
  | { readonly place: 'TEXT' | 'CORRECTION' };

/** What stands for the value of an occurrence. */
export interface HitLabels {
  /** For each hit the place of its value. */
  readonly labels: Uint32Array;
  /**
   * Words joined by spaces, names of forms by plus signs, ids of texts ('' for the own text); null where the text, or the
   * keyword, has no word there, and where no error is known of the occurrence.
   */
  readonly values: readonly (string | null)[];
  /** The English name of each form; empty unless forms are counted. */
  readonly englishNames: readonly (string | null)[];
  /** The text of each hit, by a number over all parts. */
  readonly texts: Uint32Array;
}

const JOINERS = { word: ' ', grammar: ' + ' } as const;

/** Finds the value of every hit in one pass. Throws QueryCancelledError. */
export function labelHits(hits: Hits, measure: HitMeasure, cancel?: CancelFlag): HitLabels {
  const numbering = new ValueNumbering(measure);
  const labels = new Uint32Array(hits.total);
  const texts = new Uint32Array(hits.total);
  let hit = 0;
  let firstText = 0;
  hits.parts.forEach(({ segment }, part) => {
    const { places, textStarts } = readHitPlaces(hits, part);
    const wordCounts = hits.spans?.[part]?.wordCounts;
    const { textWordStarts } = segment.sections;
    const reader = new SegmentReader(segment, numbering);
    const corrections = measure.place === 'CORRECTION' ? new CorrectionReader(hits, part) : undefined;
    let text = 0;
    hits.positions[part]!.forEach((first, i) => {
      if (i % CANCEL_CHECK_INTERVAL === 0) throwIfCancelled(cancel);
      if (places[i]! >= textStarts[text + 1]!) text = findTextOfPlace(textStarts, places[i]!, text);
      const wordCount = wordCounts?.[i] ?? hits.wordCount;
      texts[hit] = firstText + text;
      if (measure.place === 'TEXT') labels[hit] = reader.labelText(text);
      else if (measure.place === 'CORRECTION') labels[hit] = numbering.number(corrections!.read(i, text));
      else if (measure.place === 'KEYWORD') labels[hit] = reader.labelWords(first, wordCount);
      else {
        const word = findSortWord(first, wordCount, measure.place);
        const isThere = word >= textWordStarts[text]! && word < textWordStarts[text + 1]!;
        labels[hit] = reader.labelWords(word, isThere ? 1 : 0);
      }
      hit += 1;
    });
    firstText += segment.sizes.texts;
  });
  const { values, englishNames } = numbering;
  return { labels, values, englishNames, texts };
}

/** Numbers values over all parts. */
class ValueNumbering {
  readonly measure: HitMeasure;
  readonly values: (string | null)[] = [];
  readonly englishNames: (string | null)[] = [];
  readonly #numbers = new Map<string | null, number>();

  constructor(measure: HitMeasure) {
    this.measure = measure;
  }

  number(value: string | null, english?: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.#numbers.set(value, number);
    if (english !== undefined) this.englishNames[number] = english;
    return number;
  }
}

/** Names the words of a segment; each reading and each text is named once. */
class SegmentReader {
  readonly #segment: Segment;
  readonly #numbering: ValueNumbering;
  readonly #strings: Uint32Array | null;
  readonly #labels = new Map<number, number>();

  constructor(segment: Segment, numbering: ValueNumbering) {
    const { measure } = numbering;
    this.#segment = segment;
    this.#numbering = numbering;
    const isByWord = 'unit' in measure && measure.unit !== 'grammar';
    this.#strings = isByWord ? segment.readingStrings(measure.unit) : null;
  }

  labelText(text: number): number {
    return this.#keep(text, () => this.#numbering.number(this.#segment.textIds.get(text)));
  }

  labelWords(first: number, count: number): number {
    if (count === 0) return this.#numbering.number(null);
    const { wordReadings } = this.#segment.sections;
    if (count === 1) {
      const reading = wordReadings[first]!;
      return this.#keep(reading, () => this.#label([reading]));
    }
    return this.#label(Array.from({ length: count }, (_, i) => wordReadings[first + i]!));
  }

  #keep(key: number, find: () => number): number {
    let label = this.#labels.get(key);
    if (label === undefined) this.#labels.set(key, (label = find()));
    return label;
  }

  #label(readings: readonly number[]): number {
    const { strings, tags, sections } = this.#segment;
    const ids = this.#strings;
    if (ids !== null)
      return this.#numbering.number(readings.map((reading) => strings.get(ids[reading]!)).join(JOINERS.word));
    const names = readings.map((reading) => nameForm(tags.get(sections.readingTags[reading]!)));
    return this.#numbering.number(
      names.map(({ et }) => et).join(JOINERS.grammar),
      names.map(({ en }) => en).join(JOINERS.grammar),
    );
  }
}

/** The form that a tag says, in words; the class of a word without a form. */
function nameForm(tag: string): { readonly et: string; readonly en: string } {
  const { upos, features } = splitTag(tag);
  const name = (language: 'et' | 'en') => {
    const form = labelWordForm({ upos, features, language: 'et' }, language);
    return form === NO_LABEL ? labelWordClass(upos, language) : form;
  };
  return { et: name('et'), en: name('en') };
}

const ARROW = '→';

/** Reads the errors of the occurrences of a part: „keelt → keel”, nothing on the side where nothing is written. */
class CorrectionReader {
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
