import { gapErrorCodes } from '@keelerada/contract/fields/choices';
import { nameErrorCode } from '@keelerada/contract/error-marks/error-codes';
import type { CitationLanguage, CitedCorpus } from '@keelerada/citation/cited-result';
import { citationWords } from '@keelerada/citation/citation-words';
import { writeCitation } from '@keelerada/citation/write-citation';
import { readSoftwareVersion } from '../../platform/config/software-version';

/** What an answer was made of, in words of the language of the citation. */
export interface CitedAnswer {
  readonly tool: string;
  /** What it was asked, or empty. */
  readonly query: string;
  readonly texts: number;
  /** Of the second selection. */
  readonly comparedTexts?: number | undefined;
}

/** The citation of an answer, one line; null for files, since nothing of the corpus is in it. */
export type AnswerCiter = (answer: CitedAnswer, language: CitationLanguage) => string | null;

/** How the answers of commands are cited; `site` is the origin of the site, empty where it is not known. */
export function makeAnswerCiter(corpus: CitedCorpus | null, site: string): AnswerCiter {
  return ({ tool, query, texts, comparedTexts }, language) => {
    if (corpus === null) return null;
    const { countTexts, comparedWith } = citationWords[language];
    const counted = [
      countTexts(texts),
      ...(comparedTexts === undefined ? [] : [comparedWith(countTexts(comparedTexts))]),
    ];
    return writeCitation({
      ...{ language, corpus, softwareVersion: readSoftwareVersion(), date: new Date() },
      asked: { tool, query, texts: counted.join(', '), hasOwnText: false },
      page: site,
      address: site,
    }).text;
  };
}

/** What a request looks for, as a citation names it: a word, a query, a kind of error, or nothing. */
export function nameQuery(request: object, language: CitationLanguage): string {
  const { keyword, cql, errorCode } = request as Readonly<Record<string, unknown>>;
  const searched = [keyword, cql].find((each): each is string => typeof each === 'string');
  const code = gapErrorCodes.find((each) => each === errorCode);
  return searched ?? (code === undefined ? '' : nameErrorCode(code, language));
}
