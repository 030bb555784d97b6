import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecordedText, readRecording } from '../../rules/testing/recorded-analyses';
import { readRecordedHits } from '../../rules/testing/recorded-hits';
import type { Candidate, CandidateKind, WordReading } from '../../sentence/candidate';
import { type GrammarSentence, readGrammarSentences } from '../../sentence/grammar-sentence';
import { applyGuards } from './apply-guards';
import { isFreeObject } from './keep-case';
import { isOptionalEndMark } from './keep-end-mark';

const [CELL, PART] = ['\t', '|'];
/** Probabilities at which a change is tried. */
const TRIED = [0.4, 0.6, 0.72, 0.95];

const readGolden = (file: string): string =>
  readFileSync(new URL(`../../../golden/${file}`, import.meta.url), 'utf8');
const recording = readRecording(readGolden('rule-analyses.txt'));
const texts = [...readRecordedHits(readGolden('guarded-changes.txt'))];

function readReading(cell: string | undefined): WordReading | undefined {
  if (!cell) return undefined;
  const [lemma = '', pos = '', code = ''] = cell.split(PART);
  return { lemma, pos, code };
}

/** The change of a line: kind, place of the tokens, what replaces them, readings of the written and the new word. */
function readChange(cells: readonly string[]): Candidate {
  const [kind, place = '', words = '', ...forms] = cells;
  const [start = 0, end = 0] = place.split('-').map(Number);
  const [written, reading] = forms.map(readReading);
  return {
    ...{ kind: kind as CandidateKind, start, end },
    replacement: words === '' ? [] : words.split(' '),
    ...(written && { written }),
    ...(reading && { reading }),
  };
}

/** The least of the tried probabilities with which the guards let a change pass, and whether it is never sure. */
function judge(sentence: GrammarSentence, change: Candidate): string {
  const guarded = { sentence, line: 'inside' as const, odds: 1 };
  const least = TRIED.find((probability) => applyGuards(guarded, [change], [probability])[0] === probability);
  const isNeverSure = isFreeObject(change, sentence) || isOptionalEndMark(change, sentence.tokens);
  return `${least ?? 'never'}${isNeverSure ? ' unsure' : ''}`;
}

describe('a change passes the guards from the probability on that golden/guarded-changes.txt says', () => {
  it.each(texts)('%s', (text, lines) => {
    const { annotation, morphology } = readRecordedText(text, recording);
    const sentence = readGrammarSentences(text, annotation, morphology)[0]!;
    for (const line of lines) {
      const [, least, ...cells] = line.split(CELL);
      expect([line, judge(sentence, readChange(cells))]).toEqual([line, least]);
    }
  });
});
