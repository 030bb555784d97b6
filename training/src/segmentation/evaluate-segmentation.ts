import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { readTreebankFile, readTreebankText } from './read-treebank-text';
import { scoreSpans, type SpanScore } from './score-spans';

const PARTS = ['et_edt-ud-dev', 'et_ewt-ud-dev'];

function percent(share: number): string {
  return (100 * share).toFixed(2);
}

function printRow(part: string, what: string, score: SpanScore): void {
  console.log(
    `${part}\t${what}\t${percent(score.precision)}\t${percent(score.recall)}\t${percent(score.f1)}`,
  );
}

/** Prints token and sentence scores on the raw text of the UD development parts. */
export function evaluateSegmentation(): Promise<void> {
  console.log(
    '# raw text: `# text` lines joined by a space, by a line break at `# newpar` and `# newdoc`; span F1',
  );
  console.log('part\twhat\tprecision\trecall\tF1');
  for (const part of PARTS) {
    const gold = readTreebankText(readTreebankFile(part));
    const started = performance.now();
    const sentences = segmentText(gold.text);
    const seconds = (performance.now() - started) / 1000;
    const tokens = sentences.flatMap((sentence) => sentence.tokens);
    printRow(part, 'tokens', scoreSpans(tokens, gold.tokens));
    printRow(part, 'sentences', scoreSpans(sentences, gold.sentences));
    console.log(`${part}\tspeed\t${Math.round(tokens.length / seconds)} tokens/s`);
  }
  return Promise.resolve();
}
