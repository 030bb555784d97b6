import { nameCorpus } from '@keelerada/citation/name-corpus';
import type { CorpusCounts, CorpusDescription } from '@keelerada/contract/texts/corpus-description';
import { subcorpora, type Label } from '@keelerada/contract/texts/enumerations';
import { CORPUS_PAGE_PATH } from '@keelerada/contract/site/page-paths';
import { readOwn } from '@keelerada/estonian/make-table';
import { citeDescribed, findCorpusAddress, describeCorpusSize } from './describe-corpus-size';

/** A node of schema.org. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** By which DOIs are told apart from other identifiers. */
const DOI_REGISTRY = 'https://registry.identifiers.org/registry/doi';
export const API_DOCUMENT_PATH = '/api/docs/json';
const DOWNLOADS_PATH = '/tools/wordlist';

const inBoth = ({ et, en }: Label): readonly JsonLd[] => [
  { '@language': 'en', '@value': en },
  { '@language': 'et', '@value': et },
];
const writeSize = ({ texts, runningWords }: CorpusCounts): string =>
  `${texts} texts, ${runningWords} running words`;

/** The corpus as a Dataset of schema.org, with what DataCite asks for: creator, name, publisher, year, type, version. */
export function writeJsonLd(description: CorpusDescription, site: string): JsonLd {
  const { doi, owner, version, changedOn, licence, languages, isDemo, years } = description;
  const organization = { '@type': 'Organization', name: owner };
  const citation = citeDescribed(description, site).en;
  return {
    '@context': 'https://schema.org/',
    '@type': 'Dataset',
    '@id': findCorpusAddress(description, site),
    url: `${site}${CORPUS_PAGE_PATH}`,
    name: inBoth(nameCorpus(description)),
    description: inBoth(describeCorpusSize(description)),
    identifier: listIdentifiers(version, doi),
    ...(doi !== null && { sameAs: findCorpusAddress(description, site) }),
    creator: organization,
    publisher: organization,
    version,
    dateModified: changedOn,
    datePublished: changedOn,
    license: licence.url,
    isAccessibleForFree: true,
    inLanguage: languages.map(({ code }) => code),
    size: writeSize(description),
    ...(years !== null && !isDemo && { temporalCoverage: `${years.from}/${years.to}` }),
    keywords: ['Estonian', 'learner corpus', 'second language acquisition', 'corpus linguistics'],
    creditText: citation,
    citation,
    distribution: listDistributions(site),
    hasPart: description.subcorpora.map(({ code, ...counts }) => ({
      '@type': 'Dataset',
      name: inBoth(nameSubcorpus(code)),
      description: inBoth(describeSubcorpus(code, counts)),
      size: writeSize(counts),
      license: licence.url,
    })),
  };
}

function listIdentifiers(version: string, doi: string | null): readonly JsonLd[] {
  const state = { '@type': 'PropertyValue', propertyID: 'corpus-version', value: version };
  if (doi === null) return [state];
  const value = `doi:${doi}`;
  return [
    { '@type': 'PropertyValue', propertyID: DOI_REGISTRY, value, url: `https://doi.org/${encodeURI(doi)}` },
    state,
  ];
}

function listDistributions(site: string): readonly JsonLd[] {
  return [
    {
      '@type': 'DataDownload',
      name: 'Chosen texts as plain text, CoNLL-U, VISL CG-3 or TEI P5, with a table of their properties',
      encodingFormat: ['text/plain', 'application/tei+xml', 'application/zip'],
      contentUrl: `${site}${DOWNLOADS_PATH}`,
    },
    {
      '@type': 'DataDownload',
      name: 'Queries and downloads over HTTP, described in OpenAPI',
      encodingFormat: 'application/json',
      contentUrl: `${site}${API_DOCUMENT_PATH}`,
    },
  ];
}

export function nameSubcorpus(code: string): Label {
  return readOwn<Label>(subcorpora, code) ?? { et: code, en: code };
}

function describeSubcorpus(code: string, { texts, runningWords }: CorpusCounts): Label {
  const name = nameSubcorpus(code);
  return {
    et: `Korpuse osa „${name.et}”: ${texts} teksti, ${runningWords} sõna.`,
    en: `Part of the corpus, “${name.en}”: ${texts} texts, ${runningWords} running words.`,
  };
}
