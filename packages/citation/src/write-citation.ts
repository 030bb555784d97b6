import { type CitationFields, makeCitationFields } from './citation-fields';
import type { CitationLanguage, CitedResult } from './cited-result';
import { citationWords } from './citation-words';
import { endSentence } from './end-sentence';

/** Braces are named, since BibTeX counts them even behind a backslash; quotation marks, since babel gives them a meaning. */
const SPECIALS = new Map<string, string>(
  Object.entries({
    '\\': '\\textbackslash{}',
    '{': '\\textbraceleft{}',
    '}': '\\textbraceright{}',
    $: '\\$',
    '&': '\\&',
    '#': '\\#',
    '%': '\\%',
    _: '\\_',
    '^': '\\textasciicircum{}',
    '~': '\\textasciitilde{}',
    '<': '\\textless{}',
    '>': '\\textgreater{}',
    '|': '\\textbar{}',
    '"': '\\symbol{34}',
  }),
);

/** A text that LaTeX sets as it stands, inside the braces of a BibTeX field. Letters stay UTF-8. */
function escapeLatex(text: string): string {
  return text
    .replaceAll(/[\\{}$&#%_^~<>|"]/gu, (sign) => SPECIALS.get(sign) ?? sign)
    .replaceAll(/\s+/gu, ' ');
}

/** One citation in three forms. */
export interface Citation {
  /** As in a list of references (APA style), one line. */
  readonly text: string;
  /** One entry `@misc`, UTF-8. */
  readonly bibtex: string;
  /** An array of one item (CSL-JSON 1.0). */
  readonly csl: string;
  /** Name of the entry, and of files. */
  readonly key: string;
}

const DOI_RESOLVER = 'https://doi.org/';
const CSL_INDENT = 2;
const LANGUAGE_NAMES: Readonly<Record<CitationLanguage, string>> = { et: 'estonian', en: 'english' };

function writeText(fields: CitationFields, { language, date }: CitedResult): string {
  const { author, title, kind, version, issued, doi, url, sentences } = fields;
  const words = citationWords[language];
  const [year] = issued;
  const work = `${title} (${words.version(version)}) [${kind}].`;
  return [
    ...(author === null ? [`${work} (${year}).`] : [`${endSentence(author)} (${year}). ${work}`]),
    // An address has no full stop after it: it would be taken for a part of it.
    ...(doi === null ? [] : [`${DOI_RESOLVER}${doi}`]),
    ...sentences.map(endSentence),
    url === '' ? endSentence(words.retrieved(date, url)) : words.retrieved(date, url),
  ].join(' ');
}

/** `url` and `doi` are read letter by letter; a brace or a percent sign alone would end what is read. */
const writeVerbatim = (address: string): string =>
  address.replaceAll(/[{}\\\s]/gu, (sign) => encodeURIComponent(sign));

const padPart = (part: number): string => String(part).padStart(2, '0');

function writeBibtex(fields: CitationFields, { language }: CitedResult): string {
  const { key, author, title, kind, version, issued, accessed, doi, url, sentences } = fields;
  const entries: readonly (readonly [string, string])[] = [
    author === null ? ['key', title] : ['author', `{${escapeLatex(author)}}`],
    ['title', `{${escapeLatex(title)}}`],
    ['howpublished', escapeLatex(kind)],
    ['year', String(issued[0])],
    ['version', escapeLatex(version)],
    ...(doi === null ? [] : [['doi', writeVerbatim(doi)] as const]),
    ...(url === '' ? [] : [['url', writeVerbatim(url)] as const]),
    ['urldate', accessed.map(padPart).join('-')],
    ['note', sentences.map((sentence) => escapeLatex(endSentence(sentence))).join(' ')],
    ['langid', LANGUAGE_NAMES[language]],
  ];
  return `@misc{${key},\n${entries.map(([name, value]) => `  ${name} = {${value}},\n`).join('')}}\n`;
}

function writeCsl(fields: CitationFields, { language }: CitedResult): string {
  const { key, type, author, title, kind, version, issued, accessed, doi, url, sentences } = fields;
  const item = {
    id: key,
    type,
    ...(author !== null && { author: [{ literal: author }], publisher: author }),
    title,
    genre: kind,
    version,
    issued: { 'date-parts': [issued] },
    accessed: { 'date-parts': [accessed] },
    ...(doi !== null && { DOI: doi }),
    ...(url !== '' && { URL: url }),
    note: sentences.map(endSentence).join(' '),
    language,
  };
  return `${JSON.stringify([item], null, CSL_INDENT)}\n`;
}

/**
 * The citation of a result: corpus and its state, what was asked of which texts, software, date of access and address.
 * APA 7 (data sets), BibTeX as biblatex reads it too, CSL-JSON 1.0.
 */
export function writeCitation(cited: CitedResult): Citation {
  const fields = makeCitationFields(cited);
  return {
    text: writeText(fields, cited),
    bibtex: writeBibtex(fields, cited),
    csl: writeCsl(fields, cited),
    key: fields.key,
  };
}
