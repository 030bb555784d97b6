import type { Candidate } from '../../sentence/candidate';
import {
  changedKey,
  joinedKey,
  lettersKey,
  replacedKey,
  seenKey,
  type LearnedEdits,
} from '../../language/learned-edits';
import type { SentenceAnalysis } from '../candidates/sentence-analysis';
import type { SetValue } from './feature-names';

/** Stands for "there is none". */
const ABSENT = -1;
/** Added to what is divided by, so that a word seen once or twice counts little. */
const SMOOTHING = 3;

/** Sets the evidence of learners' corrections for the written words, the new ones and the letters that differ. */
export function setEdits(
  set: SetValue,
  { sentence: { tokens } }: SentenceAnalysis,
  { kind, start, end, replacement }: Candidate,
  edits: LearnedEdits,
): void {
  const written = tokens.slice(start, end).map(({ lower }) => lower);
  const added = replacement.map((word) => word.toLowerCase());
  const [first = ''] = written;
  const seen = edits.countOf(seenKey(first));
  const changed = edits.countOf(kind === 'join' ? joinedKey(first) : changedKey(first));
  set('wordSeen', Math.log1p(seen));
  set('wordChanged', changed / (seen + SMOOTHING));
  const isMove = kind === 'move';
  const count = isMove || written.length === 0 ? ABSENT : edits.countOf(replacedKey(written, added));
  set('pairCount', count);
  set('pairShare', count === ABSENT ? ABSENT : count / (seen + SMOOTHING));
  const isSingle = written.length === 1 && added.length === 1;
  const [old, now] = isSingle ? [first, added[0]!] : ['', ''];
  const letters = isSingle ? lettersKey(old, now) : undefined;
  set('lettersCount', letters === undefined ? ABSENT : Math.log1p(edits.countOf(letters)));
  set('sameStart', countCommon(old, now));
  set('sameEnd', countCommon([...old].reverse().join(''), [...now].reverse().join('')));
}

/** Letters that two words have in common at their beginning. */
function countCommon(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}
