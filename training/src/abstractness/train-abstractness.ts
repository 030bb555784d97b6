import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import type { AbstractnessFile } from '@keelerada/assessment/abstractness/abstractness-model';
import { readPlainAnnotations } from '../annotation/read-plain-annotations';
import { dot } from '../learning/vectors';
import { hashVersion, writeModel } from '../project-files';
import { findAbstractLimit, predictUnseen } from './cross-validate';
import {
  type ContextVectors,
  fitAbstractness,
  type FittedAbstractness,
  makeContextVectors,
} from './fit-abstractness';
import { findNounContexts } from './noun-contexts';
import { readRatedNouns } from './read-rated-nouns';

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
  writeModel('abstractness/abstractness.json', `${JSON.stringify(file, null, 2)}\n`);
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
    known.flatMap(({ vector }) => [dot(fitted.own, vector), dot(fitted.head, vector)]),
  );
  const { scale: contextScale, base64: contextValues } = quantise(values);
  const contextKeys = Buffer.from(keys.buffer).toString('base64');
  const version = hashVersion(weights, contextValues);
  const bias = Number(fitted.bias.toFixed(4));
  return { version, bias, abstractFrom, scale, weights, contextKeys, contextScale, contextValues };
}

function quantise(values: Float64Array): { scale: number; base64: string } {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = Number((largest / LARGEST_BYTE).toPrecision(6));
  const bytes = Int8Array.from(values, (value) =>
    Math.max(-LARGEST_BYTE, Math.min(LARGEST_BYTE, Math.round(value / scale))),
  );
  return { scale, base64: Buffer.from(bytes.buffer).toString('base64') };
}
