import { element, textElement, type Xml } from '@keelerada/estonian/xml/write-xml';
import { makeTable } from '@keelerada/estonian/make-table';
import type { CorpusText, TextProperty } from '../store/corpus-text';

const LANGUAGE_KNOWLEDGE = makeTable({ emakeel: 'first', muudkeeled: 'other' });
const CITIZENSHIP = 'kodakondsus';
/** Properties of the person who wrote a text; all others describe the text. */
export const PERSON_PROPERTIES: readonly string[] = [
  ...['vanus', 'vanusevahemik', 'sugu', 'haridus', 'oppeaste', 'teaduskraad', CITIZENSHIP],
  ...['riik', 'elukoht', 'taust', ...Object.keys(LANGUAGE_KNOWLEDGE)],
];
const SEXES = makeTable({ mees: 'M', naine: 'F' });
/** ISO 639 of a language that has no name in the list. */
const UNDETERMINED = 'und';

/** Properties under their own names. */
export function makeNotes(properties: readonly TextProperty[]): Xml {
  return properties.map(({ name, value }) => textElement('note', value, { type: name })).join('') as Xml;
}

/** The person without a name: the collection holds none. */
export function makePerson({ id, properties }: CorpusText): string {
  const known = properties.filter(({ name }) => PERSON_PROPERTIES.includes(name));
  if (known.length === 0) return '';
  const read = (name: string): string | undefined => known.find((property) => property.name === name)?.value;
  const languages = known.filter(({ name }) => LANGUAGE_KNOWLEDGE.has(name));
  const sex = SEXES.get(read('sugu')?.toLowerCase() ?? '');
  // TEI takes one name as an age.
  const age = (read('vanus') ?? read('vanusevahemik'))?.replace(/\s+/g, '');
  const attributes = { 'xml:id': `t${id}.author`, role: 'author', sex, age };
  const knowledge = languages
    .flatMap(({ name, value }) => value.split(',').map((language) => ({ name, language: language.trim() })))
    .map(({ name, language }) =>
      textElement('langKnown', language, { tag: findCode(language), level: LANGUAGE_KNOWLEDGE.get(name)! }),
    );
  const citizenships = known.filter(({ name }) => name === CITIZENSHIP);
  const rest = known.filter(({ name }) => !LANGUAGE_KNOWLEDGE.has(name) && name !== CITIZENSHIP);
  const person = element(
    'person',
    attributes,
    makeNotes(rest),
    ...citizenships.map(({ value }) => textElement('nationality', value)),
    ...(knowledge.length === 0 ? [] : [element('langKnowledge', {}, ...knowledge)]),
  );
  return `<particDesc><listPerson>${person}</listPerson></particDesc>\n`;
}

/** ISO 639-1 codes by their Estonian names, as the collection writes them. */
const codesByName = new Map<string, string>();

function findCode(name: string): string {
  if (codesByName.size === 0) {
    const names = new Intl.DisplayNames('et', { type: 'language', fallback: 'none' });
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    for (const first of letters) {
      for (const second of letters) codesByName.set(names.of(first + second) ?? '', first + second);
    }
  }
  return codesByName.get(name.toLowerCase()) ?? UNDETERMINED;
}
