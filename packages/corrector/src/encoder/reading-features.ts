import type { EncoderWord } from './encoder-port';

/** Turns the readings of words into the places of features that the encoder has learned. */
export class ReadingFeatures {
  private readonly places: ReadonlyMap<string, number>;
  readonly count: number;

  /** Names of the features in their order, `readings` of `models/encoder/classes.json`. */
  constructor(names: readonly string[]) {
    this.places = new Map(names.map((name, i) => [name, i]));
    this.count = names.length;
  }

  /** Places of the features of a word; names that training saw too seldom have none. */
  list(word: EncoderWord): number[] {
    return listNames(word).flatMap((name) => this.places.get(name) ?? []);
  }
}

function listNames({ form, isKnown, readings }: EncoderWord): string[] {
  if (!/[\p{L}\p{N}]/u.test(form)) return ['known', 'mark'];
  const names = new Set<string>([isKnown ? 'known' : 'unknown']);
  for (const reading of readings) {
    names.add(`p|${reading.partOfSpeech}`);
    if (reading.form !== '') names.add(nameForm(reading));
  }
  if (new Set(readings.map(({ lemma }) => lemma)).size > 1) names.add('lemmas');
  return [...names];
}

/** The form class of a reading, one of `EncoderClasses.forms` unless it is rare. */
export function nameForm({
  partOfSpeech,
  form,
}: {
  readonly partOfSpeech: string;
  readonly form: string;
}): string {
  return `${partOfSpeech === 'V' ? 'V' : 'N'}|${form}`;
}
