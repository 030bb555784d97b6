import type { ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import { wholeCorpusQuery } from '../../shared/text-selection/whole-corpus.queries';
import { useOpenSelection } from '../../shared/saved-selections/use-open-selection';
import type { Side } from '../../shared/text-selection/selected-texts';
import { useWholeSelection } from '../../shared/text-selection/text-selection';

/** Chooses the texts of one level: of those that the first selection's query finds whatever their level, else of the corpus. */
export function useOpenLevel() {
  const { openQuery } = useOpenSelection();
  const { corpusSource } = useWholeSelection();
  return (level: ProficiencyLevel, side: Side) =>
    openQuery(level, { ...(corpusSource?.query ?? wholeCorpusQuery), level: [level] }, side);
}
