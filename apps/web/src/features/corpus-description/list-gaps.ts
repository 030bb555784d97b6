import type { CorpusDescription } from '@keelerada/contract/texts/corpus-description';
import { subcorpora, textTypesBySubcorpus, type Label } from '@keelerada/contract/texts/enumerations';

/** Levels of the Common European Framework that the corpus is asked about. */
const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
const FREQUENT_TYPES = 3;

export interface CorpusGaps {
  readonly emptySubcorpora: readonly Label[];
  readonly emptyLevels: readonly string[];
  readonly textTypes: number;
  /** The most frequent text types and how many texts they hold together. */
  readonly frequentTypes: readonly Label[];
  readonly frequentTexts: number;
}

const typeLabels = new Map(
  Object.values(textTypesBySubcorpus)
    .flat()
    .map(({ code, label }) => [code, label]),
);

/** What the corpus lacks, as far as its counts tell it. */
export function listGaps({ subcorpora: counted, levels, textTypes }: CorpusDescription): CorpusGaps {
  const codes = new Set(counted.map(({ code }) => code));
  const known = new Set(levels.map(({ code }) => code));
  const frequent = textTypes.slice(0, FREQUENT_TYPES);
  return {
    emptySubcorpora: Object.entries(subcorpora).flatMap(([code, label]) => (codes.has(code) ? [] : [label])),
    emptyLevels: LEVELS.filter((level) => !known.has(level)),
    textTypes: textTypes.length,
    frequentTypes: frequent.map(({ code }) => typeLabels.get(code) ?? { et: code, en: code }),
    frequentTexts: frequent.reduce((sum, { texts }) => sum + texts, 0),
  };
}
