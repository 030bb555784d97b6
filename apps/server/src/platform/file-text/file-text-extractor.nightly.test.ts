import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkerForTest } from './testing/build-worker-for-test';
import { createFileTextExtractor, type FileTextExtractor } from './file-text-extractor';
import {
  docxContentTypes,
  makeDocx,
  makeOdt,
  makeOdtXml,
  makePdf,
  makePdfOfObjects,
  makeWordXml,
  odtMimeType,
} from './testing/make-test-documents';
import { deflateZeros, makeTestZip } from './testing/make-test-zip';

const MAX_ANSWER_MS = 10_000;
const GIGABYTE_IN_MEGABYTES = 1_024;

let worker: string;
let extractor: FileTextExtractor;

beforeAll(async () => {
  worker = await buildWorkerForTest(new URL('./file-worker.ts', import.meta.url));
  extractor = createFileTextExtractor({ workerPath: worker });
});

afterAll(() => {
  extractor.close();
  rmSync(worker, { force: true });
});

const readFixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

/** Each form draws the one before it ten times: a few hundred bytes that ask for 10^12 pieces of text. */
function makeExponentialPdf(): Buffer {
  const form = (inner: string, content: string) => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${inner} >>`,
    stream: content,
  });
  const depth = 12;
  const forms = Array.from({ length: depth }, (_, index) =>
    index === 0
      ? form('/Font << /F 4 0 R >>', 'BT /F 9 Tf (a) Tj ET')
      : form(`/XObject << /X ${4 + index} 0 R >>`, '/X Do\n'.repeat(10)),
  );
  return makePdfOfObjects([
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
    {
      dictionary: `/Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents ${5 + depth} 0 R /Resources << /XObject << /X ${4 + depth} 0 R >> >>`,
    },
    { dictionary: '/Type /Font /Subtype /Type1 /BaseFont /Helvetica' },
    ...forms,
    { dictionary: '', stream: '/X Do' },
  ]);
}

function makePdfBomb(): Buffer {
  // zlib's two bytes before the deflated zeros, which a PDF takes for white space.
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), deflateZeros(GIGABYTE_IN_MEGABYTES)]);
  return makePdfOfObjects([
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
    { dictionary: '/Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << >>' },
    { dictionary: '/Filter /FlateDecode', stream: packed },
  ]);
}

const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1_000)}"><!ENTITY c "${'&b;'.repeat(1_000)}">]>`;
const withLaughs = (xml: string) => xml.replace(/(<\?xml.*?\?>)/u, `$1${laughs}`);
const outside = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
const bombEntry = (name: string, declaredSize: number) => ({
  name,
  packed: deflateZeros(GIGABYTE_IN_MEGABYTES),
  declaredSize,
});
const honestSize = GIGABYTE_IN_MEGABYTES * 1024 * 1024;

const hostileFiles: readonly (readonly [string, string, () => Uint8Array, string])[] = [
  [
    'a zip bomb that says its size',
    'pomm.docx',
    () => makeTestZip([docxContentTypes, bombEntry('word/document.xml', honestSize)]),
    'FileTooComplex',
  ],
  [
    'a zip bomb that lies about its size',
    'pomm.docx',
    () => makeTestZip([docxContentTypes, bombEntry('word/document.xml', 900)]),
    'FileTooComplex',
  ],
  [
    'a zip bomb in an .odt',
    'pomm.odt',
    () => makeTestZip([odtMimeType, bombEntry('content.xml', 900)]),
    'FileTooComplex',
  ],
  [
    'a zip of too many entries',
    'palju.odt',
    () =>
      makeOdt(
        '',
        Array.from({ length: 6_000 }, (_, index) => ({ name: `p/${index}` })),
      ),
    'FileTooComplex',
  ],
  [
    'an entity bomb in a .docx',
    'naer.docx',
    () =>
      makeTestZip([
        docxContentTypes,
        {
          name: 'word/document.xml',
          content: withLaughs(makeWordXml('<w:p><w:r><w:t>&c;</w:t></w:r></w:p>')),
        },
      ]),
    'FileTooComplex',
  ],
  [
    'an entity bomb in an .odt',
    'naer.odt',
    () =>
      makeTestZip([
        odtMimeType,
        { name: 'content.xml', content: withLaughs(makeOdtXml('<text:p>&c;</text:p>')) },
      ]),
    'FileTooComplex',
  ],
  [
    'an entity that names a file',
    'väline.odt',
    () =>
      makeTestZip([
        odtMimeType,
        { name: 'content.xml', content: outside + makeOdtXml('<text:p>&f;</text:p>') },
      ]),
    'FileTooComplex',
  ],
  ['XML nested without end', 'sügav.docx', () => makeDocx('<w:p>'.repeat(100_000)), 'FileTooComplex'],
  [
    'a .pdf that is a .png',
    'pilt.pdf',
    () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'UnsupportedMimeType',
  ],
  [
    'a program named .docx',
    'mäng.docx',
    () => Buffer.concat([Buffer.from('MZ\x90'), Buffer.alloc(5_000)]),
    'UnsupportedMimeType',
  ],
  ['a program', 'mäng.exe', () => Buffer.from('MZ'), 'UnsupportedMimeType'],
  ['a name without extension', 'fail', () => Buffer.from('Tere'), 'UnsupportedMimeType'],
  ['nothing at all', 'tühi.docx', () => new Uint8Array(), 'FileHasNoText'],
  ['white space only', 'tühi.txt', () => Buffer.from(' \n\t '), 'FileHasNoText'],
  ['a scan', 'skann.pdf', () => makePdf([[]]), 'FileHasNoText'],
  ['a file of 11 MB', 'suur.txt', () => Buffer.alloc(11 * 1024 * 1024, 'a'), 'FileTooLarge'],
  ['a .pdf with a password', 'lukus.pdf', () => readFixture('password.pdf'), 'FileEncrypted'],
  [
    'a .pdf whose pages contain themselves',
    'ring.pdf',
    () =>
      makePdfOfObjects([
        { dictionary: '/Type /Catalog /Pages 2 0 R' },
        { dictionary: '/Type /Pages /Kids [2 0 R] /Count 1' },
      ]),
    'FileBroken',
  ],
  ['a .pdf that inflates to a gigabyte', 'pomm.pdf', makePdfBomb, 'FileTooComplex or FileTookTooLong'],
  ['a .pdf that draws without end', 'lõputu.pdf', makeExponentialPdf, 'FileTookTooLong'],
  ['a .docx cut off', 'pool.docx', () => readFixture('letter.docx').subarray(0, 4_000), 'FileBroken'],
  ['an .odt cut off', 'pool.odt', () => readFixture('letter.odt').subarray(0, 9_000), 'FileBroken'],
  ['a .doc cut off', 'pool.doc', () => readFixture('letter.doc').subarray(0, 2_000), 'FileBroken'],
  ['a .pdf cut off', 'pool.pdf', () => readFixture('letter.pdf').subarray(0, 9_000), 'FileBroken'],
];

describe('a hostile or useless file', () => {
  it.each(hostileFiles)(
    'gets its named error within 10 s: %s',
    async (_what, name, makeBytes, code) => {
      const bytes = makeBytes();
      const result = await extractor.extractTextFromFile({ name, bytes });
      if (!('error' in result)) throw new Error('The file was read');
      expect(code.split(' or ')).toContain(result.error.code);
      expect(result.error.message).toMatch(/^[A-Z].*\.$/u);
    },
    MAX_ANSWER_MS,
  );

  it('leaves the event loop of the server free', async () => {
    const gone = new AbortController();
    const endless = { name: 'lõputu.pdf', bytes: makeExponentialPdf() };
    const reading = extractor.extractTextFromFile(endless, gone.signal).catch((error: unknown) => error);
    // These turns of the loop pass while the file is being read; a blocked loop would let it end first.
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 10));
    gone.abort();
    expect(await reading).toMatchObject({ name: 'AbortError' });
  });
});

