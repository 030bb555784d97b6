import type { WordAnalyserResponse } from '@keelerada/contract/tools/word-analyser';

/** Word, lemma, syllables, class and form. */
type TestWord = readonly [string, string, string, string, string];

/** An answer over a text of these words with a space between them. */
export function makeAnswer(...words: TestWord[]): WordAnalyserResponse {
  const sonad = words.map(([word]) => word);
  let place = 0;
  return {
    sonad,
    lemmad: words.map(([, lemma]) => lemma),
    silbid: words.map(([, , syllables]) => syllables),
    sonaliigid: words.map(([, , , wordClass]) => wordClass),
    vormimargendid: words.map(([, , , , form]) => form),
    tekst: sonad.join(' '),
    kohad: sonad.map((word) => {
      const start = place;
      place += word.length + 1;
      return start;
    }),
    kordused: [],
    ownTextLanguage: 'et',
    totals: { texts: 1, runningWords: words.length },
  };
}
