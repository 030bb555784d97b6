/** Signs that stand close to the word before them; “ closes a quotation unless a word follows it. */
const CLOSING = /^(?:[.,;:!?)\]}”’»…%]|“(?!\p{L}))/u;
/** Signs that stand close to the word after them. */
const OPENING = /[([{„«]$/u;

/** What stands between two parts of a line: rows come without it, and full stops do not stand apart from their word. */
export function readGap(left: string, right: string): '' | ' ' {
  return CLOSING.test(right) || OPENING.test(left) ? '' : ' ';
}
