import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeTextReport } from '../testing/make-report';
import type { PupilFileParts } from './make-pupil-file';
import { makePupilArchive } from './save-pupil-files';

const t = ((key: string) => key) as unknown as PupilFileParts['t'];
const make = (name: string): PupilFileParts => ({
  ...{ name, text: 'Ma ootan buss ja ta tuleb.\nTere!', note: 'Tubli töö!', language: 'et', t },
  date: new Date('2026-11-27'),
  own: makeTextReport(name, [
    {
      ...{ start: 9, end: 13, corrected: 'bussi', code: 'R:NOM:FORM', kind: 'partitive' },
      why: { et: 'ootama: keda? mida?', en: 'who? what?' },
    },
    { start: 13, end: 13, corrected: ',', code: 'M:PUNCT', kind: 'comma', why: { et: '', en: '' } },
  ]),
});

it('one archive has a Word file for each pupil, with tracked changes and reasons as comments', async () => {
  const archive = await makePupilArchive([make('Mari M.docx'), make('Mari M.txt'), make('5/B: Jüri')]);
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['Mari M.docx', 'Mari M (2).docx', '5-B- Jüri.docx']);
  const parts = unzipSync(files['Mari M.docx']!);
  const document = strFromU8(parts['word/document.xml']!);
  expect(document).toMatch(
    /<w:del [^>]*>.*buss<\/w:delText>.*<w:ins [^>]*>.*bussi<.*<w:ins [^>]*>.*,<.* ja ta tuleb\./su,
  );
  expect(document.replace(/<[^>]*>/gu, '')).toContain('Tubli töö!');
  const comments = strFromU8(parts['word/comments.xml']!).replace(/<[^>]*>/gu, ' ');
  expect(comments).toMatch(/Osastav.*ootama: keda\? mida\?.*Koma/su);
});

it('names in the archive are distinct and legal on every system', async () => {
  const long = 'Õ'.repeat(300);
  const names = [
    'Mari',
    'MARI',
    'mari.txt',
    'CON',
    'nul.docx',
    'Aux .docx',
    'com1',
    'COM10',
    'Jüri...',
    'Jüri',
    'Ju\u0308ri',
  ];
  const archive = await makePupilArchive([...names, '..', '.peidus', 'a\u202eb\u0000c', long].map(make));
  const written = Object.keys(unzipSync(new Uint8Array(await archive.arrayBuffer())));
  expect(written.slice(0, -1)).toEqual([
    ...[
      'Mari.docx',
      'MARI (2).docx',
      'mari (3).docx',
      '_CON.docx',
      '_nul.docx',
      '_Aux.docx',
      '_com1.docx',
      'COM10.docx',
    ],
    ...['Jüri.docx', 'Jüri (2).docx', 'Jüri (3).docx', '_.docx', 'peidus.docx', 'a-b-c.docx'],
  ]);
  expect(Buffer.byteLength(written.at(-1)!)).toBeLessThanOrEqual(255);
});
