import type { EstonianFormAnalyses, VabamorfAnalysis } from '@keelerada/estonian/morphology';
import loadModule from '../vabamorf.mjs';

/** The two files that Vabamorf needs, as bytes: `vabamorf.wasm` and `et.dct` of this package. */
interface VabamorfFiles {
  readonly wasm: Uint8Array;
  readonly dictionary: Uint8Array;
}

/** The calls of `build/wrapper.cpp`: each takes strings or 0 and 1, and answers a string. */
type VabamorfCall = (
  name: 'analyse' | 'checkSpelling' | 'synthesise',
  ...values: readonly (string | boolean)[]
) => string;

const DICTIONARY = '/et.dct';
const FAILED = '!';

/** Starts Vabamorf in this thread (0.1 s, some 40 MB). Rejects where the files are not those of this package. */
async function openVabamorfModule({ wasm, dictionary }: VabamorfFiles): Promise<VabamorfCall> {
  const module = await loadModule({ wasmBinary: wasm });
  module.FS.writeFile(DICTIONARY, dictionary);
  if (module.ccall('openDictionary', 'number', ['string'], [DICTIONARY]) !== 0) {
    throw new Error('The dictionary of Vabamorf cannot be read.');
  }
  return (name, ...values) => {
    const types = values.map((value) => (typeof value === 'string' ? 'string' : 'number'));
    const numbers = values.map((value) => (typeof value === 'string' ? value : Number(value)));
    const answer = String(module.ccall(name, 'string', types, numbers));
    if (answer === FAILED) throw new Error('Vabamorf failed inside.');
    return answer;
  };
}

/** Marks of sounds and of the parts of a compound that Vabamorf puts into a root. */
const SOUND_MARKS = /[~?\]<]/gu;
const PART_MARKS = /[_+=]/gu;
const SOUND_MARKS_ALONE = /^[~?\]<]+$/u;
const ONE_MARK = /^[~?\]<_+=-]$/u;
/** Verbs to Vabamorf, but without a -ma form. */
const PARTICLES: readonly string[] = ['ei', 'ära'];

/** A part that is marks of sounds alone, such as a question mark, is a word and keeps them. */
function dropSoundMarks(part: string): string {
  return SOUND_MARKS_ALONE.test(part) ? part : part.replace(SOUND_MARKS, '');
}

function dropPartMarks(part: string): string {
  return ONE_MARK.test(part) ? part : part.replace(PART_MARKS, '');
}

/** The root without marks of sounds, and the lemma: without marks of parts too, a verb with its -ma. As EstNLTK has them. */
function readRoot(marked: string, partOfSpeech: string): { readonly root: string; readonly lemma: string } {
  const root = dropSoundMarks(marked);
  const bare = ONE_MARK.test(marked)
    ? marked
    : marked
        .split('-')
        .map((group) =>
          group
            .split('_')
            .map((part) => dropSoundMarks(dropPartMarks(part)))
            .join(''),
        )
        .join('-');
  const lemma = partOfSpeech === 'V' && !PARTICLES.includes(bare) ? `${bare}ma` : bare;
  return { root: root === lemma ? lemma : root, lemma };
}

export interface FormToSynthesise {
  readonly lemma: string;
  /** Vabamorf's form code, for example `pl p` or `sin`. */
  readonly form: string;
  /** Its letter, or '' for any. */
  readonly partOfSpeech: string;
  /** The genitive, where a lemma is several words (`palk`: `palga` or `palgi`); of a compound that of its last part. */
  readonly genitive?: string;
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
  synthesise({ lemma, form, partOfSpeech, genitive = '' }: FormToSynthesise): readonly string[] {
    const given = [lemma, form, partOfSpeech, genitive].map((part) => fitWord(part).trim());
    return this.#call('synthesise', ...given)
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
