// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { GAP, type WorksheetContent } from './make-worksheet-content';
import { makeWorksheetFile } from './make-worksheet-file';

const content: WorksheetContent = {
  title: 'Lünkharjutus',
  instruction: 'Kirjuta lünka sobiv sõna.\nTööta üksi.',
  nameLabels: ['Nimi', 'Kuupäev'],
  sentences: [
    {
      parts: [
        { kind: 'gap', text: GAP },
        { kind: 'plain', text: ' magab & näeb <und>.' },
      ],
      level: 'B1',
    },
    {
      parts: [
        { kind: 'plain', text: 'Vana ' },
        { kind: 'bold', text: 'kass' },
      ],
      level: null,
    },
  ],
  answers: ['Kass', 'kass'],
  sources: ['Minu pere, B1', 'õpetaja enda tekst'],
  licence: 'CC BY 4.0',
  citation: 'Keelerada (2026).',
};

/** jsdom's blobs can be read in no other way. */
function readBytes(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
}

async function readParagraphs(given: WorksheetContent) {
  const file = await makeWorksheetFile(given, { answers: 'Vastused', sources: 'Allikad' });
  const parts = unzipSync(await readBytes(file));
  const body = new DOMParser().parseFromString(strFromU8(parts['word/document.xml']!), 'text/xml');
  return [...body.getElementsByTagName('w:p')].map((paragraph) => ({
    text: [...paragraph.getElementsByTagName('w:t')].map(({ textContent }) => textContent).join(''),
    list: paragraph.getElementsByTagName('w:numId')[0]?.getAttribute('w:val') ?? null,
    bold: [...paragraph.getElementsByTagName('w:b')].map((mark) => mark.closest('w\\:r')?.textContent),
    endsSection: paragraph.getElementsByTagName('w:sectPr').length > 0,
  }));
}

it('has the sentences on the first page and answers with sources on the next one', async () => {
  const paragraphs = await readParagraphs(content);
  const border = paragraphs.findIndex(({ endsSection }) => endsSection);
  const read = (from: number, to?: number) =>
    paragraphs
      .slice(from, to)
      .map(({ text }) => text)
      .filter(Boolean);
  expect(read(0, border + 1)).toEqual([
    'Nimi   Kuupäev ',
    'Lünkharjutus',
    'Kirjuta lünka sobiv sõna.',
    'Tööta üksi.',
    `${GAP} magab & näeb <und>. (B1)`,
    'Vana kass',
  ]);
  expect(read(border + 1)).toEqual([
    'Lünkharjutus',
    'Vastused',
    'Kass',
    'kass',
    'Allikad',
    'Minu pere, B1',
    'õpetaja enda tekst',
    'CC BY 4.0',
    'Keelerada (2026).',
  ]);
});

it('counts sentences, answers and sources each from 1', async () => {
  const lists = (await readParagraphs(content)).flatMap(({ list }) => (list === null ? [] : [list]));
  expect(lists).toHaveLength(6);
  expect(new Set(lists).size).toBe(3);
  expect([lists[0], lists[2], lists[4]]).toEqual([lists[1], lists[3], lists[5]]);
});

it('leaves out what the sheet has not', async () => {
  const texts = (await readParagraphs({ ...content, nameLabels: [], answers: [], licence: null })).map(
    ({ text }) => text,
  );
  expect(texts[0]).toBe('Lünkharjutus');
  expect(texts).not.toContain('Vastused');
  expect(texts).not.toContain('CC BY 4.0');
});
