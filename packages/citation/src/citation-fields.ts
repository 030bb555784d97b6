import { type CitedResult, hasOwnAddress, readCitedAddress } from './cited-result';
import { citationWords } from './citation-words';
import { hashText } from './hash-text';
import { nameCorpus } from './name-corpus';

type DateParts = readonly [year: number, month: number, day: number];

/** What every form of a citation is made of. */
export interface CitationFields {
  /** The same whenever the same result is cited. */
  readonly key: string;
  readonly type: 'dataset' | 'software';
  /** Who publishes the corpus; null for the software alone, which is named by its title. */
  readonly author: string | null;
  readonly title: string;
  readonly kind: string;
  readonly version: string;
  /** Day of the corpus's state; the day of access where its name tells none. */
  readonly issued: DateParts;
  readonly accessed: DateParts;
  readonly doi: string | null;
  readonly url: string;
  /** Sentences without full stop: what was asked, of which texts, by which software. */
  readonly sentences: readonly string[];
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/u;

const readParts = (date: Date): DateParts => [date.getFullYear(), date.getMonth() + 1, date.getDate()];

/** Day that the name of a state begins with. */
function readStateDay(version: string): DateParts | null {
  const [, year, month, day] = DAY.exec(version) ?? [];
  return day === undefined ? null : [Number(year), Number(month), Number(day)];
}

/** Small Latin letters and hyphens, for keys. */
const makeSlug = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

function listSentences(cited: CitedResult): readonly string[] {
  const { language, corpus, softwareVersion, asked } = cited;
  const words = citationWords[language];
  const { tool, query, texts, hasOwnText } = asked;
  const question = [tool, query].filter((part) => part !== '').join(': ');
  if (texts === null) return [question, ...(hasOwnText ? [`${words.text}: ${words.ownText}`] : [])];
  return [
    ...(question === '' ? [] : [question]),
    `${words.texts}: ${texts}${hasOwnText ? `; ${words.ownTextToo}` : ''}`,
    ...(hasOwnAddress(cited) || cited.address === '' ? [] : [words.listElsewhere]),
    ...(corpus.isDemo ? [words.demo] : []),
    words.software(softwareVersion),
  ];
}

/** The fields of a citation. A result of an own text alone cites the software: nothing of the corpus is in it. */
export function makeCitationFields(cited: CitedResult): CitationFields {
  const { language, corpus, softwareVersion, asked, date } = cited;
  const words = citationWords[language];
  const accessed = readParts(date);
  const url = readCitedAddress(cited);
  const isCorpus = asked.texts !== null;
  const version = isCorpus ? corpus.version : softwareVersion;
  const sentences = listSentences(cited);
  const hash = hashText(JSON.stringify([version, url, sentences]));
  const shared = { version, accessed, url, sentences };
  if (!isCorpus)
    return {
      ...shared,
      ...{ type: 'software', author: null, title: 'Keelerada', kind: words.softwareKind, doi: null },
      issued: accessed,
      key: `keelerada-${makeSlug(asked.tool)}-${hash}`,
    };
  const issued = readStateDay(version) ?? accessed;
  return {
    ...shared,
    ...{ type: 'dataset', author: corpus.owner, doi: corpus.doi, issued },
    title: nameCorpus(corpus)[language],
    kind: corpus.isDemo ? words.demoDataset : words.dataset,
    key: ['keelerada', makeSlug(version), makeSlug(asked.tool), hash].filter((part) => part !== '').join('-'),
  };
}
