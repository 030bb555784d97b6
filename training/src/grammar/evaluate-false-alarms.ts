import type { Correction } from '@keelerada/corrector/correction';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { findTreebank, readTreebankFile } from '../segmentation/read-treebank-text';
import { hasGrammarModel } from './grammar-files';
import { openGrammarCorrector } from './open-grammar-corrector';

/** EDT is edited text; EWT comes from the web and has errors of its own. */
const PARTS = ['et_edt-ud-dev', 'et_ewt-ud-dev'];
const SENTENCES_PER_TEXT = 20;

/** Prints how many words of correct text the grammar corrector marks. */
export async function evaluateGrammarFalseAlarms(): Promise<void> {
  if (!hasGrammarModel() || PARTS.some((part) => findTreebank(part) === undefined)) {
    console.log('grammar: skipped, models/grammar, ../shared/data/ud is not there');
    return;
  }
  const corrector = await openGrammarCorrector();
  for (const part of PARTS) {
    const found: Correction[] = [];
    let words = 0;
    for (const text of readTexts(part)) {
      const { annotation, corrections } = await corrector.correct(text);
      words += annotation.sentences
        .flatMap(({ tokens }) => tokens)
        .filter(({ upos }) => isRunningWord(upos)).length;
      found.push(...corrections);
    }
    console.log(formatAlarms(part, words, found));
  }
}

function readTexts(part: string): string[] {
  const sentences = [...readTreebankFile(part).matchAll(/^# text = (.*)$/gm)].map(([, text = '']) => text);
  const texts: string[] = [];
  for (let i = 0; i < sentences.length; i += SENTENCES_PER_TEXT) {
    texts.push(sentences.slice(i, i + SENTENCES_PER_TEXT).join(' '));
  }
  return texts;
}

function formatAlarms(part: string, words: number, found: readonly Correction[]): string {
  const sure = found.filter(({ tier }) => tier === 'sure');
  const byType = new Map<string, number>();
  for (const { type } of sure) byType.set(type, (byType.get(type) ?? 0) + 1);
  const types = [...byType].sort((a, b) => b[1] - a[1]).map(([type, count]) => `${type} ${count}`);
  const oneIn = (count: number): string => `1 word in ${count === 0 ? 'none' : Math.round(words / count)}`;
  return (
    `grammar, ${part}, ${words} words: ${sure.length} marked, ${oneIn(sure.length)} ` +
    `(with the tier "possible" ${oneIn(found.length)}); ${types.join(', ')}`
  );
}
