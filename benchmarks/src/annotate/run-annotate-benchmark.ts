import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createAnnotator, type Annotator } from '@keelerada/estonian/annotation/annotate-text';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { loadParserModel } from '@keelerada/estonian/parsing/parser-model';
import { loadTaggerModel, type TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { PARSER_MODEL_PATH } from '../../../apps/server/src/corpus/annotation/parser-model';
import { TAGGER_MODEL_PATH } from '../../../apps/server/src/corpus/annotation/tagger-model';
import { SEMI_SPACE_MB } from '../../../apps/server/src/platform/compute/compute-lanes';
import { openMorphology } from '../../../apps/server/src/platform/morphology/open-morphology';
import { readBaseContents } from '../corpus/read-base-contents';
import { printTable } from '../print-table';
import { measureVabamorf } from './measure-vabamorf';
import { cleanForm } from '@keelerada/estonian/annotation/clean-form';
import type { Morphology } from '@keelerada/estonian/morphology';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { tagText } from '@keelerada/estonian/tagging/tag-text';
import type { WordEntry } from '@keelerada/estonian/tagging/word-entry';

/** Texts of the cold figure: every form is new. */
const COLD_CHARACTERS = 200_000;
const WARMING_TEXTS = 20;
const COLD_FLOOR = 5_000;
const CORPUS_FLOOR = 25_000;
/** The parser takes most of the time. */
const TREES_FLOOR = 8_000;
const TAGGING_FLOOR = 60_000;

/** The importer's thread has so much room for what lives shortly; a process gets it when it starts. */
const AS_IMPORTER = `--max-semi-space-size=${SEMI_SPACE_MB}`;
/** What one measurement leaves behind is collected before the next, which must not pay for it. */
const WITH_COLLECTOR = '--expose-gc';
declare const gc: () => void;

interface Measured {
  readonly words: number;
  readonly seconds: number;
  /** Of a core. */
  readonly processorSeconds: number;
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
      { stdio: 'inherit' },
    );
    process.exitCode = status ?? 1;
    return;
  }
  const { source, contents } = readBaseContents();
  const morphology = await openMorphology();
  const loadModel = () => loadTaggerModel(readFileSync(TAGGER_MODEL_PATH));
  const taggerModel = loadModel();
  const make = (): Annotator => createAnnotator({ morphology, taggerModel });
  const characters = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);
  const first = contents.filter((_, i) => characters(contents.slice(0, i)) < COLD_CHARACTERS);
  const referenceBefore = await measureVabamorf(first);
  // Other texts before, so that it is the annotator that is cold and not the process.
  await annotateAll(make(), contents.slice(-WARMING_TEXTS));
  const cold = await measureAnnotation(make(), first);
  gc();
  const corpus = await measureAnnotation(make(), contents);
  gc();
  const parserModel = loadParserModel(readFileSync(PARSER_MODEL_PATH));
  const trees = await measureAnnotation(createAnnotator({ morphology, taggerModel, parserModel }), contents);
  gc();
  const tagging = measureTagging(morphology, loadModel(), contents);
  const reference = [referenceBefore, await measureVabamorf(first)] as const;
  printReport({ source, reference, cold, corpus, trees, tagging });
}

async function measureAnnotation(annotator: Annotator, texts: readonly string[]): Promise<Measured> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const words = await annotateAll(annotator, texts);
  const { user, system } = process.cpuUsage(before);
  return { words, seconds: (performance.now() - start) / 1000, processorSeconds: (user + system) / 1e6 };
}

/** Running words of the texts, once they are analysed. */
async function annotateAll(annotator: Annotator, texts: readonly string[]): Promise<number> {
  let words = 0;
  for (const text of texts) {
    const { sentences } = await annotator.annotate({ text, language: 'et' });
    for (const { tokens } of sentences) words += tokens.filter(({ upos }) => isRunningWord(upos)).length;
  }
  return words;
}

function printReport({ source, reference, cold, corpus, trees, tagging }: Report): void {
  const vabamorf = (reference[0] + reference[1]) / 2;
  const around = reference.map((one) => one.toFixed(0)).join(' and ');
  console.log(`Analysis of raw text, ${source}, Estonian; processor time, "a second" is that of one core.`);
  console.log(`Reference: Vabamorf alone, ${around} tokens a second before and after.`);
  const listSpeed = (perSecond: number, floor: number): string[] => [
    perSecond.toFixed(0),
    String(floor),
    perSecond < floor ? 'TOO SLOW' : 'ok',
    (perSecond / vabamorf).toFixed(2),
  ];
  const listTextCells = (label: string, floor: number, measured: Measured): string[] => {
    const { words, seconds, processorSeconds } = measured;
    return [
      ...[label, String(words), processorSeconds.toFixed(1), seconds.toFixed(1)],
      ...listSpeed(words / processorSeconds, floor),
    ];
  };
  printTable(
    ['', 'units', 'core s', 'clock s', 'a second', 'floor', '', 'x Vabamorf'],
    [
      listTextCells('cold, words', COLD_FLOOR, cold),
      listTextCells('corpus, words', CORPUS_FLOOR, corpus),
      listTextCells('corpus with trees, words', TREES_FLOOR, trees),
      [
        ...['tagger alone, tokens', String(tagging.tokens), tagging.seconds.toFixed(1), '–'],
        ...listSpeed(tagging.tokens / tagging.seconds, TAGGING_FLOOR),
      ],
    ],
  );
}

interface MeasuredTagging {
  readonly tokens: number;
  /** Processor time of the tagger alone: no segmentation, no analyser. */
  readonly seconds: number;
}

/** Tags texts whose forms were analysed before: each form is prepared where it is met first, and kept. */
function measureTagging(
  morphology: Morphology,
  model: TaggerModel,
  texts: readonly string[],
): MeasuredTagging {
  const cut = texts.map((text) =>
    segmentText(text).map(({ tokens }) =>
      tokens.map(({ start, end }, i) => ({ form: cleanForm(text.slice(start, end)), isFirst: i === 0 })),
    ),
  );
  const nameOf = ({ form, isFirst }: { form: string; isFirst: boolean }): string =>
    `${isFirst ? '^' : ''}${form}`;
  const analysed = new Map(
    cut.flat(2).map((token) => [nameOf(token), morphology.analyse(token.form, token.isFirst)]),
  );
  const entries = new Map<string, WordEntry>();
  const before = process.cpuUsage();
  for (const sentences of cut)
    tagText(
      model,
      sentences.map((sentence) =>
        sentence.map((token) => {
          const name = nameOf(token);
          const entry = entries.get(name) ?? model.makeEntry(token.form, analysed.get(name)!);
          entries.set(name, entry);
          return entry;
        }),
      ),
    );
  const { user, system } = process.cpuUsage(before);
  return { tokens: cut.flat(2).length, seconds: (user + system) / 1e6 };
}
