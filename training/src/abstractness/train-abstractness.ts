import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import type { AbstractnessFile } from '@keelerada/assessment/abstractness/abstractness-model';
import { readPlainAnnotations } from '../annotation/read-plain-annotations';
import { findAbstractLimit, predictUnseen } from './cross-validate';
import {
  type ContextVectors,
  fitAbstractness,
  type FittedAbstractness,
  makeContextVectors,
} from './fit-abstractness';
import { findNounContexts } from './noun-contexts';
import { readRatedNouns } from './read-rated-nouns';

/** Where the trained model lies. */
export const ABSTRACTNESS_FILE = new URL('../../../models/abstractness/abstractness.json', import.meta.url);
const LARGEST_BYTE = 127;

/** Learns the abstractness of nouns from the ratings and from running text, and writes models/abstractness. */
export async function trainAbstractness(): Promise<void> {
  const nouns = readRatedNouns();
  const vectors = makeContextVectors(findNounContexts(await readPlainAnnotations()));
  const unseen = predictUnseen(nouns, vectors);
  const abstractFrom = findAbstractLimit(
    unseen,
    nouns.map(({ rating }) => rating),
  );
  const file = packModel(fitAbstractness(nouns, vectors), vectors, abstractFrom);
  mkdirSync(new URL('.', ABSTRACTNESS_FILE), { recursive: true });
  writeFileSync(ABSTRACTNESS_FILE, `${JSON.stringify(file, null, 2)}\n`);
  console.error(`models/abstractness/abstractness.json written, version ${file.version}`);
}

function packModel(
  fitted: FittedAbstractness,
  vectors: ContextVectors,
  abstractFrom: number,
): AbstractnessFile {
  const { scale, base64: weights } = quantise(fitted.form);
  const known = [...vectors]
    .map(([noun, vector]) => ({ key: hashString(noun), vector }))
    .sort((one, other) => one.key - other.key);
  const keys = Int32Array.from(known, ({ key }) => key);
  const values = Float64Array.from(
    known.flatMap(({ vector }) => [multiply(fitted.own, vector), multiply(fitted.head, vector)]),
  );
  const { scale: contextScale, base64: contextValues } = quantise(values);
  const contextKeys = Buffer.from(keys.buffer).toString('base64');
  const version = createHash('sha256').update(weights).update(contextValues).digest('hex').slice(0, 12);
  const bias = Number(fitted.bias.toFixed(4));
  return { version, bias, abstractFrom, scale, weights, contextKeys, contextScale, contextValues };
}

function multiply(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, index) => sum + value * other[index]!, 0);
}

function quantise(values: Float64Array): { scale: number; base64: string } {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = Number((largest / LARGEST_BYTE).toPrecision(6));
  const bytes = Int8Array.from(values, (value) =>
    Math.max(-LARGEST_BYTE, Math.min(LARGEST_BYTE, Math.round(value / scale))),
  );
  return { scale, base64: Buffer.from(bytes.buffer).toString('base64') };
}
