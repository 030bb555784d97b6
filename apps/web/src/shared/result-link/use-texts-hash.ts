import { useMemo } from 'react';
import { useWholeSelection } from '../text-selection/text-selection';
import { encodeTexts } from './encode-result';

/**
 * The part of an address after `#` that takes the chosen texts along, so that a link opened in a new tab finds them; empty
 * without texts.
 */
export function useTextsHash(): string {
  const selection = useWholeSelection();
  return useMemo(() => (selection.hasTexts ? encodeTexts(selection) : ''), [selection]);
}
