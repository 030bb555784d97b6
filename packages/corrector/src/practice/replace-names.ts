import type { CorrectorMorphology } from '../corrector-morphology';
import { findPlaceForm } from '../rules/data/place-forms';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import type { PracticeDraft } from './practice-draft';

/** Frequent first names of women and of men: one stands for another of its list. */
const LISTS: readonly (readonly string[])[] = [
  `Anna Kati Liisa Katrin Mari Tiina Laura Triin Maria Karin Piret Maarja Kristiina Julia Olga Irina Natalja Svetlana Tatjana
  Kristi Kadri Riina Helena Viktoria Polina Emma Eliise Sofia Jelena Marina`,
  `Peeter Mart Andres Jaan Toomas Jüri Martin Mihkel Kristjan Siim Tanel Rasmus Karl Robert Indrek Ivan Sergei Andrei Dmitri
  Oleg Igor Nikolai Anton Viktor Roman Maksim Pavel Markus Oliver Artur`,
].map((names) => names.split(/\s+/u));

/** A name in a text, and the name that stands for it. */
export interface NameChange {
  readonly start: number;
  readonly end: number;
  readonly form: string;
}

/** A proper noun, or a capital letter inside the sentence, that is no name of a place alone. */
function listPersons({ tokens }: GrammarSentence): GrammarToken[] {
  return tokens.filter(
    (token, at) =>
      (token.upos === 'PROPN' || (at > 0 && token.form !== token.lower)) &&
      (!findPlaceForm(token.form) || readName(token)),
  );
}

/** The forms that a name may be here; undefined for what is no first name of the lists. */
function readName({ readings }: GrammarToken): { lemma: string; codes: readonly string[] } | undefined {
  const [first, ...others] = readings.filter(({ partOfSpeech }) => partOfSpeech === 'H');
  if (!first || first.clitic !== '' || others.some(({ lemma }) => lemma !== first.lemma)) return undefined;
  if (!LISTS.some((names) => names.includes(first.lemma))) return undefined;
  return { lemma: first.lemma, codes: [first, ...others].map(({ form }) => form) };
}

/**
 * What stands for the persons of a sentence; undefined where one of them is no common first name, is asked for or explained.
 * A name has to be written alike in all the forms that the replaced one may be.
 */
export function findNameChanges(
  sentence: GrammarSentence,
  { start, end, explanation }: Pick<PracticeDraft, 'start' | 'end' | 'explanation'>,
  morphology: Pick<CorrectorMorphology, 'synthesise'>,
): NameChange[] | undefined {
  const persons = listPersons(sentence);
  const names = new Set(persons.map((person) => readName(person)?.lemma));
  const changes: NameChange[] = [];
  const taken = new Map<string, string>();
  for (const person of persons) {
    const name = readName(person);
    // Jüri is a place too.
    if (!name || findPlaceForm(person.form) || (person.start < end && start < person.end)) return undefined;
    const told = `${explanation.text} ${explanation.governor}`;
    if (told.includes(name.lemma) || told.includes(person.form)) return undefined;
    const known = taken.get(name.lemma);
    const list = LISTS.find((each) => each.includes(name.lemma))!;
    // From the next one on, so that an exercise is not about Anna alone.
    const own = list.indexOf(name.lemma);
    const others = [...list.slice(own), ...list.slice(0, own)].filter(
      (each) => !names.has(each) && ![...taken.values()].includes(each),
    );
    const made = makeName(known ? [known] : others, name.codes, morphology);
    if (!made) return undefined;
    taken.set(name.lemma, made.lemma);
    changes.push({ start: person.start, end: person.end, form: made.form });
  }
  return changes;
}

/** The first name that has one form for all the codes. */
function makeName(
  lemmas: readonly string[],
  codes: readonly string[],
  { synthesise }: Pick<CorrectorMorphology, 'synthesise'>,
): { lemma: string; form: string } | undefined {
  for (const lemma of lemmas) {
    const forms = codes.map((form) => synthesise({ lemma, form, partOfSpeech: 'H' }));
    const form = forms[0]?.find((each) => forms.every((parallel) => parallel.includes(each)));
    if (form !== undefined) return { lemma, form };
  }
  return undefined;
}

/** A text with its names replaced, and where a place of it then is. */
export function replaceNames(
  text: string,
  changes: readonly NameChange[],
): { readonly text: string; readonly move: (at: number) => number } {
  const replaced = changes.reduceRight(
    (rest, { start, end, form }) => rest.slice(0, start) + form + rest.slice(end),
    text,
  );
  const move = (at: number): number =>
    changes.reduce((sum, { start, end, form }) => (end <= at ? sum + form.length - (end - start) : sum), at);
  return { text: replaced, move };
}
