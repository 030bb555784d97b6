import { subcorpora } from '@keelerada/contract/enumerations';
import { escapeXml } from '@keelerada/estonian/tei/escape-xml';
import type { CorpusText } from '../../corpus/store/corpus-text';
import { SUBCORPUS_PROPERTY, TITLE_PROPERTY, YEAR_PROPERTY } from '../../corpus/store/property-names';
import { makePerson, PERSON_PROPERTIES } from './make-tei-person';
import { element, makeNotes } from './tei-elements';

/** What a file says about how it was made. */
export interface TextOrigin {
  readonly softwareVersion: string;
  readonly corpusVersion: string;
  readonly date: Date;
  /** How the texts are cited; absent where nobody is named who publishes them. */
  readonly citation?: string;
}

const LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/';
const RELATIONS_URL = 'https://universaldependencies.org/et/dep/$1.html';
const RELATION_PREFIX = `<listPrefixDef><prefixDef ident="ud-syn" matchPattern="(.+)" replacementPattern="${RELATIONS_URL}"><p>Relations of Universal Dependencies; an underscore stands for the colon of a subtype.</p></prefixDef></listPrefixDef>`;
/** Titles of opinion pieces name their author and publisher: `Mari Maasikas: Kevad (Sirp)`. */
const OPINION_TYPE = 'k1eesti_arvamuslugu';
const OPINION_TITLE = /^([^:]+):\s*(.+?)(?:\s*\(([^()]+)\))?$/u;
const SHOWN_ELSEWHERE = new Set([TITLE_PROPERTY, YEAR_PROPERTY, ...PERSON_PROPERTIES]);

/** TEI header of one text: title, licence, source with its properties, language, situation and person. */
export function makeTextHeader(
  text: CorpusText,
  language: string,
  words: number,
  origin: TextOrigin,
): string {
  const read = (name: string): string | undefined =>
    text.properties.find((property) => property.name === name)?.value;
  const { title, author, publisher } = readTitle(text.id, read(TITLE_PROPERTY), read('tekstityyp'));
  const collection = (subcorpora as Readonly<Record<string, { en: string } | undefined>>)[
    read(SUBCORPUS_PROPERTY) ?? ''
  ];
  const source = [
    element('title', collection?.en, { level: 's' }),
    element('publisher', publisher),
    element('date', read(YEAR_PROPERTY)),
    makeNotes(text.properties.filter(({ name }) => !SHOWN_ELSEWHERE.has(name))),
  ].join('');
  return `<teiHeader>
<fileDesc>
<titleStmt>${element('title', title)}${element('author', author)}</titleStmt>
<extent><measure unit="words" quantity="${words}"/></extent>
${makePublication(origin, text.id)}${makeCitationNote(origin)}
<sourceDesc><bibl>${source}</bibl></sourceDesc>
</fileDesc>
${makeEncoding(origin)}
<profileDesc>
${makeLanguage(language, read('keeletase'))}${makeSituation(read('valdkond'), read('abivahendid'))}${makePerson(text)}</profileDesc>
</teiHeader>
`;
}

/** Header of a file that holds several texts. */
export function makeCorpusHeader(texts: number, origin: TextOrigin): string {
  return `<teiHeader>
<fileDesc>
<titleStmt><title>Keelerada: ${texts} texts</title></titleStmt>
${makePublication(origin)}${makeCitationNote(origin)}
<sourceDesc><p>Texts chosen from the corpus of Keelerada, version ${escapeXml(origin.corpusVersion)}.</p></sourceDesc>
</fileDesc>
${makeEncoding(origin)}
</teiHeader>
`;
}

/** Header of a text that is not published. */
export function makeFileHeader(title: string, words: number): string {
  return `<teiHeader>
<fileDesc>
<titleStmt>${element('title', title)}</titleStmt>
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
<date when="${date.toISOString().slice(0, 10)}"/>
${element('idno', id, { type: 'UUID' })}<availability status="free"><licence target="${LICENCE_URL}">CC BY 4.0</licence></availability>
</publicationStmt>`;
}

/** Where TEI has notes on a file as a whole. */
function makeCitationNote({ citation }: TextOrigin): string {
  return citation === undefined
    ? ''
    : `\n<notesStmt>${element('note', citation, { type: 'citation' })}</notesStmt>`;
}

function makeEncoding({ softwareVersion, corpusVersion }: TextOrigin): string {
  // TEI takes numbers and dots only as a version.
  const version = /^\d+(\.\d+)*/.exec(softwareVersion)?.[0] ?? '0';
  return `<encodingDesc>
<p>Corpus version ${escapeXml(corpusVersion)}. Sentences, words, lemma, part of speech (pos: UPOS), features (msd) and relations (linkGrp) of Universal Dependencies are made by machine and not checked by hand.</p>
${RELATION_PREFIX}
<appInfo><application ident="keelerada" version="${version}"><label>Keelerada</label></application></appInfo>
</encodingDesc>`;
}

function makeLanguage(language: string, level: string | undefined): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const shown = level === undefined ? name : `${name}, proficiency level ${level}`;
  return `<langUsage>${element('language', shown, { ident: language })}</langUsage>\n`;
}

/** The situation in which the text was written; TEI wants all its parts. */
function makeSituation(domain: string | undefined, materials: string | undefined): string {
  return `<textDesc><channel mode="w"/><constitution type="single"/><derivation type="original"/>${
    domain === undefined ? '<domain/>' : element('domain', domain)
  }<factuality/><interaction type="none"/><preparedness>${escapeXml(materials === undefined ? '' : `study materials: ${materials}`)}</preparedness><purpose/></textDesc>\n`;
}
