import type { TurnOptions } from '@keelerada/estonian/give-way';
import type { EncoderClasses, EncoderWord, SentenceEncoder, SentenceScores } from './encoder-port';

type Head = 'operations' | 'insertions' | 'orders' | 'forms';

/** Places of the classes of each head by their names. */
export type ClassPlaces = Readonly<Record<Head, ReadonlyMap<string, number>>>;

/** Numbers the classes of an encoder. */
export function placeClasses(classes: EncoderClasses): ClassPlaces {
  const place = (head: Head): ReadonlyMap<string, number> =>
    new Map(classes[head].map((name, i) => [name, i]));
  return {
    operations: place('operations'),
    insertions: place('insertions'),
    orders: place('orders'),
    forms: place('forms'),
  };
}

/** The probabilities of one sentence by the names of their classes. Words that were not scored count as right. */
export class EncoderEvidence {
  private readonly scores: SentenceScores;
  private readonly places: ClassPlaces;
  /** Form classes by probability of the words asked about: every candidate of a word asks. */
  private readonly ranked = new Map<number, readonly string[]>();

  constructor(scores: SentenceScores, places: ClassPlaces) {
    this.scores = scores;
    this.places = places;
  }

  /** Probability that this is to be done with the word, for example `nominal` or `delete-mark`. */
  operation(word: number, name: string): number {
    return this.find('operations', word, name) ?? (name === 'keep' ? 1 : 0);
  }

  /** Probability that a `comma`, `word` or `mark` is missing before the word. */
  missingBefore(word: number, name: string): number {
    return this.find('insertions', word, name) ?? (name === 'none' ? 1 : 0);
  }

  /** Probability of the word's part in a stretch of wrong order: `none`, `left`, `right`, `inside`. */
  order(word: number, name: string): number {
    return this.find('orders', word, name) ?? (name === 'none' ? 1 : 0);
  }

  /** Probability that words from this one on are in a wrong order. */
  orderStart(word: number): number {
    return this.order(word, 'left') + this.order(word, 'right');
  }

  /** Probability that the right form is one of these classes (`nameForm`); rare forms count as `other`. */
  form(word: number, names: Iterable<string>): number {
    const known = new Set<string>();
    for (const name of names) known.add(this.places.forms.has(name) ? name : 'other');
    let sum = 0;
    for (const name of known) sum += this.find('forms', word, name) ?? 0;
    return sum;
  }

  /** Form classes by probability, the likeliest first. */
  likelyForms(word: number): readonly string[] {
    const ranked = this.ranked.get(word) ?? this.rankForms(word);
    this.ranked.set(word, ranked);
    return ranked;
  }

  private rankForms(word: number): string[] {
    const names = [...this.places.forms.keys()];
    if (word >= this.scores.wordCount) return [];
    const row = this.scores.forms.subarray(word * names.length, (word + 1) * names.length);
    return [...row.keys()].sort((a, b) => row[b]! - row[a]!).map((i) => names[i]!);
  }

  /** Probability that the word is to be changed, deleted or moved. */
  anyError(word: number): number {
    return 1 - this.operation(word, 'keep') * this.order(word, 'none');
  }

  private find(head: Head, word: number, name: string): number | undefined {
    const place = this.places[head].get(name);
    if (place === undefined) throw new Error(`The encoder has no class ${name} of ${head}.`);
    return word < this.scores.wordCount
      ? this.scores[head][word * this.places[head].size + place]
      : undefined;
  }
}

/** The encoder's evidence for some sentences; a `GrammarSentence` is one. Rejects as the encoder does. */
export async function encodeSentences(
  encoder: SentenceEncoder,
  sentences: readonly { readonly tokens: readonly EncoderWord[] }[],
  options: TurnOptions = {},
): Promise<EncoderEvidence[]> {
  const places = placeClasses(encoder.classes);
  const scores = await encoder.scoreSentences(
    sentences.map(({ tokens }) => tokens),
    options,
  );
  return scores.map((given) => new EncoderEvidence(given, places));
}
