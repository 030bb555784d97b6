import type { WordContextRequest } from '@keelerada/contract/tools/word-context';
import type { HitNarrowing } from '@keelerada/corpus-engine/concordance/narrow-hits';
import { cleanOwnText } from '../own-text/clean-own-text';
import { chooseWordUnit } from './choose-word-unit';

type LineChoice = Pick<
  WordContextRequest,
  | 'displayType'
  | 'displayCount'
  | 'sample'
  | 'filterText'
  | 'filterPart'
  | 'nearWord'
  | 'nearCount'
  | 'nearRelation'
  | 'type'
  | 'keepCapitalization'
>;

/** Which occurrences a request keeps; `seed` chooses its sample. */
export function makeHitNarrowing(choice: LineChoice, seed: number): HitNarrowing {
  const { displayType, displayCount, sample, filterText, filterPart } = choice;
  const { nearWord, nearCount, nearRelation, type, keepCapitalization } = choice;
  const near = typeof type === 'string' && nearWord ? cleanOwnText(nearWord) : undefined;
  return {
    width: { type: displayType, count: displayCount },
    ...(near !== undefined && {
      near: {
        word: near,
        unit: chooseWordUnit({ type: type!, keepCapitalization }),
        ...(nearRelation ? { relation: nearRelation } : { span: nearCount }),
      },
    }),
    ...(typeof sample === 'number' && { sample: { size: sample, seed } }),
    ...(filterText?.trim() && { filter: { part: filterPart, text: filterText } }),
  };
}
