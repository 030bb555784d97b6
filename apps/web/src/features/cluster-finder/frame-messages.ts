import type { ChosenTexts } from '../../shared/text-selection/text-selection';
import { MAX_CQL_CHARACTERS } from '@keelerada/contract/limits';
import type { AddressSearch } from '../../shared/word-menu/word-links';

/** Texts as the page around the frame hands them over. */
export type FrameTexts = Pick<ChosenTexts, 'corpusTextIds' | 'ownTexts'>;

/** Heights in pixels that the frame may ask for; a page that asks for another is not obeyed. */
const LEAST_HEIGHT_PX = 1;
const MOST_HEIGHT_PX = 20_000;

/** The string that the page around the frame posts. */
export function writeFrameTexts({ corpusTextIds, ownTexts }: FrameTexts): string {
  return JSON.stringify({ corpusTextIds, ownTexts });
}

/**
 * Texts of a posted string. A string that is not of `writeFrameTexts` is itself the text, as other pages around the frame post
 * it; null for anything but a string.
 */
export function readFrameTexts(message: unknown): FrameTexts | null {
  if (typeof message !== 'string') return null;
  const { corpusTextIds, ownTexts } = parseObject(message);
  const hasIds =
    corpusTextIds === null ||
    (Array.isArray(corpusTextIds) && corpusTextIds.every((id) => typeof id === 'string'));
  const hasText = ownTexts === null || typeof ownTexts === 'string';
  if (hasIds && hasText) return { corpusTextIds, ownTexts };
  return { corpusTextIds: null, ownTexts: message };
}

function parseObject(message: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(message);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The height that a frame reports, or null for a message that is no sensible height. */
export function readFrameHeight(message: unknown): number | null {
  const isSensible = typeof message === 'number' && message >= LEAST_HEIGHT_PX && message <= MOST_HEIGHT_PX;
  return isSensible ? Math.ceil(message) : null;
}

interface SearchMessage {
  readonly concordance: AddressSearch;
}

/** The message with which the frame asks the page around it for the concordance of words or of a pattern. */
export function writeFrameSearch(concordance: AddressSearch): SearchMessage {
  return { concordance };
}

/** The search of such a message, or null for any other. */
export function readFrameSearch(message: unknown): AddressSearch | null {
  const { concordance } = (message ?? {}) as Partial<Record<'concordance', unknown>>;
  const { word, type, keepCapitalization, cql } = (concordance ?? {}) as Partial<
    Record<'word' | 'type' | 'keepCapitalization' | 'cql', unknown>
  >;
  if (typeof cql === 'string') return cql !== '' && cql.length <= MAX_CQL_CHARACTERS ? { cql } : null;
  const isSearch =
    typeof word === 'string' &&
    (type === 'WORDS' || type === 'LEMMAS') &&
    typeof keepCapitalization === 'boolean';
  return isSearch ? { word, type, keepCapitalization } : null;
}
