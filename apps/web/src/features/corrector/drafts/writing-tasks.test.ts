import { proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';
import { expect, it } from 'vitest';
import { taskKinds, writingTasks } from './writing-tasks';

it('thirty tasks, each kind of text at each level, ask for more words the higher the level', () => {
  expect(new Set(writingTasks.map(({ id }) => id)).size).toBe(30);
  for (const level of proficiencyLevels)
    for (const kind of taskKinds) {
      const those = writingTasks.filter((task) => task.level === level && task.kind === kind);
      expect([level, kind, those.length > 0]).toEqual([level, kind, true]);
    }
  for (const { id, level, words, et, en } of writingTasks) {
    expect(id.startsWith(level.toLowerCase())).toBe(true);
    expect(words[0]).toBeLessThan(words[1]);
    expect([et.trim(), en.trim()]).toEqual([et, en]);
    expect(et).toMatch(/\p{Lu}.{30,}[.?”]$/u);
  }
  const least = proficiencyLevels.map((level) =>
    Math.max(...writingTasks.filter((task) => task.level === level).map(({ words }) => words[0])),
  );
  expect(least).toEqual(least.toSorted((one, other) => one - other));
});
