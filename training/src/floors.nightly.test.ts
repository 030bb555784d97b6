import { decodeCandidates } from '@keelerada/corrector/grammar/decode-candidates';
import {
  chooseRanking,
  scoreCandidates,
  type ScoredSentence,
} from '@keelerada/corrector/grammar/score-candidates';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { evaluateGrammarFalseAlarms, evaluateSpellingFalseAlarms } from './corrector/evaluate-false-alarms';
import { openGrammarKnowledge } from './corrector/open-correctors';
import { cutInto } from './cut-into';
import { guardScores } from './grammar/decide-thresholds';
import { readDevelopmentSentences } from './grammar/learner-corpus';
import { type M2Score, scoreM2 } from './grammar/score-m2';
import { evaluateLevel } from './level/evaluate-level';
import { hasData, readJsonModel } from './project-files';
import { applyEdits } from './sources/token-edit';
import { evaluateSpelling } from './spelling/evaluate-spelling';

// What a quiet machine does in some ten minutes. Level and spelling are judged as in `npm run -s evaluate`, out of fold.
// Grammar out of fold learns all context models anew, which takes too long for a night's set: the shipped files are scored on
// the sentences they learned from, so that its figures are above those of the card.
const TIMEOUT_MS = 3_600_000;
/** Percent points that a figure may lose. */
const MOST_LOST = 0.5;
/** Share of the words between two marks that may be lost: points mean nothing there. */
const MOST_LOST_WORDS = 0.05;

const SENTENCES_AT_ONCE = 200;

const FLOORS = readJsonModel('floors.json') as Readonly<Record<string, number>>;

/**
 * The M2 score of the shipped files on the development part of EstGEC-L2, which they have learned from: it is far above
 * the score out of fold and only good for telling that something broke.
 */
async function scoreShippedGrammar(): Promise<M2Score> {
  const learners = await readDevelopmentSentences({ hasTrees: true });
  const knowledge = await openGrammarKnowledge();
  const ranking = chooseRanking(knowledge);
  const scored: Pick<ScoredSentence, 'candidates' | 'probabilities'>[] = [];
  for (const part of cutInto(learners, SENTENCES_AT_ONCE)) {
    const sentences = part.map(({ written }) => written);
    for (const { candidates, probabilities } of await scoreCandidates(sentences, knowledge))
      scored.push({ candidates, probabilities });
  }
  const guarded = guardScores(
    scored.map((sentence, i) => ({ ...sentence, written: learners[i]!.written })),
    ranking.usualShare,
  );
  const corrected = learners.map(({ gold }, i) => {
    const { candidates } = scored[i]!;
    const chosen = decodeCandidates(candidates, guarded[i]!, ranking.sure);
    return applyEdits(
      gold.tokens,
      chosen.map((k) => candidates[k]!),
    );
  });
  return scoreM2(
    learners.map(({ gold }) => gold),
    corrected,
  );
}

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
