import type { PracticeTopic } from '@keelerada/contract/teaching/practice-choices';
import type { TeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';

export const PRACTICE_PAGE_PATH = '/practice';

/** What can be practised of a kind of error as a teacher speaks of it. */
const topicsOfKinds = new Map<TeacherKind, PracticeTopic>([
  ...(['partitive', 'object', 'government', 'agreement', 'infinitive', 'comma', 'together'] as const).map(
    (kind) => [kind, kind] as const,
  ),
  ['noun-form', 'local-cases'],
  ['verb-form', 'tense'],
  ['spelling', 'letters'],
  ['word-choice', 'verb-choice'],
]);

/** The same for the kinds of the corrector, which are wider. */
const topicsOfTypes = new Map<string, readonly PracticeTopic[]>([
  ['caseError', ['partitive', 'object', 'government']],
  ['verbFormError', ['infinitive', 'tense']],
  ['missingPunctuation', ['comma']],
  ['extraPunctuation', ['comma']],
  ['wordCountError', ['together']],
  ['spellingError', ['letters']],
  ['wordChoiceError', ['verb-choice']],
]);

export const findTopicsOfType = (type: string): readonly PracticeTopic[] => topicsOfTypes.get(type) ?? [];

/** Address inside the product that begins to practise at once, at a level and with a word where they are given. */
export function makePracticePath(
  topics: readonly PracticeTopic[],
  { level, word }: { readonly level?: string; readonly word?: string } = {},
): string {
  const more = [...(level ? [`level=${level}`] : []), ...(word ? [`word=${encodeURIComponent(word)}`] : [])];
  return [`${PRACTICE_PAGE_PATH}?topic=${topics.join(',')}`, ...more].join('&');
}

/** The same for a kind of error; null where nothing can be practised about it. */
export function makePracticePathOfKind(kind: TeacherKind): string | null {
  const topic = topicsOfKinds.get(kind);
  return topic === undefined ? null : makePracticePath([topic]);
}

/** Address inside the product of a worksheet about a kind of error; null where nothing can be practised about it. */
export function makeSheetPath(kind: TeacherKind): string | null {
  const topic = topicsOfKinds.get(kind);
  return topic === undefined ? null : `/teacher/worksheet?topic=${topic}`;
}
