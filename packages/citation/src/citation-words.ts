import type { CitationLanguage } from './cited-result';

interface CitationWords {
  readonly dataset: string;
  readonly demoDataset: string;
  readonly softwareKind: string;
  readonly texts: string;
  readonly text: string;
  readonly ownTextToo: string;
  readonly ownText: string;
  readonly demo: string;
  readonly listElsewhere: string;
  readonly version: (version: string) => string;
  readonly countTexts: (texts: number) => string;
  /** A second selection of so many texts, after the first. */
  readonly comparedWith: (texts: string) => string;
  readonly software: (version: string) => string;
  readonly retrieved: (date: Date, address: string) => string;
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** What a reference list says, as it is written in each language. */
export const citationWords: Readonly<Record<CitationLanguage, CitationWords>> = {
  et: {
    dataset: 'andmestik',
    demoDataset: 'näidisandmestik',
    softwareKind: 'tarkvara',
    texts: 'Tekstid',
    text: 'Tekst',
    ownTextToo: 'lisaks üks oma tekst, mida ei avaldata',
    ownText: 'oma tekst, mida ei avaldata',
    demo: 'Näidiskorpus on mõeldud proovimiseks, mitte uurimistööks',
    listElsewhere: 'Tekstide loend on tulemuse allalaaditud failis',
    version: (version) => `versioon ${version}`,
    countTexts: (texts) => (texts === 1 ? '1 tekst' : `${texts} teksti`),
    comparedWith: (texts) => `võrdluseks ${texts}`,
    software: (version) => `Tarkvara: Keelerada ${version}`,
    retrieved: (date, address) => {
      const day = `Vaadatud ${date.getDate()}.${date.getMonth() + 1}.${date.getFullYear()}`;
      return address === '' ? day : `${day}, ${address}`;
    },
  },
  en: {
    dataset: 'Data set',
    demoDataset: 'Demonstration data set',
    softwareKind: 'Computer software',
    texts: 'Texts',
    text: 'Text',
    ownTextToo: 'and one own text, which is not published',
    ownText: 'an own text, which is not published',
    demo: 'The demonstration corpus is for trying out, not for research',
    listElsewhere: 'The texts are listed in the download of the result',
    version: (version) => `Version ${version}`,
    countTexts: (texts) => (texts === 1 ? '1 text' : `${texts} texts`),
    comparedWith: (texts) => `compared with ${texts}`,
    software: (version) => `Software: Keelerada ${version}`,
    retrieved: (date, address) => {
      const day = `Retrieved ${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
      return address === '' ? day : `${day}, from ${address}`;
    },
  },
};
