import { useTranslation } from 'react-i18next';
import { describeQuery } from '../text-filters/describe-query';
import { readTextQuery } from '../text-filters/read-text-query';
import { type ChosenTexts, readSide, type Side } from '../text-selection/selected-texts';
import { useWholeSelection } from '../text-selection/text-selection';
import { useSelectionName } from '../text-selection/use-selection-name';

interface NamedSide {
  readonly name: string;
  /** "in B1 texts", as a part of a sentence. */
  readonly place: string;
  /** It is all texts of a level. */
  readonly isLevel: boolean;
}

const LEVEL = /^[ABC][12]?$/u;

/** What sort of place the texts are in a sentence. */
function readPlace({ corpusTextIds, corpusSource, ownTexts }: ChosenTexts, name: string) {
  if (corpusTextIds === null) return 'own';
  if (ownTexts !== null || corpusSource === null || corpusSource.unchosenIds.length > 0) return 'side';
  if (LEVEL.test(name)) return 'level';
  return describeQuery(readTextQuery(corpusSource.query)).length === 0 ? 'corpus' : 'side';
}

/** Both selections by their names, which tell them apart. Needs the lazy messages `comparison`. */
export function useSides(): Readonly<Record<Side, NamedSide>> {
  const { t } = useTranslation('comparison');
  const selection = useWholeSelection();
  const nameSelection = useSelectionName();
  const [nameA, nameB] = [nameSelection(readSide(selection, 'A')), nameSelection(readSide(selection, 'B'))];
  const make = (letter: Side, name: string): NamedSide => {
    const place = nameA === nameB ? 'side' : readPlace(readSide(selection, letter), name);
    return {
      name: nameA === nameB ? `${name} (${letter})` : name,
      place: t(`place.${place}`, { letter, level: name }),
      isLevel: place === 'level',
    };
  };
  return { A: make('A', nameA), B: make('B', nameB) };
}
