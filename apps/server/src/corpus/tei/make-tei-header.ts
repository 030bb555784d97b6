import { subcorpora } from '@keelerada/contract/texts/enumerations';
import { escapeXml, textElement, element, type Xml } from '@keelerada/estonian/xml/write-xml';
import { readOwn, makeTable } from '@keelerada/estonian/make-table';
import type { CorpusText, TextProperty } from '../store/corpus-text';
import { SUBCORPUS_PROPERTY, TITLE_PROPERTY, YEAR_PROPERTY } from '../store/property-names';

const LANGUAGE_KNOWLEDGE = makeTable({ emakeel: 'first', muudkeeled: 'other' });
const CITIZENSHIP = 'kodakondsus';
/** Properties of the person who wrote a text; all others describe the text. */
const PERSON_PROPERTIES: readonly string[] = [
  ...['vanus', 'vanusevahemik', 'sugu', 'haridus', 'oppeaste', 'teaduskraad', CITIZENSHIP],
  ...['riik', 'elukoht', 'taust', ...Object.keys(LANGUAGE_KNOWLEDGE)],
];
const SEXES = makeTable({ mees: 'M', naine: 'F' });
/** ISO 639 of a language that has no name in the list. */
const UNDETERMINED = 'und';

/** Properties under their own names. */
function makeNotes(properties: readonly TextProperty[]): Xml {
  return properties.map(({ name, value }) => textElement('note', value, { type: name })).join('') as Xml;
}

