import type { CorrectionTier } from '../correction/correction';
import type { TextMark } from './text-mark';

const CLOSING = new Map([
  ['(', ')'],
  ['„', '“'],
  ['“', '”'],
  ['«', '»'],
  ['"', '"'],
]);
/** Where a sentence ends and another one begins. */
const SENTENCE_END = /[.!?…]["”“)]?\s+["„“(]?\p{Lu}/u;
const END_MARKS = /[.!?…,;:\s]*$/u;
/** A title in quotes stands right behind a word; direct speech is behind a colon or comma and goes on in the next sentence. */
const BEHIND_WORD = /\p{L} $/u;

/**
 * A mark that opens and is never closed: the other one is put in at the end of the line, which is sure only where the rest
 * of the line is one sentence.
 */
export function closeMark(text: string, open: number): TextMark {
  const mark = text.charAt(open);
  const lineEnd = text.indexOf('\n', open);
  const rest = text.slice(open, lineEnd < 0 ? text.length : lineEnd);
  const isPlain = mark === '(' || BEHIND_WORD.test(text.slice(Math.max(0, open - 2), open));
  const isOneSentence = !SENTENCE_END.test(rest) && /\p{L}/u.test(rest);
  const tier: CorrectionTier = isPlain && isOneSentence ? 'sure' : 'possible';
  const at = open + rest.replace(END_MARKS, '').length;
  return {
    ...{ start: at, end: at, right: CLOSING.get(mark) ?? mark },
    ...{ because: 'unclosed', type: 'missingPunctuation', tier },
  };
}

/** A mark that closes what was never opened. */
export function dropMark(at: number): TextMark {
  return {
    start: at,
    end: at + 1,
    right: '',
    because: 'unopened',
    type: 'extraPunctuation',
    tier: 'possible',
  };
}
