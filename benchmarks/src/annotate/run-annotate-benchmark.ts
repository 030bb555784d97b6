import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createAnnotator, type Annotator } from '@keelerada/estonian/annotate-text';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { loadParserModel } from '@keelerada/estonian/parsing/parser-model';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { PARSER_MODEL_PATH } from '../../../apps/server/src/corpus/annotation/parser-model';
import { TAGGER_MODEL_PATH } from '../../../apps/server/src/corpus/annotation/tagger-model';
import { SEMI_SPACE_MB } from '../../../apps/server/src/platform/compute/compute-lanes';
import { createMorphologyClient } from '../../../apps/server/src/platform/morphology/morphology-client';
import { PROJECT_PYTHON } from '../../../apps/server/src/platform/morphology/open-morphology';
import { startWorkerProcess } from '../../../apps/server/src/platform/morphology/worker-process';
import { readBaseContents } from '../corpus/read-base-contents';
import { printTable } from '../print-table';
import type { MeasuredTagging } from './measure-tagging';
import { measureTagging } from './measure-tagging';
import { measureVabamorf } from './measure-vabamorf';

/** As the importer sends them. */
const BATCH_CHARACTERS = 100_000;
/** Texts of the cold figure: every form is new. */
const COLD_CHARACTERS = 200_000;
const WARMING_TEXTS = 20;
const COLD_FLOOR = 5_000;
const CORPUS_FLOOR = 25_000;
/** The parser takes most of the time. */
const TREES_FLOOR = 8_000;
const TAGGING_FLOOR = 60_000;
/** The floors were set beside a trial on whose machine Vabamorf alone read about so many tokens a second in three passes. */
const TRIAL_REFERENCE = 5_000;

/** The importer's thread has so much room for what lives shortly; a process gets it when it starts. */
const AS_IMPORTER = `--max-semi-space-size=${SEMI_SPACE_MB}`;
/** What one measurement leaves behind is collected before the next, which must not pay for it. */
const WITH_COLLECTOR = '--expose-gc';
declare const gc: () => void;

interface Measured {
  readonly words: number;
  readonly seconds: number;
  /** Processor time of the segmentation, the tagger and the rest in Node.js. */
  readonly nodeSeconds: number;
  /** Processor time of the analyser's own process. */
  readonly analyserSeconds: number;
}

interface Report {
  readonly source: string;
  /** Tokens a second of Vabamorf alone, before and after the rest was measured. */
  readonly reference: readonly [number, number];
  readonly cold: Measured;
  readonly corpus: Measured;
  /** The corpus again, with the parser, as the product annotates it. */
  readonly trees: Measured;
  readonly tagging: MeasuredTagging;
}

/**
 * Measures the analysis of raw text, Vabamorf included, in words a second of processor time: what one core does. Cold is
 * an annotator that has met no form; the corpus meets most forms again and again. Vabamorf alone, which reads every token
 * again, is the reference in the same run.
 */
export async function runAnnotateBenchmark(): Promise<void> {
  if (!process.execArgv.includes(AS_IMPORTER)) {
    const { status } = spawnSync(
      process.execPath,
      [AS_IMPORTER, WITH_COLLECTOR, ...process.execArgv, ...process.argv.slice(1)],
      {
        stdio: 'inherit',
      },
    );
    process.exitCode = status ?? 1;
    return;
  }
  const { source, contents } = readBaseContents();
  const worker = await startWorkerProcess({ python: PROJECT_PYTHON, port: 0, log: () => undefined });
  const morphology = createMorphologyClient({ urls: [worker.url] });
  const loadModel = () => loadTaggerModel(readFileSync(TAGGER_MODEL_PATH));
  const taggerModel = loadModel();
  const make = (): Annotator => createAnnotator({ morphology, taggerModel });
  try {
    const characters = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);
    const first = contents.filter((_, i) => characters(contents.slice(0, i)) < COLD_CHARACTERS);
    const referenceBefore = measureVabamorf(first);
    // Other texts before, so that it is the annotator and the analyser that are cold and not the processes.
    await annotateAll(make(), contents.slice(-WARMING_TEXTS));
    const cold = await measureAnnotation(make(), first, worker.pid);
    gc();
    const corpus = await measureAnnotation(make(), contents, worker.pid);
    gc();
    const parserModel = loadParserModel(readFileSync(PARSER_MODEL_PATH));
    const parsing = createAnnotator({ morphology, taggerModel, parserModel });
    const trees = await measureAnnotation(parsing, contents, worker.pid);
    gc();
    const tagging = await measureTagging(morphology, loadModel(), contents);
    const reference = [referenceBefore, measureVabamorf(first)] as const;
    printReport({ source, reference, cold, corpus, trees, tagging });
  } finally {
    morphology.close();
    await worker.stop();
  }
}

