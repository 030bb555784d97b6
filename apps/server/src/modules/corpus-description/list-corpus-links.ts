import type { CorpusDescription } from '@keelerada/contract/texts/corpus-description';
import { CORPUS_PAGE_PATH } from '@keelerada/contract/site/page-paths';
import { CORPUS_CMDI_PATH, CORPUS_JSON_LD_PATH } from '@keelerada/contract/site/paths';
import { findCorpusAddress } from './describe-corpus-size';
import { API_DOCUMENT_PATH } from './write-json-ld';

export const CMDI_TYPE = 'application/x-cmdi+xml';
export const JSON_LD_TYPE = 'application/ld+json';

const link = (address: string, relation: string, type?: string): string =>
  `<${address}>; rel="${relation}"${type === undefined ? '' : `; type="${type}"`}`;

/** Header `Link` of the page about the corpus (FAIR Signposting, level 1): programs find everything from it. */
export function listCorpusLinks(description: CorpusDescription, site: string): string {
  return [
    link(findCorpusAddress(description, site), 'cite-as'),
    link(`${site}${CORPUS_CMDI_PATH}`, 'describedby', CMDI_TYPE),
    link(`${site}${CORPUS_JSON_LD_PATH}`, 'describedby', JSON_LD_TYPE),
    link(`${site}${API_DOCUMENT_PATH}`, 'item', 'application/json'),
    link('https://schema.org/AboutPage', 'type'),
    link('https://schema.org/Dataset', 'type'),
    link(description.licence.url, 'license'),
  ].join(', ');
}

/** Header `Link` of the files that describe the corpus. */
export function listFileLinks(site: string): string {
  return link(`${site}${CORPUS_PAGE_PATH}`, 'describes', 'text/html');
}
