import type { Morphology } from '@keelerada/estonian/morphology';

/** A word form to make: `form` is Vabamorf's form code (`sg p`, `b`), `partOfSpeech` its letter or '' for any. */
export interface FormToMake {
  readonly lemma: string;
  readonly form: string;
  readonly partOfSpeech: string;
  /** The genitive, where a lemma is several words; of a compound that of its last part. */
  readonly genitive?: string;
}

/** The port to the morphological analyser as the corrector needs it. It answers at once. */
export interface CorrectorMorphology extends Pick<Morphology, 'analyse'> {
  /** Whether the speller accepts a word (compounds included). */
  isKnown(word: string): boolean;
  /** The speller's corrections of a word, best first; an empty list for a word it accepts. */
  suggest(word: string): readonly string[];
  /** The word forms, parallel forms included; an empty list if there is none. */
  synthesise(form: FormToMake): readonly string[];
}
