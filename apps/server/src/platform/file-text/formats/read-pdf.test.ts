import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makePdf, makePdfOfObjects, type TestPdfLine } from '../testing/make-test-documents';
import { readPdf } from './read-pdf';

const readFixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));

/** Lines of print one under the other. */
const lines = (texts: readonly string[], top = 760): TestPdfLine[] =>
  texts.map((text, index) => ({ text, y: top - index * 14 }));

describe('readPdf', () => {
  it('counts pages as they are, whatever number the file claims', async () => {
    const pages = (count: number) => Array.from({ length: count }, () => lines(['Üks lehekülg tekstiga.']));
    const claim = (count: number, claimed: number) =>
      Buffer.from(
        makePdf(pages(count)).toString('latin1').replace(`/Count ${count}`, `/Count ${claimed}`),
        'latin1',
      );
    for (const claimed of [4, 2_001, 1_000_000, 2 ** 31]) {
      expect((await readPdf(claim(3, claimed))).match(/Üks/gu)).toHaveLength(3);
    }
    await expect(readPdf(claim(2_001, 9_999))).rejects.toMatchObject({ code: 'FileTooComplex' });
  });

  it('joins lines to paragraphs and words split at line ends', async () => {
    const first = [
      'Žürii arutas pikalt, kellele anda auhind, ja lõ-',
      'puks otsustati, et eesti-vene sõnaraa-',
      'mat on parim.',
    ];
    const second = [
      'Teine lõik algab siin ja räägib sellest, et ees-',
      'ti keel on ilus ja eesti-',
      'vene sõnastik ka.',
    ];
    expect(await readPdf(makePdf([[...lines(first), ...lines(second, 690)]]))).toBe(
      'Žürii arutas pikalt, kellele anda auhind, ja lõpuks otsustati, et eesti-vene sõnaraamat on parim.\n\n' +
        'Teine lõik algab siin ja räägib sellest, et eesti keel on ilus ja eesti-vene sõnastik ka.',
    );
  });

  it('makes words whole that the file breaks with a soft hyphen, also unseen inside a line', async () => {
    const pdf = makePdf(
      [
        [
          { text: 'Nad andsid piima kas\u00ad', y: 700 },
          { text: 'sile ja koe\u00adrale ka, Ees-', y: 686 },
          { text: 'ja tagatuled ning ID-', y: 672 },
          { text: 'kaart jäid koju.', y: 658 },
        ],
      ],
      { softHyphens: true },
    );
    expect(await readPdf(pdf)).toBe(
      'Nad andsid piima kassile ja koerale ka, Ees- ja tagatuled ning ID-kaart jäid koju.',
    );
  });

  it('sees paragraphs by an indent and by a short last line', async () => {
    const page = [
      { text: 'See on esimene lõik, mis täidab terve rea kuni lõpuni.', y: 700 },
      { text: 'Lühike lõpp.', y: 686 },
      { text: 'Teine lõik täidab samuti terve rea kuni selle lõpuni välja.', y: 672 },
      { text: 'Kolmas lõik algab taandega ja täidab rea kuni lõpuni.', x: 90, y: 658 },
      { text: 'Siin see jätkub ja saab läbi.', y: 644 },
    ];
    expect((await readPdf(makePdf([page]))).split('\n\n')).toHaveLength(3);
  });

  it('carries a sentence over the page, without page numbers and running heads', async () => {
    const makePage = (number: number, texts: readonly string[]) => [
      { text: `Suvekool ${number}`, y: 810, size: 9 },
      ...lines(texts),
      { text: String(number), x: 290, y: 30, size: 9 },
    ];
    const pages = [
      makePage(1, ['Esimene lehekülg lõpeb poole lause peal, mis']),
      makePage(2, ['jätkub teisel. Seal on punkt.']),
      makePage(3, ['Kolmas lehekülg algab uue lausega.']),
    ];
    expect(await readPdf(makePdf(pages))).toBe(
      'Esimene lehekülg lõpeb poole lause peal, mis jätkub teisel. Seal on punkt.\n\nKolmas lehekülg algab uue lausega.',
    );
  });

  it('knows a head of two lines, on two pages only where it stands apart from the text', async () => {
    const makePage = (number: number, head: number): TestPdfLine[] => [
      { text: 'Võru kool', y: head },
      { text: `Uurimistöö ${number}`, y: head - 14 },
      ...lines([number === 1 ? 'Siin on esimene lause.' : 'Teine leht.', 'Ja veel.'.repeat(number)]),
    ];
    const twoPages = await readPdf(makePdf([makePage(1, 820), makePage(2, 820)]));
    expect(twoPages).not.toMatch(/Võru|Uurimistöö/u);
    expect(twoPages).toContain('Teine leht.');
    const close = ['Vastus on siin.', 'Teine ka.'].map((answer) => lines(['Ülesanne', answer]));
    expect(await readPdf(makePdf(close))).toMatch(/^Ülesanne.*Ülesanne/su);
  });

  it('puts footnotes behind the text, without their numbers and out of the way of a sentence', async () => {
    const first: TestPdfLine[] = [
      ...lines(['Keelt õpitakse kodus, koolis ja tänaval.', 'Igaüks teab seda hästi.'], 788),
      { text: 'Allikas ütleb seda', y: 760 },
      { text: '1 ', x: 172, y: 764, size: 7 },
      { text: 'samuti, ja lause läheb', x: 178, y: 760 },
      { text: '1', y: 104, size: 6 },
      { text: 'Vaata raamatut, mis ilmus', x: 73, y: 100, size: 10 },
      { text: '20 aastat tagasi.', y: 88, size: 10 },
      { text: '2 Teine märkus.', y: 76, size: 10 },
    ];
    const second: TestPdfLine[] = [
      { text: 'edasi teisel lehel.', y: 760 },
      { text: '* vt sõnastikku', y: 100, size: 10 },
    ];
    expect((await readPdf(makePdf([first, second]))).split('\n\n')).toEqual([
      'Keelt õpitakse kodus, koolis ja tänaval. Igaüks teab seda hästi.',
      'Allikas ütleb seda samuti, ja lause läheb edasi teisel lehel.',
      'Vaata raamatut, mis ilmus 20 aastat tagasi.',
      'Teine märkus.',
      'vt sõnastikku',
    ]);
  });

  it('reads what a word processor has made: heading, table rows, Cyrillic, no marks of notes', async () => {
    const text = await readPdf(readFixture('letter.pdf'));
    const paragraphs = text.split('\n\n');
    expect(paragraphs[0]).toBe('Suvi Peipsi ääres');
    expect(paragraphs[1]).toMatch(/^Igal suvel .* kala püüti\. Mulle .* kedagi\.$/u);
    expect(paragraphs).toContain('juuni\tseitse');
    expect(paragraphs).toContain('Лето у озера было тёплым, и мы каждый день купались.');
  });

  it('reads a file that only restricts printing', async () => {
    expect(await readPdf(readFixture('no-printing.pdf'))).toBe('Lukus tekst saab lahti.');
  });

  it('gives no text for a scan', async () => {
    expect(await readPdf(makePdf([[]]))).toBe('');
  });

  it.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'UnsupportedMimeType'],
    ['a file with a password', readFixture('password.pdf'), 'FileEncrypted'],
    ['a file that must not be copied from', readFixture('no-copying.pdf'), 'FileEncrypted'],
    [
      'an unknown way of encrypting',
      makePdfOfObjects([{ dictionary: '/Type /Catalog' }], '/Encrypt << /Filter /Own >>'),
      'FileEncrypted',
    ],
    ['a file cut off', readFixture('letter.pdf').subarray(0, 12_000), 'FileBroken'],
    ['a mere signature', Buffer.from('%PDF-1.7\n%%EOF'), 'FileBroken'],
  ])('refuses %s', async (_name, bytes, code) => {
    await expect(readPdf(bytes)).rejects.toMatchObject({ code });
  });
});
