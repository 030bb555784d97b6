/**
 * Speed of the screens in Chromium: `npm run -s performance` with the real texts beside the project, or with
 * `-- --words 3000000` with so many words made of them; without them with the demonstration texts. Each figure is the least of
 * three runs, with the worst and its floor beside it. The exit status is 1 where one is missed.
 */
import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import type { Browser } from 'playwright-core';
import {
  type LoadFigures,
  measureFirstItem,
  measureFirstPaint,
  measureFirstPaper,
  measureLoad,
} from './measure-screens';
import { measureTools, type ToolFigures } from './measure-tools';
import { hasChromium, openBrowser } from './open-browser';
import { FLOORS } from './performance-floors';
import { REAL_TEXTS } from './read-real-text';
import { startProduct } from './start-product';
import { makeTempFolder, removeTempFolders } from './temp-folder';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RUNS = 3;
/** Hexadecimal digits at the end of an id that tell copies of a text apart. */
const COPY_DIGITS = 4;

async function* repeatTexts(file: string, words: number): AsyncGenerator<string> {
  let written = 0;
  for (let copy = 0; written < words; copy += 1) {
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
    for await (const line of lines) {
      if (written >= words && copy > 0) return;
      const text = JSON.parse(line) as { id: string; content: string };
      written += text.content.split(/\s+/u).length;
      const mark = copy.toString(16).padStart(COPY_DIGITS, '0');
      yield `${JSON.stringify({ ...text, id: copy === 0 ? text.id : text.id.slice(0, -COPY_DIGITS) + mark })}\n`;
    }
    if (words === 0) return;
  }
}

/** A folder with the real texts, imported and analysed; null where they are absent. */
async function importRealTexts(words: number): Promise<string | null> {
  if (!existsSync(REAL_TEXTS)) return null;
  const dataFolder = makeTempFolder('performance');
  const file = join(dataFolder, 'texts.jsonl');
  await pipeline(repeatTexts(REAL_TEXTS, Math.max(words, 1)), createWriteStream(file));
  console.error('Importing the texts ...');
  execFileSync(process.execPath, [join(ROOT, 'apps/server/dist/cli.js'), 'import-corpus', file], {
    env: { ...process.env, DATA_DIR: join(dataFolder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(file);
  return join(dataFolder, 'data');
}

interface Figure {
  readonly what: string;
  readonly value: number;
  readonly worst: number;
  readonly floor: number;
  readonly digits: number;
}

const figure = (what: string, values: readonly number[], floor: number, digits = 0): Figure => ({
  what,
  value: Math.min(...values),
  worst: Math.max(...values),
  floor,
  digits,
});

function listLoadFigures(name: string, loads: readonly LoadFigures[], scriptKb: number): readonly Figure[] {
  const valuesOf = (key: keyof LoadFigures): readonly number[] => loads.map((load) => load[key]);
  return [
    figure(`${name}: JavaScript, gzip, kB`, valuesOf('scriptKb'), scriptKb),
    figure(`${name}: largest paint, ms`, valuesOf('largestPaintMs'), FLOORS.largestPaintMs),
    figure(`${name}: layout shift`, valuesOf('layoutShift'), FLOORS.layoutShift, 3),
  ];
}

function listToolFigures(runs: readonly ToolFigures[]): readonly Figure[] {
  const tools = ['wordlist', 'wordcontext', 'collocates'] as const;
  return [
    ...tools.flatMap((tool) => [
      figure(
        `${tool}: click to first rows, ms`,
        runs.map((run) => run.firstRowMs[tool]),
        FLOORS.firstRowMs,
      ),
      figure(
        `${tool}: longest frame of scrolling, ms`,
        runs.map((run) => run.scroll[tool].longestFrameMs),
        FLOORS.frameMs,
      ),
      figure(
        `${tool}: 95th percentile of frames, ms`,
        runs.map((run) => run.scroll[tool].slowFrameMs),
        FLOORS.frameMs,
      ),
    ]),
    figure(
      'word analyser: longest frame of clicking words and values, ms',
      runs.map((run) => run.clickFrameMs),
      FLOORS.frameMs,
    ),
    figure(
      'tab memory after all of it, MB',
      runs.map((run) => run.tabMemoryMb ?? 0),
      FLOORS.tabMemoryMb,
    ),
    figure(
      'tab memory while every row goes into files, MB',
      runs.map((run) => run.peakMemoryMb ?? 0),
      FLOORS.tabMemoryMb,
    ),
  ];
}

async function repeat<Result>(run: () => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let count = 0; count < RUNS; count += 1) results.push(await run());
  return results;
}

async function measureAll(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const home = await repeat(() => measureLoad(browser, origin, '/'));
  const tools = await repeat(() => measureLoad(browser, origin, '/tools/wordlist'));
  const paints = await repeat(() => measureFirstPaint(browser, origin, '/tools/wordlist'));
  const items = await repeat(() => measureFirstItem(browser, origin));
  const papers = await repeat(() => measureFirstPaper(browser, origin));
  // A browser of its own for each run: the memory of the one before is not counted.
  const runs = await repeat(async () => {
    const fresh = await openBrowser();
    try {
      return await measureTools(fresh, origin);
    } finally {
      await fresh.close();
    }
  });
  return [
    ...listLoadFigures('home', home, FLOORS.homeScriptKb),
    ...listLoadFigures('tools', tools, FLOORS.toolsScriptKb),
    figure('tools: first paint on a slow machine, ms', paints, FLOORS.firstPaintMs),
    figure('practice: press to first item on a slow machine, ms', items, FLOORS.firstItemMs),
    figure('worksheet: press to the paper, ms', papers, FLOORS.firstPaperMs),
    ...listToolFigures(runs),
  ];
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { words: { type: 'string', default: '0' } } });
  if (!hasChromium) throw new Error('No Chromium. Its place can be named by CHROMIUM_PATH.');
  const dataFolder = await importRealTexts(Number(values.words));
  const product = await startProduct({
    // Marking takes both processors for minutes after an import.
    MARK_ERRORS: 'off',
    ...(dataFolder !== null && { DATA_DIR: dataFolder }),
  });
  const browser = await openBrowser();
  try {
    const status = (await (await fetch(`${product.origin}/api/status`)).json()) as {
      corpus: { texts: number; runningWords: number };
    };
    console.log(
      `${status.corpus.texts} texts, ${status.corpus.runningWords} words; ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`,
    );
    const figures = await measureAll(browser, product.origin);
    for (const { what, value, worst, floor, digits } of figures)
      console.log(
        `${value <= floor ? 'ok    ' : 'MISSED'} ${what}: ${value.toFixed(digits)}, worst ${worst.toFixed(digits)} (floor ${floor})`,
      );
    process.exitCode = figures.every(({ value, floor }) => value <= floor) ? 0 : 1;
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main().finally(removeTempFolders);
