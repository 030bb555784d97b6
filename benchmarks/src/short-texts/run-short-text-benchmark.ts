import { parseArgs } from 'node:util';
import { correctionsCall } from '@keelerada/contract/corrector/text-lists';
import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { wordAnalyserCall } from '@keelerada/contract/tools/word-analyser';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { detectLanguage } from '@keelerada/estonian/detect-language';
import { measureVabamorf } from '../annotate/measure-vabamorf';
import { postJson } from '../http/post-json';
import { withServer } from '../http/start-server-process';
import { measure, readLoad } from '../measure';
import { formatMs, printTable } from '../print-table';
import { readBaseContents } from '../corpus/read-base-contents';

const WORD = /\p{L}/u;

interface ShortTexts {
  readonly source: string;
  readonly texts: readonly string[];
}

/** Estonian texts of at least `words` words each, made of sentences of which no two are equal; fewer than `count` if there are no more. */
function makeShortTexts(count: number, words: number): ShortTexts {
  const { source, contents } = readBaseContents();
  const met = new Set<string>();
  const texts: string[] = [];
  let [sentences, length]: [string[], number] = [[], 0];
  for (const content of contents) {
    if (detectLanguage(content) !== 'et') continue;
    for (const { start, end, tokens } of segmentText(content)) {
      const sentence = content.slice(start, end);
      if (met.has(sentence)) continue;
      met.add(sentence);
      sentences.push(sentence);
      length += tokens.filter((token) => WORD.test(content.slice(token.start, token.end))).length;
      if (length < words) continue;
      texts.push(sentences.join(' '));
      if (texts.length === count) return { source, texts };
      [sentences, length] = [[], 0];
    }
  }
  return { source, texts };
}

const DEFAULT_RUNS = '20';
/** Models are read and most forms are known after so many texts. */
const WARMING_TEXTS = 20;
/** `measure` warms up with so many more. */
const MORE_WARMING_TEXTS = 3;

/** A call with its floor in milliseconds. */
interface ShortTextCall {
  readonly label: string;
  readonly path: string;
  readonly makeBody: (text: string) => object;
  readonly floorMs: number;
  /** One text over and over, whose annotation the server keeps. */
  readonly isRemembered?: boolean;
}

export interface ShortTextCalls {
  readonly words: number;
  readonly calls: readonly ShortTextCall[];
}

const makeOwnTexts = (ownTexts: string): object => ({ ownTexts, language: 'et' });

export const CORRECTOR_CALLS: ShortTextCalls = {
  words: 300,
  calls: [
    {
      label: 'grammar, spelling and all figures',
      path: correctorCall.path,
      makeBody: (tekst) => ({ tekst, model: 'grammarchecker' }),
      floorMs: 1000,
    },
    { label: 'spelling alone', path: correctionsCall.path, makeBody: (tekst) => ({ tekst }), floorMs: 300 },
    {
      label: 'figures and level alone',
      path: '/api/texts/keeletase',
      makeBody: (tekst) => ({ tekst }),
      floorMs: 300,
    },
  ],
};

export const WORD_ANALYSER_CALLS: ShortTextCalls = {
  words: 1000,
  calls: [
    { label: 'a new text', path: wordAnalyserCall.path, makeBody: makeOwnTexts, floorMs: 200 },
    {
      label: 'a text that is remembered',
      path: wordAnalyserCall.path,
      makeBody: makeOwnTexts,
      floorMs: 200,
      isRemembered: true,
    },
  ],
};

/**
 * Measures calls of a warm server over HTTP, one text at a time. No text and no sentence comes twice, so that no annotation
 * is kept from an earlier call. The reference of the run is Vabamorf alone.
 */
export async function runShortTextBenchmark(asked: ShortTextCalls, args: string[]): Promise<void> {
  const options = {
    words: { type: 'string', default: String(asked.words) },
    runs: { type: 'string', default: DEFAULT_RUNS },
  } as const;
  const { values } = parseArgs({ args, options });
  const [words, mostRuns] = [Number(values.words), Number(values.runs)];
  const load = readLoad();
  const count = asked.calls.length;
  const { source, texts } = makeShortTexts(WARMING_TEXTS + count * (mostRuns + MORE_WARMING_TEXTS), words);
  const runs = Math.min(mostRuns, Math.floor((texts.length - WARMING_TEXTS) / count) - MORE_WARMING_TEXTS);
  if (runs < 1)
    throw new Error(`There are ${texts.length} texts of ${words} words only: ask for shorter ones.`);
  const referenceMs = await measureReference(texts);
  await withServer(async (address) => {
    const [first] = asked.calls;
    const rest = [...texts];
    for (let i = 0; i < WARMING_TEXTS; i++) await send(address, first!, rest.pop()!);
    const remembered = texts.at(-1)!;
    const rows: string[][] = [];
    for (const call of asked.calls) {
      const { leastMs, medianMs } = await measure(
        () => send(address, call, call.isRemembered ? remembered : rest.pop()!),
        runs,
      );
      const figures = [leastMs, medianMs, call.floorMs].map(formatMs);
      const ratios = [medianMs / call.floorMs, leastMs / referenceMs].map((ratio) => ratio.toFixed(2));
      rows.push([call.label, ...figures, ...ratios]);
    }
    console.log(
      `Texts of ${words} words, ${source}, ${runs} runs; ${load.toFixed(1)} processes a core before the run.`,
    );
    console.log(`Reference: Vabamorf alone, ${formatMs(referenceMs)} ms of processor time a text.`);
    printTable(['call', 'least ms', 'median ms', 'floor ms', 'median / floor', 'least / Vabamorf'], rows);
  });
}

async function measureReference(texts: readonly string[]): Promise<number> {
  const tokens = texts.flatMap((text) => segmentText(text).flatMap((sentence) => sentence.tokens)).length;
  return (tokens / texts.length / (await measureVabamorf(texts))) * 1000;
}

async function send(address: string, { path, makeBody }: ShortTextCall, text: string): Promise<void> {
  const response = await postJson(address, path, makeBody(text));
  await response.arrayBuffer();
}
