import { WordGraph } from './word-graph';

type FileName =
  | 'words.dawg'
  | `prediction-suffixes-${0 | 1 | 2}.dawg`
  | 'p_t_given_w.intdawg'
  | 'paradigms.array';

/** The files of models/russian as bytes, and its two lists. */
export interface RussianFiles extends Readonly<Record<FileName, Uint8Array>> {
  readonly suffixes: readonly string[];
  readonly tags: readonly string[];
}

/** Prefixes of forms in a paradigm, by the number that the paradigm has for each. */
const FORM_PREFIXES = ['', 'по', 'наи'] as const;
const PROBABILITY_UNIT = 1_000_000;

/** A form of a paradigm: the number of the paradigm, and the place of the form in it. */
interface FormPlace {
  readonly paradigm: number;
  readonly place: number;
}

export interface DictionaryForm extends FormPlace {
  readonly word: string;
  readonly tag: string;
  readonly lemma: string;
}

/** A form that words with an ending have, and how often the dictionary has it. */
interface EndingForm extends DictionaryForm {
  readonly count: number;
}

/** OpenCorpora's words, paradigms and endings as pymorphy3 compiles them. */
export class RussianDictionary {
  readonly #words: WordGraph;
  readonly #endings: readonly WordGraph[];
  readonly #probabilities: WordGraph;
  readonly #paradigms: readonly Uint16Array[];
  readonly #suffixes: readonly string[];
  readonly #tags: readonly string[];

  constructor(files: RussianFiles) {
    this.#words = new WordGraph(files['words.dawg']);
    this.#endings = FORM_PREFIXES.map(
      (_, id) => new WordGraph(files[`prediction-suffixes-${id as 0 | 1 | 2}.dawg`]),
    );
    this.#probabilities = new WordGraph(files['p_t_given_w.intdawg']);
    this.#paradigms = readParadigms(files['paradigms.array']);
    this.#suffixes = files.suffixes;
    this.#tags = files.tags;
  }

  /** Forms of the dictionary that are written so, or with "ё" for "е". */
  find(word: string): readonly DictionaryForm[] {
    return this.#words.findSimilar(word).flatMap(([found, values]) =>
      values.map((bytes) => {
        const value = new DataView(bytes.buffer);
        return this.#makeForm(found, { paradigm: value.getUint16(0), place: value.getUint16(2) });
      }),
    );
  }

  /** The forms that words with the ending of `size` letters have, by the prefix of the form; the longest prefix first. */
  findByEnding(word: string, prefix: number, size: number): readonly EndingForm[] {
    const start = word.slice(0, -size);
    return this.#endings[prefix]!.findSimilar(word.slice(-size)).flatMap(([ending, values]) =>
      values.map((bytes) => {
        const value = new DataView(bytes.buffer);
        const place = { paradigm: value.getUint16(4), place: value.getUint16(6) };
        return { ...this.#makeForm(start + ending, place), count: value.getUint32(0) };
      }),
    );
  }

  /** Numbers of the form prefixes that a word begins with, the longest first. */
  listPrefixes(word: string): readonly number[] {
    return FORM_PREFIXES.flatMap((prefix, id) => (word.startsWith(prefix) ? [id] : [])).toReversed();
  }

  /** How often the word has the tag in OpenCorpora's texts, 0 to 1; 0 where it is not in them. */
  findProbability(word: string, tag: string): number {
    return this.#probabilities.findNumber(`${word}:${tag}`) / PROBABILITY_UNIT;
  }

  #makeForm(word: string, { paradigm: id, place }: FormPlace): DictionaryForm {
    const paradigm = this.#paradigms[id]!;
    const size = paradigm.length / 3;
    const tag = this.#tags[paradigm[size + place]!]!;
    const affixes = (at: number): readonly [string, string] => [
      FORM_PREFIXES[paradigm[2 * size + at]!]!,
      this.#suffixes[paradigm[at]!]!,
    ];
    const [prefix, suffix] = affixes(place);
    const [firstPrefix, firstSuffix] = affixes(0);
    const stem = word.slice(prefix.length, word.length - suffix.length);
    const lemma = place === 0 ? word : firstPrefix + stem + firstSuffix;
    return { word, tag, lemma, paradigm: id, place };
  }
}

/** Each paradigm: suffixes, tags and prefixes of its forms, one after the other. */
function readParadigms(bytes: Uint8Array): readonly Uint16Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const paradigms: Uint16Array[] = [];
  let at = 2;
  for (let left = view.getUint16(0, true); left > 0; left -= 1) {
    const end = at + 2 + 2 * view.getUint16(at, true);
    paradigms.push(new Uint16Array(new Uint8Array(bytes.subarray(at + 2, end)).buffer));
    at = end;
  }
  return paradigms;
}
