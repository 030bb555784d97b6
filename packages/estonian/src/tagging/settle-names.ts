import type { TokenReading } from '../annotated-text';
import { capitalise } from '../capitalise';
import { FIRST_NAMES, NAMES_AND_WORDS } from '../words/first-names';
import { LAND_NAMES } from './known-names';

interface Word {
  readonly look: { readonly form: string };
  readonly candidates: readonly TokenReading[];
}

const SURNAME = /^\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?$/u;
const NOMINATIVE = 'Case=Nom|Number=Sing';
const [NEAREST_CASE, STATEMENT] = [/Case=(?:Nom|Gen)/u, /Mood=(?:Ind|Cnd)/u];
const isOrder = ({ features }: TokenReading): boolean => features.includes('Mood=Imp');
const isStatement = ({ features }: TokenReading): boolean => STATEMENT.test(features);

/**
 * First names that are also words (`Anna`, `Aita`, `Õie`) are names before a surname, and at the start of a sentence
 * before a finite verb that the word could not stand before (`Aita tuli`). An order (`Anna Haavale raamat`) stays one.
 */
export function settleNames(
  entries: readonly Word[],
  readings: readonly TokenReading[],
): readonly TokenReading[] {
  const settled = [...readings];
  entries.forEach(({ look: { form }, candidates }, i) => {
    if (readings[i]!.upos === 'PROPN' || !NAMES_AND_WORDS.has(form)) return;
    const surname = findSurname(entries[i + 1], readings[i + 1]);
    if (surname ? !isPerson(readings, i, surname) : !isSubject(readings, i, form)) return;
    const name = candidates.find(({ upos, lemma }) => upos === 'PROPN' && lemma === form);
    settled[i] = name ?? { lemma: form, upos: 'PROPN', xpos: 'H', features: NOMINATIVE, root: form };
    if (surname && readings[i + 1]!.upos !== 'PROPN') settled[i + 1] = surname;
  });
  return settled;
}

/** The reading of a word as a surname, where it is neither a land nor a first name. */
function findSurname(entry: Word | undefined, reading: TokenReading | undefined): TokenReading | undefined {
  if (!entry || !reading || !SURNAME.test(entry.look.form) || FIRST_NAMES.has(entry.look.form))
    return undefined;
  const name = [reading, ...entry.candidates].find(({ upos }) => upos === 'PROPN');
  if (!name && reading.upos === 'NOUN')
    return { ...reading, lemma: capitalise(reading.lemma), upos: 'PROPN', xpos: 'H' };
  return name && !LAND_NAMES.has(name.lemma) ? name : undefined;
}

/** Two capitals inside a sentence are a person; at its start a surname in the nominative or genitive tells one. */
function isPerson(readings: readonly TokenReading[], i: number, surname: TokenReading): boolean {
  const rest = readings.slice(i + 2);
  if (!isOrder(readings[i]!)) return i > 0 || NEAREST_CASE.test(surname.features);
  if (rest.some(isStatement)) return true;
  const isGiven = [surname, ...rest].some(({ features }) => features.includes('Case=All'));
  return !isGiven && NEAREST_CASE.test(surname.features) && rest.at(-1)?.lemma !== '!';
}

function isSubject([first, next]: readonly TokenReading[], i: number, form: string): boolean {
  if (i > 0 || !first || !next || !isStatement(next)) return false;
  const { upos, lemma, features } = first;
  if (upos !== 'NOUN') return isOrder(first);
  return !features.includes('Case=Par') && !(features.includes(NOMINATIVE) && lemma === form.toLowerCase());
}