/** The person without a name: the collection holds none. */
function makePerson({ id, properties }: CorpusText): string {
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

/** What a file says about how it was made. */
export interface TextOrigin {
  readonly softwareVersion: string;
  /** Absent where the file depends on nothing but its texts. */
  readonly corpusVersion?: string;
  readonly date?: Date;
  /** How the texts are cited; absent where nobody is named who publishes them. */
  readonly citation?: string;
}

/** What only files say that are imported again. */
export interface ExactFacts {
  /** Who made the annotation; null where nobody says. */
  readonly annotatedBy: string | null;
}

/** Types of the elements that the import looks for. */
export const PROPERTY_TYPE = 'property';
export const ANNOTATOR_TYPE = 'annotator';
const LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/';
const RELATIONS_URL = 'https://universaldependencies.org/et/dep/$1.html';
const RELATION_PREFIX = `<listPrefixDef><prefixDef ident="ud-syn" matchPattern="(.+)" replacementPattern="${RELATIONS_URL}"><p>Relations of Universal Dependencies; an underscore stands for the colon of a subtype.</p></prefixDef></listPrefixDef>`;
/** Titles of opinion pieces name their author and publisher: `Mari Maasikas: Kevad (Sirp)`. */
const OPINION_TYPE = 'k1eesti_arvamuslugu';
const OPINION_TITLE = /^([^:]+):\s*(.+?)(?:\s*\(([^()]+)\))?$/u;
const SHOWN_ELSEWHERE = new Set([TITLE_PROPERTY, YEAR_PROPERTY, ...PERSON_PROPERTIES]);

/**
 * TEI header of one text: title, licence, source with its properties, language, situation and person. With `exact` all
 * properties stand under their own names in `notesStmt` too.
 */
export function makeTextHeader(
  text: CorpusText,
  language: string,
  words: number,
  origin: TextOrigin,
  exact?: ExactFacts,
): string {
  const read = (name: string): string | undefined =>
    text.properties.find((property) => property.name === name)?.value;
  const { title, author, publisher } = readTitle(text.id, read(TITLE_PROPERTY), read('tekstityyp'));
  const collection = readOwn<{ en: string }>(subcorpora, read(SUBCORPUS_PROPERTY) ?? '');
  const source = [
    textElement('title', collection?.en, { level: 's' }),
    textElement('publisher', publisher),
    textElement('date', read(YEAR_PROPERTY)),
    makeNotes(text.properties.filter(({ name }) => !SHOWN_ELSEWHERE.has(name))),
  ].join('');
  return `<teiHeader>
<fileDesc>
<titleStmt>${textElement('title', title)}${textElement('author', author)}</titleStmt>
<extent><measure unit="words" quantity="${words}"/></extent>
${makePublication(origin, text.id)}${exact ? '' : makeCitationNote(origin)}
${exact ? listProperties(text) : ''}<sourceDesc><bibl>${source}</bibl></sourceDesc>
</fileDesc>
${makeEncoding(origin, exact)}
<profileDesc>
${makeLanguage(language, read('keeletase'))}${makeSituation(read('valdkond'), read('abivahendid'))}${makePerson(text)}</profileDesc>
</teiHeader>
`;
}

/** Header of a file that holds several texts; all texts of the corpus without a number. */
export function makeCorpusHeader(texts: number | null, origin: TextOrigin): string {
  const version = origin.corpusVersion === undefined ? '' : `, version ${escapeXml(origin.corpusVersion)}`;
  const encoding = texts === null ? makeEncoding(origin, 'EACH_TEXT_SAYS') : makeEncoding(origin);
  return `<teiHeader>
<fileDesc>
<titleStmt><title>Keelerada: ${texts ?? 'all'} texts</title></titleStmt>
${makePublication(origin)}${makeCitationNote(origin)}
<sourceDesc><p>Texts ${texts === null ? 'of' : 'chosen from'} the corpus of Keelerada${version}.</p></sourceDesc>
</fileDesc>
${encoding}
</teiHeader>
`;
}

/** Header of a text that is not published. */
export function makeFileHeader(title: string, words: number): string {
  return `<teiHeader>
<fileDesc>
<titleStmt>${textElement('title', title)}</titleStmt>
<extent><measure unit="words" quantity="${words}"/></extent>
<publicationStmt><p>Not published.</p></publicationStmt>
<sourceDesc><p>A file.</p></sourceDesc>
</fileDesc>
<encodingDesc>${RELATION_PREFIX}</encodingDesc>
</teiHeader>
`;
}

function readTitle(id: string, title: string | undefined, type: string | undefined) {
  const [, author, ownTitle, publisher] = (type === OPINION_TYPE && OPINION_TITLE.exec(title ?? '')) || [];
  return { title: ownTitle ?? title ?? id, author, publisher };
}

function makePublication({ date }: TextOrigin, id?: string): string {
  return `<publicationStmt>
<publisher>Keelerada</publisher>
${date === undefined ? '' : `<date when="${date.toISOString().slice(0, 10)}"/>\n`}${textElement('idno', id, { type: 'UUID' })}<availability status="free"><licence target="${LICENCE_URL}">CC BY 4.0</licence></availability>
</publicationStmt>`;
}

/** Where TEI has notes on a file as a whole. */
function makeCitationNote({ citation }: TextOrigin): string {
  return citation === undefined
    ? ''
    : `\n<notesStmt>${textElement('note', citation, { type: 'citation' })}</notesStmt>`;
}

function makeEncoding(
  { softwareVersion, corpusVersion }: TextOrigin,
  annotator?: ExactFacts | 'EACH_TEXT_SAYS',
): string {
  // TEI takes numbers and dots only as a version.
  const version = /^\d+(\.\d+)*/.exec(softwareVersion)?.[0] ?? '0';
  const corpus = corpusVersion === undefined ? '' : `Corpus version ${escapeXml(corpusVersion)}. `;
  return `<encodingDesc>
<p>${corpus}Sentences, words, lemma, part of speech (pos: UPOS), features (msd) and relations (linkGrp) of Universal Dependencies ${sayAnnotator(annotator)}</p>
${RELATION_PREFIX}
<appInfo><application ident="keelerada" version="${version}"><label>Keelerada</label></application></appInfo>
</encodingDesc>`;
}

function sayAnnotator(annotator: ExactFacts | 'EACH_TEXT_SAYS' | undefined): string {
  if (annotator === undefined) return 'are made by machine and not checked by hand.';
  if (annotator === 'EACH_TEXT_SAYS') return 'are by whom the header of each text names.';
  const { annotatedBy } = annotator;
  return annotatedBy === null
    ? 'are as they were given with the text.'
    : `are by ${textElement('name', annotatedBy, { type: ANNOTATOR_TYPE })}.`;
}

/** All properties under their own names, whatever characters these have. */
function listProperties({ properties }: CorpusText): string {
  if (properties.length === 0) return '';
  const notes = properties.map(({ name, value }) =>
    textElement('note', value, { type: PROPERTY_TYPE, n: name }),
  );
  return `<notesStmt>\n${notes.join('\n')}\n</notesStmt>\n`;
}

function makeLanguage(language: string, level: string | undefined): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const shown = level === undefined ? name : `${name}, proficiency level ${level}`;
  return `<langUsage>${textElement('language', shown, { ident: language })}</langUsage>\n`;
}

/** The situation in which the text was written; TEI wants all its parts. */
function makeSituation(domain: string | undefined, materials: string | undefined): string {
  return `<textDesc><channel mode="w"/><constitution type="single"/><derivation type="original"/>${
    domain === undefined ? '<domain/>' : textElement('domain', domain)
  }<factuality/><interaction type="none"/><preparedness>${escapeXml(materials === undefined ? '' : `study materials: ${materials}`)}</preparedness><purpose/></textDesc>\n`;
}
