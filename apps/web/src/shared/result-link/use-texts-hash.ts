import type { SelectedTexts } from '../text-selection/selected-texts';
import { useWholeSelection } from '../text-selection/text-selection';
import { encodeTexts } from './encode-result';

/** A table asks for the same selection once for each of its links. */
const hashes = new WeakMap<SelectedTexts, string>();

/**
 * The part of an address after `#` that takes the chosen texts along, so that a link opened in a new tab finds them; empty
 * without texts.
 */
export function useTextsHash(): string {
  const selection = useWholeSelection();
  if (!selection.hasTexts) return '';
  const known = hashes.get(selection);
  if (known !== undefined) return known;
  const hash = encodeTexts(selection);
  hashes.set(selection, hash);
  return hash;
}
