import { type Citation, writeCitation } from '@keelerada/citation/write-citation';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language';
import { useSession } from '../session/session';
import { useQueryInWords } from '../text-filters/use-query-in-words';
import { describeQuery } from '../text-filters/describe-query';
import { readTextQuery } from '../text-filters/read-text-query';
import type { ChosenTexts, SelectedTexts } from '../text-selection/selected-texts';
import { useTextSelection } from '../text-selection/text-selection';

export interface CitedAnswer {
  /** Title of the tool; empty where texts alone are cited. */
  readonly tool: string;
  /** What was asked, in a line. */
  readonly query: string;
  /** Address that brings the answer back; null where it would be too long. */
  readonly address: string | null;
}

/** Summaries put dots between their parts; a reference list puts commas. */
const joinWithCommas = (line: string): string => line.replaceAll(' · ', ', ');

/** The corpus texts of a selection in words: "Level: B1 (12 texts)"; null if there are none. */
function useCorpusTextsInWords(): (texts: ChosenTexts) => string | null {
  const { t } = useTranslation('citation');
  const describe = useQueryInWords();
  return ({ corpusTextIds, corpusSource }) => {
    if (corpusTextIds === null) return null;
    const tell = (key: 'texts' | 'left_out' | 'picked', count: number) => t(key, { count });
    const { length } = corpusTextIds;
    if (corpusSource === null) return tell('picked', length);
    const { query, unchosenIds } = corpusSource;
    const isWhole = describeQuery(readTextQuery(query)).length === 0;
    const counts = [
      tell('texts', length),
      ...(unchosenIds.length > 0 ? [tell('left_out', unchosenIds.length)] : []),
    ];
    return `${isWhole ? t('whole_corpus') : describe(query)} (${counts.join('; ')})`;
  };
}

/** Both selections under their letters, or the one there is. */
function useTextsInWords(): (selection: SelectedTexts) => string | null {
  const describe = useCorpusTextsInWords();
  return (selection) => {
    const first = describe(selection);
    if (selection.compared === null) return first;
    const second = describe(selection.compared);
    const sides = [...(first === null ? [] : [`A: ${first}`]), ...(second === null ? [] : [`B: ${second}`])];
    return sides.length === 0 ? null : sides.join('; ');
  };
}

/** Cites an answer about texts, those chosen now if no others are given, in the language of the page, with today as the day of access. */
export function useCitation(): (answer: CitedAnswer, texts?: SelectedTexts) => Citation {
  const language = useLanguage();
  const { corpus, version } = useSession();
  const selection = useTextSelection();
  const describeTexts = useTextsInWords();
  return ({ tool, query, address }, texts = selection) =>
    writeCitation({
      language,
      corpus,
      softwareVersion: version,
      asked: {
        tool,
        query: joinWithCommas(query),
        texts: describeTexts(texts),
        hasOwnText: texts.ownTexts !== null || (texts.compared?.ownTexts ?? null) !== null,
      },
      date: new Date(),
      page: `${window.location.origin}${window.location.pathname}`,
      address,
    });
}
