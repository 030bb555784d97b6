import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { evaluateGrammarFalseAlarms } from './grammar/evaluate-false-alarms';
import { scoreShippedGrammar } from './grammar/score-shipped-grammar';
import { evaluateLevel } from './level/evaluate-level';
import { evaluateSpellingFalseAlarms } from './spelling/evaluate-false-alarms';
import { evaluateSpelling } from './spelling/evaluate-spelling';

// What a quiet machine does in some ten minutes. Level and spelling are judged as in `npm run -s evaluate`, out of fold.
// Grammar out of fold learns all context models anew, which takes too long for a night's set: the shipped files are scored on
// the sentences they learned from, so that its figures are above those of the card.
const TIMEOUT_MS = 3_600_000;
/** Percent points that a figure may lose. */
const MOST_LOST = 0.5;
/** Share of the words between two marks that may be lost: points mean nothing there. */
const MOST_LOST_WORDS = 0.05;

const FLOORS = JSON.parse(
  readFileSync(new URL('../../models/floors.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, number>>;
const hasData = existsSync(new URL('../../../shared/data/gec', import.meta.url));

/** What an evaluation prints. */
async function print(evaluate: () => Promise<void>): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  await evaluate();
  vi.mocked(console.log).mockRestore();
  return lines.join('\n');
}

function readFigure(printed: string, pattern: RegExp): number {
  const [, figure] = pattern.exec(printed) ?? [];
  if (figure === undefined) throw new Error(`${String(pattern)} is not in:\n${printed}`);
  return Number(figure);
}

function expectFloor(name: string, figure: number): void {
  const floor = FLOORS[name]!;
  const least = name.includes('words of edited text') ? floor * (1 - MOST_LOST_WORDS) : floor - MOST_LOST;
  expect(figure, name).toBeGreaterThanOrEqual(least);
}

afterEach(() => vi.restoreAllMocks());

const title = hasData ? 'the figures of the models' : 'the figures (skipped: ../shared/data is absent)';
describe.skipIf(!hasData)(title, { timeout: TIMEOUT_MS }, () => {
  it('of the level stay at their floors', async () => {
    const printed = await print(evaluateLevel);
    expectFloor('level, full length, percent', 100 * readFigure(printed, /^full\t\d+\t(\S+)/mu));
    expectFloor(
      'level, cut and joined texts, percent',
      100 * readFigure(printed, /^cut and joined\t(\S+)/mu),
    );
    expectFloor('level, other tasks, percent', 100 * readFigure(printed, /^full, other tasks\t(\S+)/mu));
    expectFloor('level, first 50 words, percent', 100 * readFigure(printed, /^cut 50\t\d+\t(\S+)/mu));
  });

  it('of the spelling stay at their floors', async () => {
    const printed = await print(evaluateSpelling);
    expectFloor(
      'spelling, correction F0.5 of sure marks',
      readFigure(printed, /^EstGEC-L2 dev, sure marks:.*correction P \S+ R \S+ F0\.5 (\S+)/mu),
    );
    expectFloor(
      'spelling, detection F0.5 of all marks',
      readFigure(printed, /^EstGEC-L2 dev, all marks: detection P \S+ R \S+ F0\.5 (\S+)/mu),
    );
  });

  it('of false marks in edited text stay at their floors', async () => {
    const spelling = await print(evaluateSpellingFalseAlarms);
    expectFloor(
      'spelling, words of edited text a sure mark',
      readFigure(spelling, /^et_edt\S+ spelling:.*sure marks 1 word in (\d+)/mu),
    );
    const grammar = await print(evaluateGrammarFalseAlarms);
    expectFloor(
      'grammar, words of edited text a sure mark',
      readFigure(grammar, /^grammar, et_edt\S+ .*marked, 1 word in (\d+)/mu),
    );
  });

  it('of the grammar stay at their floors', async () => {
    const { f05, precision } = await scoreShippedGrammar();
    expectFloor('grammar, F0.5 of the shipped files on what they learned from', 100 * f05);
    expectFloor('grammar, precision of the shipped files on what they learned from', 100 * precision);
  });
});
