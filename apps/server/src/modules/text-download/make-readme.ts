import type { TextDownloadRequest } from '@keelerada/contract/texts/text-download';
import { readOwn } from '@keelerada/estonian/make-table';

export interface Provenance {
  readonly texts: number;
  readonly query: TextDownloadRequest['query'];
  readonly corpusVersion: string;
  readonly softwareVersion: string;
  readonly date: Date;
  /** How the texts are cited, in each language. */
  readonly citation: Readonly<Record<'et' | 'en', string>>;
  /** Of the files with the texts. */
  readonly extension: string;
}

const MACHINE_MADE = [
  'Analüüsi on teinud arvuti, käsitsi seda parandatud ei ole. /',
  'The analysis is made by machine and not corrected by hand.',
];
/** What a reader should know of a format, by its extension. */
const NOTES: Readonly<Record<string, readonly string[]>> = {
  conllu: ['CoNLL-U: https://universaldependencies.org/format.html', ...MACHINE_MADE],
  vislcg3: ['VISL CG-3: https://visl.sdu.dk/cg3/chunked/streamformats.html', ...MACHINE_MADE],
  xml: ['TEI P5: https://tei-c.org/guidelines/p5/', ...MACHINE_MADE],
};

/** What the archive holds and where it comes from, in both languages. */
export function makeReadme(provenance: Provenance): string {
  const { texts, corpusVersion, softwareVersion, date, extension } = provenance;
  const day = date.toISOString().slice(0, 10);
  return `${[
    'Keelerada: tekstid / texts',
    '',
    `Tekste / texts:                    ${texts}`,
    `Kuupäev / date:                    ${day}`,
    `Korpuse versioon / corpus version: ${corpusVersion}`,
    `Tarkvara / software:               Keelerada ${softwareVersion}`,
    `Litsents / licence:                CC BY 4.0 (LICENSE.txt)`,
    '',
    `*.${extension}`.padEnd(14) +
      `tekstid: pealkiri (id).${extension}, UTF-8 / the texts: title (id).${extension}, UTF-8`,
    ...(readOwn(NOTES, extension) ?? []).map((line) => `${' '.repeat(14)}${line}`),
    'metadata.csv  andmed teksti ja autori kohta, rida iga teksti kohta /',
    '              data of the text and its author, a row for each text',
    '',
    'Viide / citation:',
    `  ${provenance.citation.et}`,
    `  ${provenance.citation.en}`,
    '',
    'Päring / query:',
    ...describeQuery(provenance.query),
  ].join('\n')}\n`;
}

function describeQuery(query: Provenance['query']): string[] {
  const filters = Object.entries(query ?? {}).filter(([, value]) => !isEmpty(value));
  if (filters.length === 0) return ['  tekstid valiti ükshaaval / the texts were chosen one by one'];
  return filters.map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Terms of the texts. */
export const LICENCE_TEXT = `Creative Commons Attribution 4.0 International (CC BY 4.0)
https://creativecommons.org/licenses/by/4.0/

Tekste võib jagada, kopeerida, levitada, muuta ja kasutada mis tahes eesmärgil, ka äriliselt, kui viidatakse
algallikale, lisatakse litsentsi aadress ja märgitakse, kas midagi on muudetud.

You may share, copy, spread, change and use the texts for any purpose, also commercially, if you name the source,
give the address of the licence and say whether anything was changed.
`;