describe('extractTextFromFile', () => {
  it.each(['letter.docx', 'letter.odt', 'letter.doc', 'letter.pdf'])('reads %s in a worker', async (name) => {
    const result = await extractor.extractTextFromFile({ name, bytes: readFixture(name) });
    expect(result).toEqual({
      text: expect.stringContaining('Žürii ütles: „Šokolaad on hea!“ See jäi alles.') as unknown,
    });
  });

  it('reads names in capitals, with paths and with many dots', async () => {
    const file = { name: '../../etc/Minu.Tekst.v2.TXT', bytes: Buffer.from('Tere, õhtu!') };
    expect(await extractor.extractTextFromFile(file)).toEqual({ text: 'Tere, õhtu!' });
  });

  it('takes no harm from paths inside a zip', async () => {
    const entries = ['../../../x.txt', '/etc/x', 'C:\\x', '__proto__'].map((name) => ({
      name,
      content: 'x',
    }));
    const bytes = makeDocx('<w:p><w:r><w:t>Tere</w:t></w:r></w:p>', entries);
    expect(await extractor.extractTextFromFile({ name: 'rada.docx', bytes })).toEqual({ text: 'Tere' });
  });

  it('reads a text of 10 MB', async () => {
    const text = `${'Õues on külm ja vihmane ilm. '.repeat(340_000)}`.trim();
    const result = await extractor.extractTextFromFile({
      name: 'pikk.txt',
      bytes: Buffer.from(text).subarray(0, 10_485_760 - 1),
    });
    expect('text' in result && result.text.length).toBeGreaterThan(9_000_000);
  });

  it('reads many files one after the other in the same worker, and starts a new one after a bad file', async () => {
    const importer = createFileTextExtractor({ workerPath: worker, filesPerWorker: 100, concurrency: 1 });
    const names = Array.from({ length: 30 }, (_, index) => `t${index}.txt`);
    const bytesOf = (name: string) => (name === 't7.txt' ? Buffer.alloc(500) : Buffer.from(`Tekst ${name}`));
    const results = await Promise.all(
      names.map((name) => importer.extractTextFromFile({ name, bytes: bytesOf(name) })),
    );
    importer.close();
    results.forEach((result, index) => {
      if (index === 7) expect(result).toMatchObject({ error: { code: 'UnsupportedMimeType' } });
      else expect(result).toEqual({ text: `Tekst t${index}.txt` });
    });
  });

  it('stops at once when nobody waits any more', async () => {
    const gone = new AbortController();
    const reading = extractor.extractTextFromFile(
      { name: 'lõputu.pdf', bytes: makeExponentialPdf() },
      gone.signal,
    );
    setTimeout(() => gone.abort(), 300);
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
