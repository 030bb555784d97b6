import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { listLicences } from './licences.mjs';
import { writeSbom } from './sbom.mjs';

interface Component {
  readonly name: string;
  readonly version?: string;
  readonly purl?: string;
  readonly scope?: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly 'bom-ref': string;
}

interface Bom {
  readonly serialNumber: string;
  readonly metadata: object;
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

const text = writeSbom();
const bom = JSON.parse(text) as Bom;
const find = (name: string): Component => bom.components.find((each) => each.name === name)!;
const listNeeds = (ref: string) => bom.dependencies.find((each) => each.ref === ref)?.dependsOn ?? [];

/** Where the schema of a bill looks for those that it needs. */
const SCHEMAS = 'http://cyclonedx.org/schema/';

/** No bill has an address of mail or a link. */
const FORMATS = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u,
  'idn-email': true,
  'iri-reference': true,
  uri: true,
} as const;

/** The published schema, which the library carries. */
function readSchema(name: string): object {
  const library = dirname(
    createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json'),
  );
  return JSON.parse(
    readFileSync(join(library, 'res/schema', `${name}.SNAPSHOT.schema.json`), 'utf8'),
  ) as object;
}

it('names every package whose licence is listed', () => {
  const named = new Set(bom.components.map(({ name, version = '-' }) => `${name} ${version}`));
  const rows = listLicences();
  expect(rows.length).toBeGreaterThan(480);
  expect(rows.map(([name, version]) => `${name} ${version}`).filter((row) => !named.has(row))).toEqual([]);
});

it('fits the schema of CycloneDX 1.6', () => {
  const ajv = new Ajv({ strict: false, formats: FORMATS });
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(readSchema(name), `${SCHEMAS}${name}.SNAPSHOT.schema.json`);
  const validate = ajv.compile(readSchema('bom-1.6'));
  expect([validate(bom), validate.errors]).toEqual([true, null]);
  expect(validate({ ...bom, components: [{ name: 'x' }] })).toBe(false);
});

it('is the same each time, and its number changes with what it holds', () => {
  expect(writeSbom()).toBe(text);
  expect(bom.metadata).not.toHaveProperty('timestamp');
  process.env['SOURCE_DATE_EPOCH'] = '1800000000';
  const timed = JSON.parse(writeSbom()) as Bom;
  delete process.env['SOURCE_DATE_EPOCH'];
  expect(timed.metadata).toHaveProperty('timestamp', '2027-01-15T08:00:00.000Z');
  expect(timed.serialNumber).not.toBe(bom.serialNumber);
});

it('says where packages come from, what they are for, and what they need', () => {
  expect(find('fastify')).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/fastify@5\./u) as string,
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/u) as string }],
  });
  expect(find('vitest').scope).toBe('excluded');
  expect(listNeeds('product:keelerada')).toContain(find('fastify').purl);
  expect(listNeeds(find('fastify')['bom-ref'])).toContain(find('find-my-way')['bom-ref']);
  const refs = bom.components.map((each) => each['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
});

it('names models by the hashes of their files', () => {
  expect(find('encoder')).toMatchObject({
    type: 'machine-learning-model',
    licenses: [{ license: { id: 'CC-BY-SA-4.0' } }],
    components: expect.arrayContaining([
      expect.objectContaining({ name: 'models/encoder/encoder.onnx', hashes: [expect.anything()] }),
    ]) as object[],
  });
});
