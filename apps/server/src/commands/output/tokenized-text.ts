import type { Fragment } from '@keelerada/contract/corrector/corrector';
import type { SentenceSpan } from '@keelerada/estonian/annotated-text';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';

const TOKEN = /[^ \r]+/gu;
/** A comma that comes with a changed word. */
const COMMA = /(?<=\S),(?=\s|$)/gu;
const CARRIAGE_RETURN = '\r';

/** A text of one sentence a line, its tokens separated by spaces. */
export interface TokenizedText {
  readonly text: string;
  /** A sentence for each line that holds a token. */
  readonly sentences: readonly SentenceSpan[];
}

/** Reads sentences and tokens; offsets are UTF-16 units of the clean text. */
export function readTokenizedText(input: string): TokenizedText {
  const text = cleanOwnText(input.replace(/[^\S\r\n]/gu, ' '));
  const sentences: SentenceSpan[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const tokens = [...line.matchAll(TOKEN)].map(({ 0: token, index }) => ({
      start: at + index,
      end: at + index + token.length,
    }));
    if (tokens.length > 0) sentences.push({ start: tokens[0]!.start, end: tokens.at(-1)!.end, tokens });
    at += line.length + 1;
  }
  return { text, sentences };
}

/** The corrected text in the same form, with the same lines and line ends: what is inserted becomes a token of its own. */
export function writeTokenizedText(fragments: readonly Fragment[]): string {
  const corrected = fragments.map((fragment) => {
    if (!fragment.corrected) return fragment.text;
    const tokens = fragment.corrected_text.replace(COMMA, ' ,');
    return fragment.text === '' ? ` ${tokens}` : tokens;
  });
  return corrected
    .join('')
    .split('\n')
    .map(
      (line) => (line.match(TOKEN) ?? []).join(' ') + (line.endsWith(CARRIAGE_RETURN) ? CARRIAGE_RETURN : ''),
    )
    .join('\n');
}
