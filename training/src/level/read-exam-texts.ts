import { type Level, LEVELS } from '@keelerada/assessment/level/level-model';
import { readData } from '../project-files';
import { readTarFile } from '../sources/read-tar-file';

/**
 * A text of an exam. `level` is 0 to 3 for A2, B1, B2, C1; `session` is the exam (`2018III`), held once at each level;
 * `task` the kind of writing that was asked for (`personal letter`).
 */
export interface ExamText {
  readonly name: string;
  readonly level: number;
  readonly session: string;
  readonly task: string;
  readonly text: string;
}

/** The published training texts (Allkivi 2025), ordered by name. Throws where they are absent. */
export function readExamTexts(): ExamText[] {
  const tasks = new Map(
    readData('cefr/train-features.csv')
      .split('\n')
      .map((line) => line.split(','))
      .map(([name = '', , , task = '']) => [name, task]),
  );
  return readTarFile('cefr/train-texts.tar.gz')
    .map(({ name, content }) => {
      const [, level, session] = /^(\w\d)_([0-9]+[IVX]+)_/u.exec(name) ?? [];
      if (level === undefined || session === undefined) throw new Error(`unexpected file ${name}`);
      const text = content.replaceAll('\r\n', '\n').normalize('NFC').trim();
      const task = tasks.get(name.slice(name.lastIndexOf('/') + 1));
      if (task === undefined) throw new Error(`the kind of task of ${name} is not known`);
      return { name, level: LEVELS.indexOf(level as Level), session, task, text };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