async function measureAnnotation(
  annotator: Annotator,
  texts: readonly string[],
  pid: number,
): Promise<Measured> {
  const [start, before, analyserBefore] = [performance.now(), process.cpuUsage(), readProcessorSeconds(pid)];
  const words = await annotateAll(annotator, texts);
  const { user, system } = process.cpuUsage(before);
  return {
    words,
    seconds: (performance.now() - start) / 1000,
    nodeSeconds: (user + system) / 1e6,
    analyserSeconds: readProcessorSeconds(pid) - analyserBefore,
  };
}

/** Running words of the texts, once they are analysed. */
async function annotateAll(annotator: Annotator, texts: readonly string[]): Promise<number> {
  let words = 0;
  for (let from = 0; from < texts.length;) {
    const batch: { text: string; language: 'et' }[] = [];
    for (let size = 0; from < texts.length && size < BATCH_CHARACTERS; from++) {
      batch.push({ text: texts[from]!, language: 'et' });
      size += texts[from]!.length;
    }
    for (const { sentences } of await annotator.annotateTexts(batch)) {
      for (const { tokens } of sentences) words += tokens.filter(({ upos }) => isRunningWord(upos)).length;
    }
  }
  return words;
}

const TICKS_A_SECOND = 100;

/** Processor time of a process so far (proc(5), utime and stime). */
function readProcessorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

function printReport({ source, reference, cold, corpus, trees, tagging }: Report): void {
  const vabamorf = (reference[0] + reference[1]) / 2;
  const around = reference.map((one) => one.toFixed(0)).join(' and ');
  console.log(`Analysis of raw text, ${source}, Estonian; processor time, "a second" is that of one core.`);
  console.log(
    `Reference: Vabamorf alone in three passes, ${around} tokens a second before and after; about ${TRIAL_REFERENCE} ` +
      `on the machine of the trial that the floors were set beside.`,
  );
  const listPlainCells = (perSecond: number, floor: number): string[] => [
    perSecond.toFixed(0),
    String(floor),
    perSecond < floor ? 'TOO SLOW' : 'ok',
  ];
  const listCells = (perSecond: number, floor: number): string[] => [
    ...listPlainCells(perSecond, floor),
    (perSecond / vabamorf).toFixed(2),
    (floor / TRIAL_REFERENCE).toFixed(2),
    perSecond / vabamorf < floor / TRIAL_REFERENCE ? 'TOO SLOW' : 'ok',
  ];
  const listTimeCells = ({ words, seconds, nodeSeconds, analyserSeconds }: Measured): string[] => [
    String(words),
    ...[nodeSeconds, analyserSeconds, seconds].map((time) => time.toFixed(1)),
  ];
  const findSpeed = ({ words, nodeSeconds, analyserSeconds }: Measured): number =>
    words / (nodeSeconds + analyserSeconds);
  const listTextCells = (label: string, floor: number, measured: Measured): string[] => [
    label,
    ...listTimeCells(measured),
    ...listCells(findSpeed(measured), floor),
  ];
  // The speed beside Vabamorf has no floor with trees: the trial had none.
  const treesRow = [
    'corpus with trees, words',
    ...listTimeCells(trees),
    ...listPlainCells(findSpeed(trees), TREES_FLOOR),
    (findSpeed(trees) / vabamorf).toFixed(2),
    '–',
    '',
  ];
  printTable(
    ['', 'units', 'Node.js s', 'analyser s', 'clock s', 'a second', 'floor', '', 'x Vabamorf', 'floor', ''],
    [
      listTextCells('cold, words', COLD_FLOOR, cold),
      listTextCells('corpus, words', CORPUS_FLOOR, corpus),
      treesRow,
      [
        'tagger alone, tokens',
        String(tagging.tokens),
        tagging.seconds.toFixed(1),
        '–',
        '–',
        ...listCells(tagging.tokens / tagging.seconds, TAGGING_FLOOR),
      ],
    ],
  );
}
