import { nameCorpus } from '@keelerada/citation/name-corpus';
import type { CorpusDescription } from '@keelerada/contract/texts/corpus-description';
import type { Label } from '@keelerada/contract/texts/enumerations';
import { CORPUS_PAGE_PATH } from '@keelerada/contract/site/page-paths';
import { CONTENT_SEARCH_PATH, CORPUS_CMDI_PATH } from '@keelerada/contract/site/paths';
import { readOwn } from '@keelerada/estonian/make-table';
import { textElement, XML_DECLARATION } from '@keelerada/estonian/xml/write-xml';
import { citeDescribed, findCorpusAddress, describeCorpusSize } from './describe-corpus-size';
import { API_DOCUMENT_PATH, nameSubcorpus } from './write-json-ld';

/**
 * OLAC-DcmiTerms of the CLARIN component registry: the terms of Dublin Core with attributes of OLAC. Catalogues know it, and
 * nothing of the corpus has to be made up for it.
 */
const PROFILE = 'clarin.eu:cr1:p_1288172614026';
const NAMESPACE = 'http://www.clarin.eu/cmd/1';
const ENVELOPE_SCHEMA = 'https://infra.clarin.eu/CMDI/1.x/xsd/cmd-envelop.xsd';
const PROFILE_SCHEMA = `https://catalog.clarin.eu/ds/ComponentRegistry/rest/registry/1.x/profiles/${PROFILE}/xsd`;
const languageNames: Readonly<Record<string, readonly [iso: string, name: string]>> = {
  et: ['est', 'Estonian'],
  ru: ['rus', 'Russian'],
};

type Attributes = Readonly<Record<string, string>>;

const term = (name: string, content: string, attributes: Attributes = {}): string =>
  textElement(`cmdp:${name}`, content, attributes);
const inBoth = (name: string, { et, en }: Label): string[] => [
  term(name, en, { 'xml:lang': 'en' }),
  term(name, et, { 'xml:lang': 'et' }),
];
const asUri = { 'dcterms-type': 'URI' };
const asDate = { 'dcterms-type': 'W3CDTF' };

/** The description of the corpus as a CMDI 1.2 record. */
export function writeCmdi(description: CorpusDescription, site: string): string {
  const { owner, changedOn } = description;
  const lines = [
    `<cmd:CMD xmlns:cmd="${NAMESPACE}" xmlns:cmdp="${NAMESPACE}/profiles/${PROFILE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" CMDVersion="1.2" xsi:schemaLocation="${NAMESPACE} ${ENVELOPE_SCHEMA} ${NAMESPACE}/profiles/${PROFILE} ${PROFILE_SCHEMA}">`,
    '<cmd:Header>',
    textElement('cmd:MdCreator', owner),
    textElement('cmd:MdCreationDate', changedOn),
    textElement('cmd:MdSelfLink', `${site}${CORPUS_CMDI_PATH}`),
    textElement('cmd:MdProfile', PROFILE),
    textElement('cmd:MdCollectionDisplayName', nameCorpus(description).en),
    '</cmd:Header>',
    ...writeResources(site),
    '<cmd:Components>',
    '<cmdp:OLAC-DcmiTerms>',
    ...writeTerms(description, site),
    '</cmdp:OLAC-DcmiTerms>',
    '</cmd:Components>',
    '</cmd:CMD>',
  ];
  return `${XML_DECLARATION}${lines.join('\n')}\n`;
}

function writeResources(site: string): string[] {
  const proxy = (id: string, type: string, path: string, mimetype: string) =>
    `<cmd:ResourceProxy id="${id}">${textElement('cmd:ResourceType', type, { mimetype })}${textElement('cmd:ResourceRef', `${site}${path}`)}</cmd:ResourceProxy>`;
  return [
    '<cmd:Resources>',
    '<cmd:ResourceProxyList>',
    proxy('page', 'LandingPage', CORPUS_PAGE_PATH, 'text/html'),
    proxy('search', 'SearchPage', '/tools/wordcontext', 'text/html'),
    proxy('federated-search', 'SearchService', CONTENT_SEARCH_PATH, 'application/sru+xml'),
    proxy('api', 'Resource', API_DOCUMENT_PATH, 'application/json'),
    '</cmd:ResourceProxyList>',
    '<cmd:JournalFileProxyList/>',
    '<cmd:ResourceRelationList/>',
    '</cmd:Resources>',
  ];
}

/** The order is that of the profile: by the alphabet. */
function writeTerms(description: CorpusDescription, site: string): string[] {
  const { owner, doi, version, changedOn, licence, languages, years, texts, runningWords } = description;
  return [
    ...inBoth('bibliographicCitation', citeDescribed(description, site)),
    term('creator', owner),
    ...inBoth('description', describeCorpusSize(description)),
    ...description.subcorpora.flatMap(({ code, ...counts }) =>
      inBoth('description', describeSubcorpus(code, counts)),
    ),
    term('extent', `${texts} texts`),
    term('extent', `${runningWords} running words`),
    ...['text/plain', 'application/tei+xml'].map((format) =>
      term('format', format, { 'dcterms-type': 'IMT' }),
    ),
    term('identifier', findCorpusAddress(description, site), asUri),
    ...(doi === null ? [] : [term('identifier', `doi:${doi}`)]),
    term('identifier', version),
    ...languages.map(({ code }) => {
      const [iso, name] = readOwn(languageNames, code) ?? [code, code];
      return term('language', name, { 'olac-language': iso });
    }),
    term('license', licence.url, asUri),
    term('modified', changedOn, asDate),
    term('publisher', owner),
    ...inBoth('rights', {
      et: `Tekstid on litsentsiga ${licence.name}.`,
      en: `Texts under ${licence.name}.`,
    }),
    term('subject', 'Learner language', {
      'olac-linguistic-field': 'language_acquisition',
      'xml:lang': 'en',
    }),
    term('subject', 'Estonian', { 'olac-language': 'est', 'xml:lang': 'en' }),
    ...(years === null ? [] : [term('temporal', `${years.from}–${years.to}`)]),
    ...inBoth('title', nameCorpus(description)),
    term('type', 'Text', { 'olac-linguistic-type': 'primary_text', 'dcterms-type': 'DCMIType' }),
  ];
}

function describeSubcorpus(
  code: string,
  counts: { readonly texts: number; readonly runningWords: number },
): Label {
  const { et, en } = nameSubcorpus(code);
  const { texts, runningWords } = counts;
  return {
    et: `${et}: ${texts} teksti, ${runningWords} sõna.`,
    en: `${en}: ${texts} texts, ${runningWords} running words.`,
  };
}
