import type { HomePicture } from '@keelerada/contract/site/home';
import type { HomePictureName } from '@keelerada/contract/fields/choices';
import { wholeCorpusQuery } from '../../../shared/text-selection/whole-corpus.queries';
import { encodeFoundResult } from '../../../shared/result-link/encode-result';
import { makeTableView } from '../../../shared/ui/result-table/table-view';

/** The page of the tool that a picture is of. */
export const toolPaths: Readonly<Record<HomePictureName, string>> = {
  wordlist: '/tools/wordlist',
  keyness: '/tools/wordlist',
  distribution: '/tools/distribution',
  collocates: '/tools/collocates',
  'word-sketch': '/tools/wordsketch',
  'cluster-finder': '/tools/clusterfinder',
};

const makeTexts = (level: string | null, textCount: number) => ({
  query: level === null ? wholeCorpusQuery : { ...wholeCorpusQuery, level: [level] },
  textCount,
});

/** The address that opens the tool with the whole of the result; `noun` is how the table names the part of speech. */
export function makePicturePath(picture: HomePicture, noun: string): string {
  const { name, options, level, texts, comparedLevel, comparedTexts } = picture;
  const view = {
    ...makeTableView({ columnId: 'frequency', isDescending: true }),
    filters: { partOfSpeech: { kind: 'choice', values: [noun] } },
  };
  const second =
    comparedLevel === null || comparedTexts === null ? null : makeTexts(comparedLevel, comparedTexts);
  const views = name === 'wordlist' ? { view } : {};
  return toolPaths[name] + encodeFoundResult(makeTexts(level, texts), options, views, second);
}
