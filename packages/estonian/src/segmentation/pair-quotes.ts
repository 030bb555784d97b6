import * as kinds from './token-kind';
import type { RawTokens } from './token-kind';

/**
 * Gives quotes with a space on both sides a direction: they close what is open, else they open. An opening or closing
 * quote that touches a word sets things right again, a line break resets the state.
 */
export function pairLooseQuotes(text: string, tokens: RawTokens): void {
  let isOpen = false;
  for (let index = 0; index < tokens.kinds.length; index += 1) {
    const kind = tokens.kinds[index]!;
    if (kind === kinds.OPEN_QUOTE) isOpen = true;
    else if (kind === kinds.CLOSE_QUOTE) isOpen = false;
    else if (kind === kinds.LOOSE_QUOTE) {
      if (isOpen && startsLine(text, tokens, index)) isOpen = false;
      tokens.kinds[index] = isOpen ? kinds.CLOSE_QUOTE : kinds.OPEN_QUOTE;
      isOpen = !isOpen;
    }
  }
}

function startsLine(text: string, tokens: RawTokens, index: number): boolean {
  if (index === 0) return true;
  const gap = text.slice(tokens.ends[index - 1], tokens.starts[index]);
  return gap.includes('\n') || gap.includes('\r');
}
