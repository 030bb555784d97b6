import { compareMarkRates } from '@keelerada/corpus-engine/distribution/rate-marks';
import { teacherKinds, type TeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';
import { countKinds } from '../marks/count-kinds';
import { namePupil } from '../texts/class-text';
import type { SavedReport } from './saved-report';

type Round = Pick<SavedReport, 'texts' | 'report'>;
const countAll = ({ report: { total } }: Round) => ({ marks: total.marks, words: total.runningWords });

/** Two rounds of one class side by side: all marks, each kind, and each pupil whose text has the same name in both. */
export function compareRounds(before: Round, now: Round) {
  const counts = [before, now].map(
    ({ report: { texts } }) => new Map(countKinds(texts).map(({ kind, marks }) => [kind, marks])),
  );
  const compareKind = (kind: TeacherKind) => {
    const [old = 0, own = 0] = counts.map((count) => count.get(kind) ?? 0);
    const [oldWords, words] = [before, now].map((round) => countAll(round).words);
    return { kind, ...compareMarkRates({ marks: old, words: oldWords! }, { marks: own, words: words! }) };
  };
  const earlier = new Map(
    before.texts.map(({ name }, place) => [namePupil(name).toLowerCase(), before.report.texts[place]!]),
  );
  return {
    total: compareMarkRates(countAll(before), countAll(now)),
    kinds: teacherKinds.filter((kind) => counts.some((count) => count.has(kind))).map(compareKind),
    pupils: now.texts.flatMap(({ name }, place) => {
      const [old, own] = [earlier.get(namePupil(name).toLowerCase()), now.report.texts[place]!];
      if (old?.language !== 'et' || own.language !== 'et') return [];
      const [first, second] = [old, own].map(({ marks, runningWords }) => ({ marks, words: runningWords }));
      return [
        {
          name: namePupil(name),
          levels: [old.level, own.level] as const,
          ...compareMarkRates(first!, second!),
        },
      ];
    }),
  };
}
