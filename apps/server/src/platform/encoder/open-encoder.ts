import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeEncoderInputs, type EncoderInputs } from '@keelerada/corrector/encoder/encoder-inputs';
import type {
  EncoderClasses,
  SentenceEncoder,
  SentenceScores,
} from '@keelerada/corrector/encoder/encoder-port';
import { PieceVocabulary } from '@keelerada/corrector/encoder/piece-vocabulary';
import { ReadingFeatures } from '@keelerada/corrector/encoder/reading-features';
import type * as OnnxRuntime from 'onnxruntime-node';
import { callNative } from '../compute/native-calls';
import { PROJECT_ROOT } from '../config/project-root';

/** Where the encoder of the product lies (card: models/encoder). */
export const ENCODER_FOLDER = join(PROJECT_ROOT, 'models', 'encoder');

/** `classes.json` of a model. */
interface ModelClasses extends EncoderClasses {
  readonly readings: readonly string[];
}

type Runtime = typeof OnnxRuntime;

/**
 * Opens the encoder of a folder with `encoder.onnx`, `pieces.json` and `classes.json` (75 MB of memory). One run uses
 * one core, because the compute threads are as many as the cores. Rejects where a file or ONNX Runtime is absent.
 */
export async function openEncoder(folder: string): Promise<SentenceEncoder> {
  const runtime = await loadRuntime();
  const [pieces, classes, session] = await Promise.all([
    readJson<[string[], number[]]>(join(folder, 'pieces.json')),
    readJson<ModelClasses>(join(folder, 'classes.json')),
    callNative(() =>
      runtime.InferenceSession.create(join(folder, 'encoder.onnx'), {
        intraOpNumThreads: 1,
        interOpNumThreads: 1,
        executionMode: 'sequential',
      }),
    ),
  ]);
  const vocabulary = new PieceVocabulary(pieces);
  const features = new ReadingFeatures(classes.readings);
  return {
    classes,
    scoreSentences: async (sentences, { signal, giveWay } = {}) => {
      const scores: SentenceScores[] = [];
      // One at a time: whole numbers are scaled by a run, and the scores of a sentence must not hang on its neighbours.
      for (const words of sentences) {
        signal?.throwIfAborted();
        await giveWay?.();
        const inputs = makeEncoderInputs(words, vocabulary, features);
        scores.push(await run(runtime, session, inputs, features.count));
      }
      return scores;
    },
  };
}

/** ONNX Runtime, which an installation may leave out. Rejects where it is absent or does not fit the machine. */
export async function loadRuntime(): Promise<Runtime> {
  return import('onnxruntime-node');
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content;
}

async function run(
  { Tensor }: Runtime,
  session: OnnxRuntime.InferenceSession,
  { wordCount, pieces, pieceWords, readings, first, last }: EncoderInputs,
  featureCount: number,
): Promise<SentenceScores> {
  const table = [1, pieces.length];
  const feeds = {
    pieces: new Tensor('int64', pieces, table),
    piece_words: new Tensor('int64', pieceWords, table),
    readings: new Tensor('float32', readings, [wordCount, featureCount]),
    first: new Tensor('int64', first, [wordCount]),
    last: new Tensor('int64', last, [wordCount]),
  };
  const outputs = await callNative(() => session.run(feeds));
  const read = (name: Exclude<keyof SentenceScores, 'wordCount'>): Float32Array =>
    outputs[name]!.data as Float32Array;
  return {
    wordCount,
    ...{ operations: read('operations'), insertions: read('insertions') },
    ...{ orders: read('orders'), forms: read('forms') },
  };
}
