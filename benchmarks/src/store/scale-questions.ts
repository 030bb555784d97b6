import type { CorpusQuery } from '../../../apps/server/src/corpus/engine/corpus-query';
import { clusterFinderQuery } from '../../../apps/server/src/modules/cluster-finder/cluster-finder-query';
import { collocatesQuery } from '../../../apps/server/src/modules/collocates/collocates-query';
import { distributionQuery } from '../../../apps/server/src/corpus/queries/distribution-query';
import { frequenciesQuery } from '../../../apps/server/src/corpus/queries/frequencies-query';
import { keynessQuery } from '../../../apps/server/src/modules/keyness/keyness-query';
import { wordContextQuery } from '../../../apps/server/src/corpus/queries/word-context-query';
import { wordFormsQuery } from '../../../apps/server/src/corpus/queries/word-forms-query';
import { wordlistQuery } from '../../../apps/server/src/modules/wordlist/wordlist-query';
import { worksheetQuery } from '../../../apps/server/src/modules/worksheet/worksheet-query';

export interface ScaleQuestion {
  readonly name: string;
  readonly query: CorpusQuery;
  readonly options: unknown;
  /** The texts asked about: all, or every tenth. */
  readonly texts: 'all' | 'tenth';
}

/** Words to ask for: the most frequent form, a frequent lemma and a rare form. */
export interface ScaleWords {
  readonly frequent: string;
  readonly lemma: string;
  readonly rare: string;
}

const WIDTH = { type: 'WORD', count: 5 } as const;
const LINE = { characters: 80, markedAt: [] };

/** One question of each kind that the tools ask. */
export function listScaleQuestions({ frequent, lemma, rare }: ScaleWords): ScaleQuestion[] {
  const page = { width: WIDTH, line: LINE, to: 100 };
  const ofFrequent = { keyword: frequent, unit: 'folded' } as const;
  const ofLemma = { keyword: lemma, unit: 'lemma' } as const;
  const ofErrors = { cql: `[lemma="${lemma}" & error!="R:WO"]`, keepCapitalization: false };
  const ofWordOrder = { cql: '[error.first="WO"]', keepCapitalization: false };
  const cql = `[lemma="${lemma}"] []{0,3} [pos="NOUN"] within s`;
  const rows: [string, unknown, unknown, ScaleQuestion['texts']?][] = [
    ['first page, most frequent word', wordContextQuery, { ...ofFrequent, ...page }],
    ['the same by the word after it', wordContextQuery, { ...ofFrequent, ...page, sortBy: [1] }],
    ['the same, sample of 100', wordContextQuery, { ...ofFrequent, ...page, sample: { size: 100, seed: 5 } }],
    ['first page, lemma', wordContextQuery, { ...ofLemma, ...page }],
    ['all lines, rare word', wordContextQuery, { keyword: rare, unit: 'folded', width: WIDTH }],
    ['first page, phrase', wordContextQuery, { keyword: `${frequent} ${rare}`, unit: 'folded', ...page }],
    ['first page, query by form', wordContextQuery, { cql, keepCapitalization: false, ...page }],
    ['first page, query by error', wordContextQuery, { ...ofErrors, ...page, showsErrors: true }],
    [
      'corrections of a lemma',
      frequenciesQuery,
      { ...ofLemma, width: WIDTH, measure: { place: 'CORRECTION' } },
    ],
    ['distribution of an error, a tenth', distributionQuery, ofWordOrder, 'tenth'],
    ['distribution, most frequent word', distributionQuery, ofFrequent],
    ['worksheet, lemma', worksheetQuery, { ...ofLemma, count: 10, seed: 7 }],
    ['word list, all, lemmas', wordlistQuery, { unit: 'lemma' }],
    ['word list, a tenth of the texts', wordlistQuery, { unit: 'folded' }, 'tenth'],
    ['forms of a lemma', wordFormsQuery, { lemma }],
    ['keyness, a tenth and all', keynessQuery, { unit: 'lemma', minFrequency: 5 }, 'tenth'],
    ['neighbours, most frequent word, 3', collocatesQuery, { ...ofFrequent, span: 3, formula: 'LOGDICE' }],
    ['neighbours, lemma, 5', collocatesQuery, { ...ofLemma, span: 5, formula: 'LOGDICE' }],
    ['clusters of 3 word classes', clusterFinderQuery, { unit: 'class', length: 3, usageLimit: 10, to: 50 }],
    [
      'clusters of 3 words, a tenth',
      clusterFinderQuery,
      { unit: 'folded', length: 3, minFrequency: 2, usageLimit: 10, to: 50 },
      'tenth',
    ],
  ];
  return rows.map(([name, query, options, texts = 'all']) => ({
    name,
    query: query as CorpusQuery,
    options,
    texts,
  }));
}
