// `npm run -s sbom > FILE`: the bill of materials of a release as CycloneDX 1.6, in JSON: packages, models and texts. The same tree writes the same bytes; SOURCE_DATE_EPOCH gives it a time.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Enums, Models, Serialize, Spec, SPDX } from '@cyclonedx/cyclonedx-library';
import { listModels } from './list-models.mjs';
import { listPackages, LOCK } from './list-packages.mjs';
import { ROOT } from './run.mjs';

const { ComponentScope, ComponentType, HashAlgorithm } = Enums;
const HASHES = { sha1: HashAlgorithm['SHA-1'], sha512: HashAlgorithm['SHA-512'] };
/** An expression may stand in brackets as a whole; SPDX has no other words in it. */
const EXPRESSION = /^\(?[\w.+-]+(?: (?:AND|OR|WITH) \(?[\w.+-]+\)?)+\)?$/u;

function makeLicence(text) {
  if (SPDX.isSupportedSpdxId(text)) return new Models.SpdxLicense(text);
  return EXPRESSION.test(text) ? new Models.LicenseExpression(text) : new Models.NamedLicense(text);
}

/** Address of a package (purl). */
const makePurl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** What nobody gets who installs the product is excluded. */
function findScope({ use, isOptional }) {
  if (use === 'development') return ComponentScope.Excluded;
  return isOptional ? ComponentScope.Optional : ComponentScope.Required;
}

/** Hashes of a lock's `integrity`, which writes them in base64. */
function makeHashes(integrity = '') {
  const known = integrity.split(' ').map((part) => part.split('-', 2));
  return new Models.HashDictionary(
    known
      .filter(([name]) => name in HASHES)
      .map(([name, value]) => [HASHES[name], Buffer.from(value, 'base64').toString('hex')]),
  );
}

function makeComponent(entry) {
  return new Models.Component(ComponentType.Library, entry.name, {
    bomRef: makePurl(entry),
    version: entry.version,
    purl: makePurl(entry),
    scope: findScope(entry),
    licenses: new Models.LicenseRepository([makeLicence(entry.licence)]),
    hashes: makeHashes(entry.integrity),
  });
}

/** One component for a name and version, in the widest of its scopes. */
function makeComponents(packages) {
  const order = [ComponentScope.Required, ComponentScope.Optional, ComponentScope.Excluded];
  const byRef = new Map();
  for (const entry of packages) {
    const known = byRef.get(makePurl(entry));
    const made = makeComponent(entry);
    if (known === undefined) byRef.set(makePurl(entry), made);
    else if (order.indexOf(made.scope) < order.indexOf(known.scope)) known.scope = made.scope;
  }
  return byRef;
}

/** As Node finds a package that the one at `path` asks for: beside it, or in a folder above. */
function findInLock(lock, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const found = lock[`${at === '' ? '' : `${at}/`}node_modules/${name}`];
    if (found !== undefined) return { name, version: found.version, isLink: Boolean(found.link) };
    if (at === '') return undefined;
  }
}

const LISTS = ['dependencies', 'optionalDependencies', 'peerDependencies'];

/** References of what the entry at a path of the lock asks for, as far as it is a component. */
function listNeeds(lock, path, lists, components) {
  const names = lists.flatMap((list) => Object.keys(lock[path][list] ?? {}));
  return names
    .map((name) => findInLock(lock, path, name))
    .filter((found) => found !== undefined && !found.isLink)
    .map(({ name, version }) => components.get(makePurl({ name, version })))
    .filter((component) => component !== undefined)
    .map(({ bomRef }) => bomRef);
}

function addNeeds(component, refs) {
  for (const ref of refs) if (ref !== component.bomRef) component.dependencies.add(ref);
}

function linkPackages(packages, components, product) {
  const { packages: lock } = JSON.parse(readFileSync(LOCK, 'utf8'));
  for (const entry of packages)
    addNeeds(components.get(makePurl(entry)), listNeeds(lock, entry.path, LISTS, components));
  for (const path of Object.keys(lock).filter((each) => !each.includes('node_modules/')))
    addNeeds(product, listNeeds(lock, path, [...LISTS, 'devDependencies'], components));
}

function makeModel({ name, title, date, licence, files }) {
  return new Models.Component(ComponentType.MachineLearningModel, name, {
    bomRef: `model:${name}`,
    description: title,
    version: date,
    scope: ComponentScope.Required,
    licenses: new Models.LicenseRepository([makeLicence(licence)]),
    components: new Models.ComponentRepository(
      files.map(
        (file) =>
          new Models.Component(ComponentType.File, file.name, {
            bomRef: `file:${file.name}`,
            hashes: new Models.HashDictionary([[HashAlgorithm['SHA-256'], file.sha256]]),
          }),
      ),
    ),
  });
}

/** The texts that an empty store shows. */
function makeDemoCorpus() {
  return new Models.Component(ComponentType.Data, 'demo-corpus', {
    bomRef: 'data:demo-corpus',
    scope: ComponentScope.Required,
    licenses: new Models.LicenseRepository([new Models.SpdxLicense('CC-BY-4.0')]),
  });
}

function makeBom() {
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const product = new Models.Component(ComponentType.Application, name, {
    bomRef: `product:${name}`,
    version,
    licenses: new Models.LicenseRepository([makeLicence(license)]),
  });
  const packages = listPackages();
  const components = makeComponents(packages);
  linkPackages(packages, components, product);
  const parts = [...listModels().map(makeModel), makeDemoCorpus()];
  addNeeds(
    product,
    parts.map(({ bomRef }) => bomRef),
  );
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  return new Models.Bom({
    metadata: new Models.Metadata({
      component: product,
      timestamp: epoch === undefined ? undefined : new Date(Number(epoch) * 1000),
    }),
    components: new Models.ComponentRepository([...components.values(), ...parts]),
  });
}

/** A serial number that says what the bill holds: a UUID of version 8, its bits from the SHA-256 of the rest. */
function makeSerialNumber(text) {
  const hash = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hash[16], 16) & 3) | 8).toString(16);
  const groups = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return `urn:uuid:${[...groups, variant + hash.slice(17, 20), hash.slice(20, 32)].join('-')}`;
}

/** The bill as text of JSON. */
export function writeSbom() {
  const bom = makeBom();
  const normalizers = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  const serializer = new Serialize.JsonSerializer(normalizers);
  const write = () => serializer.serialize(bom, { sortLists: true, space: 2 });
  bom.serialNumber = makeSerialNumber(write());
  return write();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(writeSbom());
