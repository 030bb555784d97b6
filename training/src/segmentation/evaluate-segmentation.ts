import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { type Counts, measureCounts } from '../learning/measure-counts';
import { DEVELOPMENT_PARTS, readTreebankFile } from '../sources/read-treebank';
import { readTreebankText, type Span } from './read-treebank-text';

/** Counts of spans, as in the CoNLL 2018 evaluation: a span counts where both ends agree. */
export function countSpans(found: readonly Span[], gold: readonly Span[]): Counts {
  const wanted = new Set(gold.map((span) => `${span.start}-${span.end}`));
  const correct = found.filter((span) => wanted.has(`${span.start}-${span.end}`)).length;
  return { correct, proposed: found.length, gold: gold.length };
}

/** Prints token and sentence scores on the raw text of the UD development parts. */
export function evaluateSegmentation(): void {
  console.log(
    '# raw text: `# text` lines joined by a space, by a line break at `# newpar` and `# newdoc`; span F1',
  );
  console.log('part\twhat\tprecision\trecall\tF1');
  for (const part of DEVELOPMENT_PARTS) {
    const printRow = (what: string, counts: Counts): void => {
      const { precision, recall, f1 } = measureCounts(counts);
      const shares = [precision, recall, f1].map((share) => (100 * share).toFixed(2));
      console.log([part, what, ...shares].join('\t'));
    };
    const gold = readTreebankText(readTreebankFile(part));
    const started = performance.now();
    const sentences = segmentText(gold.text);
    const seconds = (performance.now() - started) / 1000;
    const tokens = sentences.flatMap((sentence) => sentence.tokens);
    printRow('tokens', countSpans(tokens, gold.tokens));
    printRow('sentences', countSpans(sentences, gold.sentences));
    console.log(`${part}\tspeed\t${Math.round(tokens.length / seconds)} tokens/s`);
  }
}
