import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createAnnotator, type Annotator } from '@keelerada/estonian/annotate-text';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { SEMI_SPACE_MB } from '../../../apps/server/src/platform/corpus-import/annotator-thread';
import { TAGGER_MODEL_PATH } from '../../../apps/server/src/platform/corpus-index/tagger-model-path';
import { createMorphologyClient } from '../../../apps/server/src/platform/morphology/morphology-client';
import { PROJECT_PYTHON } from '../../../apps/server/src/platform/morphology/open-morphology';
import { startWorkerProcess } from '../../../apps/server/src/platform/morphology/worker-process';
import { readBaseContents } from '../corpus/read-base-contents';
import { printTable } from '../print-table';
import type { MeasuredTagging } from './measure-tagging';
import { measureTagging } from './measure-tagging';

/** As the importer sends them. */
const BATCH_CHARACTERS = 100_000;
/** Texts of the cold figure: every form is new. */
const COLD_CHARACTERS = 200_000;
const WARMING_TEXTS = 20;
const COLD_FLOOR = 5_000;
const CORPUS_FLOOR = 25_000;
const TAGGING_FLOOR = 60_000;

/** The importer's thread has so much room for what lives shortly; a process gets it when it starts. */
const AS_IMPORTER = `--max-semi-space-size=${SEMI_SPACE_MB}`;

interface Measured {
  readonly words: number;
  readonly seconds: number;
  /** Processor time of the segmentation, the tagger and the rest in Node.js. */
  readonly nodeSeconds: number;
  /** Processor time of the analyser's own process. */
  readonly analyserSeconds: number;
}

/**
 * Measures the analysis of raw text, Vabamorf included, in words a second of processor time: what one core does. Cold is
 * an annotator that has met no form; the corpus meets most forms again and again.
 */
export async function runAnnotateBenchmark(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  if (!process.execArgv.includes(AS_IMPORTER)) {
    const { status } = spawnSync(
      process.execPath,
      [AS_IMPORTER, ...process.execArgv, ...process.argv.slice(1)],
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
    // Other texts before, so that it is the annotator and the analyser that are cold and not the processes.
    await annotateAll(make(), contents.slice(-WARMING_TEXTS));
    const report = {
      source,
      cold: await measureAnnotation(make(), first, worker.pid),
      corpus: await measureAnnotation(make(), contents, worker.pid),
      tagging: await measureTagging(morphology, loadModel(), contents),
    };
    if (values.json) console.log(JSON.stringify(report, null, 2));
    else printReport(report);
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

function printReport(report: {
  source: string;
  cold: Measured;
  corpus: Measured;
  tagging: MeasuredTagging;
}): void {
  console.log(`Analysis of raw text, ${report.source}, Estonian.`);
  const tell = (label: string, floor: number, measured: Measured): string[] => {
    const { words, seconds, nodeSeconds, analyserSeconds } = measured;
    const perSecond = words / (nodeSeconds + analyserSeconds);
    const figures = [nodeSeconds.toFixed(1), analyserSeconds.toFixed(1), seconds.toFixed(1)];
    return [
      label,
      String(words),
      ...figures,
      perSecond.toFixed(0),
      String(floor),
      perSecond < floor ? 'TOO SLOW' : 'ok',
    ];
  };
  printTable(
    ['', 'words', 'Node.js s', 'analyser s', 'by the clock s', 'words a second of one core', 'floor', ''],
    [tell('cold', COLD_FLOOR, report.cold), tell('corpus', CORPUS_FLOOR, report.corpus)],
  );
  const { tokens, seconds } = report.tagging;
  const perSecond = tokens / seconds;
  console.log(
    `The corpus tagged by itself, each form new where it comes first: ${tokens} tokens, ${seconds.toFixed(1)} s, ` +
      `${perSecond.toFixed(0)} tokens a second (floor ${TAGGING_FLOOR}), ${perSecond < TAGGING_FLOOR ? 'TOO SLOW' : 'ok'}`,
  );
}
