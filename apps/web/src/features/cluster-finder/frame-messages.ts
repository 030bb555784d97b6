import type { ChosenTexts } from '../../shared/text-selection/text-selection';

/** Texts as the page around the frame hands them over. */
type FrameTexts = Pick<ChosenTexts, 'corpusTextIds' | 'ownTexts'>;

/**
 * Texts of a posted string: ids of corpus texts and an own text as JSON. Any other string is itself the text; null for
 * anything but a string.
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
