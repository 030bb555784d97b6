import { mixBits } from '../../base/mix-bits';
import { splitTag } from '../../segment/index-text';
import type { Segment } from '../../segment/segment';
import type { LemmaFrequencies } from './lemma-frequencies';

/** Base forms that an example for learners does not show, Estonian and Russian, in lower case. */
const VULGAR_LEMMAS: ReadonlySet<string> = new Set([
  ...['pask', 'pasane', 'sitt', 'sitane', 'sittuma', 'perse', 'persevest', 'persse', 'kusi', 'kusema'],
  ...['munn', 'türa', 'vitt', 'vitupea', 'tuss', 'puts', 'keppima', 'nussima', 'nikkuma', 'onaneerima'],
  ...['lits', 'hoor', 'libu', 'pede', 'pedekas', 'lesbar', 'nahhui', 'raisk', 'kurat', 'perkele', 'saatan'],
  ...['kuradi', 'neetu', 'debiilik', 'idioot', 'mölakas', 'värdjas', 'tibla', 'neeger', 'kurask', 'pasapea'],
  ...['хуй', 'пизда', 'блядь', 'ебать', 'сука', 'говно', 'жопа', 'срать', 'ссать', 'мудак'],
]);

/** What is known of a reading, as bits. */
export const Mark = {
  KNOWN: 1,
  CAPITAL: 2,
  ODD: 4,
  CYRILLIC: 8,
  FINITE: 16,
  PRONOUN: 32,
  NAME: 64,
  VULGAR: 128,
  /** Ends a sentence. */
  END: 256,
  /** May stand before the first word of a sentence or after its end. */
  QUOTE: 512,
  /** Has no class, or occurs once in a corpus large enough to tell. */
  UNKNOWN: 1024,
  RARE: 2048,
} as const;

const CAPITAL = /^\p{Lu}/u;
const SHOUTING = /^\p{Lu}{2,}$/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Letters of Estonian words, of which f, š, z and ž are those of loans; a hyphen and an apostrophe may join words. */
const ESTONIAN = /^[a-zõäöüšž]+(?:['’-][a-zõäöüšž]+)*$/iu;
const FOREIGN = /[cqwxy]/iu;
const RUSSIAN = /^[\p{Script=Cyrillic}]+(?:-\p{Script=Cyrillic}+)*$/u;
const END = /^(?:[.!?…]+)$/u;
const QUOTE = /^[„“”"«»'‘’–—-]$/u;
const PLAIN_MARK = /^(?:[,;:]|\.\.\.)$/u;

/** What no query changes, for each reading of a segment that was looked at. */
const kept = new WeakMap<Segment, Uint16Array>();

/** Marks of the readings of a segment, found when a reading is first looked at. */
export class ReadingMarks {
  /** By reading; 0 for one that was not looked at. */
  readonly found: Uint16Array;
  /** For each lemma looked at a random number of its id over all segments. */
  readonly lemmaKeys: Int32Array;
  readonly #segment: Segment;
  readonly #part: number;
  readonly #frequencies: LemmaFrequencies;
  readonly #lasting: Uint16Array;
  readonly #tagMarks = new Map<number, number>();

  constructor(segment: Segment, part: number, frequencies: LemmaFrequencies) {
    const { readings } = segment.sizes;
    this.#segment = segment;
    this.#part = part;
    this.#frequencies = frequencies;
    this.found = new Uint16Array(readings);
    this.lemmaKeys = new Int32Array(readings);
    this.#lasting = kept.get(segment) ?? new Uint16Array(readings);
    kept.set(segment, this.#lasting);
  }

  read(reading: number): number {
    const known = this.found[reading]!;
    return known === 0 ? this.#look(reading) : known;
  }

  #look(reading: number): number {
    const lasting = (this.#lasting[reading] ||=
      Mark.KNOWN | this.#markTag(reading) | this.#markForm(reading));
    const lemma = this.#segment.sections.readingLemmas[reading]!;
    this.lemmaKeys[reading] = mixBits(this.#frequencies.idOf(this.#part, lemma) + 1);
    return (this.found[reading] = lasting | this.#markFrequency(lemma));
  }

  #markFrequency(lemma: number): number {
    const { rareBelow } = this.#frequencies;
    if (rareBelow === 0) return 0;
    const count = this.#frequencies.count(this.#part, lemma);
    if (count === 1) return Mark.UNKNOWN;
    return count < rareBelow ? Mark.RARE : 0;
  }

  #markTag(reading: number): number {
    const tag = this.#segment.sections.readingTags[reading]!;
    const known = this.#tagMarks.get(tag);
    if (known !== undefined) return known;
    const { upos, features } = splitTag(this.#segment.tags.get(tag));
    const marks =
      (/(?:^|\|)VerbForm=Fin(?:\||$)/u.test(features) ? Mark.FINITE : 0) |
      (upos === 'PRON' ? Mark.PRONOUN : 0) |
      (upos === 'PROPN' ? Mark.NAME : 0) |
      (upos === 'SYM' ? Mark.ODD : 0) |
      (upos === 'X' ? Mark.UNKNOWN : 0);
    this.#tagMarks.set(tag, marks);
    return marks;
  }

  #markForm(reading: number): number {
    const { strings, sections } = this.#segment;
    const form = strings.get(sections.readingForms[reading]!);
    if (END.test(form)) return Mark.END;
    if (QUOTE.test(form)) return Mark.QUOTE;
    if (PLAIN_MARK.test(form)) return 0;
    const isEstonian = ESTONIAN.test(form) && !FOREIGN.test(form);
    const isOdd = SHOUTING.test(form) || !(isEstonian || RUSSIAN.test(form));
    const isVulgar = VULGAR_LEMMAS.has(strings.get(sections.readingLemmas[reading]!));
    return (
      (isOdd ? Mark.ODD : 0) |
      (CAPITAL.test(form) ? Mark.CAPITAL : 0) |
      (CYRILLIC.test(form) ? Mark.CYRILLIC : 0) |
      (isVulgar ? Mark.VULGAR : 0)
    );
  }
}
