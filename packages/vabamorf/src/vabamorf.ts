import type { EstonianFormAnalyses, VabamorfAnalysis } from '@keelerada/estonian/morphology';
import { readRoot } from './read-root';
import { openVabamorfModule, type VabamorfCall, type VabamorfFiles } from './vabamorf-module';

export interface FormToSynthesise {
  readonly lemma: string;
  /** Vabamorf's form code, for example `pl p` or `sin`. */
  readonly form: string;
  /** Its letter, or '' for any. */
  readonly partOfSpeech: string;
}

type Readings = readonly VabamorfAnalysis[];

/** NUL ends a string inside Vabamorf, a lone surrogate has no UTF-8, other control characters are in no word. */
const UNSAFE = /[\0-\u001F\u007F-\u009F]|\p{Surrogate}/gu;
const REPLACEMENT = '\uFFFD';
/** No dictionary has a longer word: it is read as an empty one. In UTF-16 units. */
const MOST_WORD_UNITS = 1000;
/** Longer words have no suggestions anyway, and the search grows with the square of the length (0.1 s at 400). */
const MOST_SUGGESTED_UNITS = 60;

/** Stands before a form that does not open its sentence; its reading is dropped. */
const NEUTRAL_MARK = ',';
/** Vabamorf's parts of speech of names and of abbreviations. */
const NAMES = ['H', 'Y'];
const ORDINARY_CAPITALS = /^\p{L}(?:\p{Ll}|\p{Lm}|\p{Lo})*$|^\p{Lu}+$/u;

/** Vabamorf's analyser, speller and synthesiser of Estonian, in the thread that opened it. No call waits, and none throws for what a word holds. */
export class Vabamorf {
  readonly #call: VabamorfCall;

  private constructor(call: VabamorfCall) {
    this.#call = call;
  }

  /** Starts Vabamorf (0.1 s). Rejects where the files are not those of this package. */
  static async open(files: VabamorfFiles): Promise<Vabamorf> {
    return new Vabamorf(await openVabamorfModule(files));
  }

  /** Every reading of a form, guesses and names included, and whether the dictionary knows the form (some 50 µs). */
  analyse(form: string, isSentenceInitial = false): EstonianFormAnalyses {
    const word = fitWord(form);
    const readKnown = (): Readings => this.#read([word], { guesses: false, takesNames: false });
    if (word === word.toLowerCase()) {
      const readings = readKnown();
      if (readings.length > 0) return { isKnown: true, analyses: readings };
      return { isKnown: false, analyses: this.#read([word], { guesses: true, takesNames: false }) };
    }
    // Only a capital letter makes the place in the sentence matter.
    const words = isSentenceInitial ? [word] : [NEUTRAL_MARK, word];
    const analyses = this.#read(words, { guesses: true, takesNames: true });
    return { isKnown: tellsKnown(word, analyses) || readKnown().length > 0, analyses };
  }

  /** Whether the speller accepts the word; an empty one it does. */
  isKnown(word: string): boolean {
    const safe = fitWord(word);
    return safe.trim() === '' || this.#call('checkSpelling', safe, false) === '1';
  }

  /** The speller's corrections of a word, the best first; none of a word that it accepts (some 5 ms). */
  suggest(word: string): readonly string[] {
    const safe = fitWord(word);
    if (safe.trim() === '' || safe.length > MOST_SUGGESTED_UNITS) return [];
    return this.#call('checkSpelling', safe, true).split('\t').slice(1);
  }

  /** The forms of a lemma that have the form's code, parallel ones included; none where there is none. */
  synthesise({ lemma, form, partOfSpeech }: FormToSynthesise): readonly string[] {
    const given = [lemma, form, partOfSpeech].map((part) => fitWord(part).trim());
    return this.#call('synthesise', ...given, '')
      .split('\t')
      .slice(0, -1);
  }

  /** Readings of the last of some words that follow each other. */
  #read(
    words: readonly string[],
    { guesses, takesNames }: { readonly guesses: boolean; readonly takesNames: boolean },
  ): Readings {
    const answer = this.#call('analyse', words.map((word) => `${word}\n`).join(''), guesses, takesNames);
    const rows = answer.split('\n').slice(0, -2);
    return rows.slice(rows.lastIndexOf('') + 1).map(readReading);
  }
}

/** The word with each control character and lone surrogate replaced, so that its length stays. */
function fitWord(word: string): string {
  return word.length > MOST_WORD_UNITS ? '' : word.replace(UNSAFE, REPLACEMENT);
}

function readReading(row: string): VabamorfAnalysis {
  const [marked = '', ending = '', clitic = '', partOfSpeech = '', form = ''] = row.split('\t');
  const { root, lemma } = readRoot(marked, partOfSpeech);
  return { lemma, root, ending, clitic, partOfSpeech, form };
}

/**
 * Whether the readings of a capitalised word show that the dictionary knows it. For a word in ordinary capitals that it does
 * not have, Vabamorf guesses names alone, save for some interjections and misspelt words (14 in 20,800 forms of learners).
 */
function tellsKnown(word: string, readings: Readings): boolean {
  return ORDINARY_CAPITALS.test(word) && readings.some(({ partOfSpeech }) => !NAMES.includes(partOfSpeech));
}
