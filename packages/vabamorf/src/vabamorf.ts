import type { EstonianForm, EstonianFormAnalyses, VabamorfAnalysis } from '@keelerada/estonian/morphology';
import { readRoot } from './read-root';
import { openVabamorfModule } from './vabamorf-module';
import type { VabamorfCall, VabamorfFiles } from './vabamorf-module';

export interface FormToSynthesise {
  readonly lemma: string;
  /** Vabamorf's form code, for example `pl p` or `sin`. */
  readonly form: string;
  /** Its letter, or '' for any. */
  readonly partOfSpeech?: string;
  /** Only forms that begin with this are answered. */
  readonly hint?: string;
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
/** What a call costs is shared by its words, but in long lists Vabamorf takes longer than in short ones. */
const MOST_LISTED = 8;
/** Words that may stand in a list; others are asked alone, so that no mark reaches another word. */
const LETTERS = /^[\p{L}\p{Nl}\p{No}]+(?:-[\p{L}\p{Nl}\p{No}]+)*$/u;
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

  /** Every reading of each form, guesses and names included, and whether the dictionary knows the form; in their order. */
  analyse(forms: readonly EstonianForm[]): readonly EstonianFormAnalyses[] {
    const asked = forms.map(({ form, isSentenceInitial }) => ({ word: fitWord(form), isSentenceInitial }));
    const listed = asked.filter(({ word }) => LETTERS.test(word));
    const isSmall = ({ word }: AskedForm): boolean => word === word.toLowerCase();
    const answers = new Map([
      ...this.#analyseSmall(listed.filter(isSmall)),
      ...this.#analyseCapital(listed.filter((form) => !isSmall(form))),
    ]);
    return asked.map((form) => answers.get(nameForm(form)) ?? this.#analyseAlone(form));
  }

  /** Whether the speller accepts the word; an empty one it does. */
  isKnown(word: string): boolean {
    const safe = fitWord(word);
    return safe.trim() === '' || this.#call('checkSpelling', safe, false) === '1';
  }

  /** The speller's corrections of a word, the best first; none of a word that it accepts. */
  suggest(word: string): readonly string[] {
    const safe = fitWord(word);
    if (safe.trim() === '' || safe.length > MOST_SUGGESTED_UNITS) return [];
    return this.#call('checkSpelling', safe, true).split('\t').slice(1);
  }

  /** The forms of a lemma that have the form's code, parallel ones included; none where there is none. */
  synthesise({ lemma, form, partOfSpeech = '', hint = '' }: FormToSynthesise): readonly string[] {
    const given = [lemma, form, partOfSpeech, hint].map((part) => fitWord(part).trim());
    return this.#call('synthesise', ...given)
      .split('\t')
      .slice(0, -1);
  }

  #analyseSmall(forms: readonly AskedForm[]): readonly Answer[] {
    const known = this.#readListed(forms, { guesses: false, takesNames: false });
    const unknown = forms.filter((form) => known.get(nameForm(form))!.length === 0);
    const guessed = this.#readListed(unknown, { guesses: true, takesNames: false });
    return forms.map((form) => {
      const name = nameForm(form);
      const analyses = guessed.get(name);
      return [name, { isKnown: analyses === undefined, analyses: analyses ?? known.get(name)! }];
    });
  }

  #analyseCapital(forms: readonly AskedForm[]): readonly Answer[] {
    const inside = forms.filter((form) => !form.isSentenceInitial);
    const found = this.#readListed(inside, { guesses: true, takesNames: true, before: NEUTRAL_MARK });
    for (const form of forms) {
      if (form.isSentenceInitial) found.set(nameForm(form), this.#read([form.word], true, true)[0]!);
    }
    const open = forms.filter((form) => !tellsKnown(form.word, found.get(nameForm(form))!));
    const checked = this.#readListed(open, { guesses: false, takesNames: false });
    return forms.map((form) => {
      const name = nameForm(form);
      return [name, { isKnown: checked.get(name)?.length !== 0, analyses: found.get(name)! }];
    });
  }

  #analyseAlone({ word, isSentenceInitial }: AskedForm): EstonianFormAnalyses {
    const known = (): Readings => this.#read([word], false, false)[0]!;
    if (word === word.toLowerCase()) {
      const readings = known();
      if (readings.length > 0) return { isKnown: true, analyses: readings };
      return { isKnown: false, analyses: this.#read([word], true, false)[0]! };
    }
    // Only a capital letter makes the place in the sentence matter.
    const analyses = this.#read(isSentenceInitial ? [word] : [NEUTRAL_MARK, word], true, true).at(-1)!;
    return { isKnown: tellsKnown(word, analyses) || known().length > 0, analyses };
  }

  #readListed(
    forms: readonly AskedForm[],
    { guesses, takesNames, before }: { guesses: boolean; takesNames: boolean; before?: string },
  ): Map<string, Readings> {
    const first = before === undefined ? [] : [before];
    const distinct = [...new Map(forms.map((form) => [nameForm(form), form]))];
    const found = new Map<string, Readings>();
    for (let start = 0; start < distinct.length; start += MOST_LISTED) {
      const part = distinct.slice(start, start + MOST_LISTED);
      const readings = this.#read([...first, ...part.map(([, { word }]) => word)], guesses, takesNames);
      for (const [place, [name]] of part.entries()) found.set(name, readings[place + first.length]!);
    }
    return found;
  }

  /** Readings of words that follow each other. */
  #read(words: readonly string[], guesses: boolean, takesNames: boolean): readonly Readings[] {
    const answer = this.#call('analyse', words.map((word) => `${word}\n`).join(''), guesses, takesNames);
    const readings: VabamorfAnalysis[][] = [[]];
    for (const row of answer.split('\n').slice(0, -1)) {
      if (row === '') readings.push([]);
      else readings.at(-1)!.push(readReading(row));
    }
    return readings.slice(0, -1);
  }
}

interface AskedForm {
  readonly word: string;
  readonly isSentenceInitial: boolean;
}

type Answer = readonly [string, EstonianFormAnalyses];

const nameForm = ({ word, isSentenceInitial }: AskedForm): string => `${isSentenceInitial ? 1 : 0}${word}`;

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
