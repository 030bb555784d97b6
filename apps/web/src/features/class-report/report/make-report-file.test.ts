import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeReportFile, type ReportFileParts } from './make-report-file';

it('the Word file has sentences with their errors, and names of texts on the last page alone', async () => {
  const file = await makeReportFile({
    report: {
      texts: [
        {
          name: 'Mari.docx',
          language: 'et',
          runningWords: 50,
          marks: 2,
          per100: 4,
          level: ['A2', 'B1'],
          sentences: [
            {
              start: 0,
              end: 30,
              marks: [
                {
                  start: 9,
                  end: 13,
                  corrected: 'bussi',
                  code: 'R:NOM:FORM',
                  kind: 'partitive',
                  why: { et: '', en: '' },
                },
              ],
            },
          ],
        },
      ],
      errors: [{ code: 'R:NOM:FORM', marks: 1, texts: 1, per100: 2, byText: [1] }],
      examples: [
        {
          kind: 'partitive',
          sentences: [
            {
              text: 'Ma ootan buss ja [nimi] tuleb.',
              marks: [
                { start: 9, end: 13, corrected: 'bussi', code: 'R:NOM:FORM', kind: 'partitive' },
                { start: 13, end: 13, corrected: ',', code: 'M:PUNCT', kind: 'comma' },
              ],
            },
          ],
        },
      ],
      levels: [{ level: ['A2', 'B1'], texts: 1 }],
      words: [{ lemma: 'kool', count: 5, texts: 1 }],
      total: { texts: 1, runningWords: 50, marks: 2, per100: 4 },
      version: '1.2.3',
    },
    contents: ['Ma ootan buss ja Mari tuleb.'],
    language: 'en',
    t: ((key: string) => key) as unknown as ReportFileParts['t'],
    date: new Date('2026-11-20'),
    citation: 'Keelerada (Version 1.2.3). (2026). Class report.',
  });
  const document = strFromU8(unzipSync(new Uint8Array(await file.arrayBuffer()))['word/document.xml']!);
  const text = document.replace(/<[^>]*>/gu, '');
  expect(text).toContain('Ma ootan buss bussi, ja [nimi] tuleb.');
  expect(text).toMatch(/next\.title1\. Partitive \(next\.count\): buss → bussi/u);
  expect(document).toMatch(/<w:strike\/>(?:(?!<w:t[ >]).)*<w:t[^>]*>buss</u);
  expect(text).toMatch(/Keelerada \(Version 1\.2\.3\)\. \(2026\)\. Class report\.$/u);
  expect(text.indexOf('Mari.docx')).toBeGreaterThan(text.lastIndexOf('[nimi]'));
});
