import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { isAdvice, isError, listCorrections } from '../analysis/corrections';
import { makeAnswer } from '../testing/make-answer';
import { makeWordFile } from './make-word-file';
import type { WordFileParts } from './word-file-parts';

const TEXT = 'Ma aitan sõber.\nTa käib kolis.\nEile ma käisin kinos.';

it('each error is a tracked change with its kind and reason as a comment, advice a comment alone', async () => {
  const response = makeAnswer(TEXT, [
    { word: 'sõber', suggestions: ['sõpra'], type: 'caseError' },
    { word: 'kolis', suggestions: ['koolis'], type: 'spellingError' },
    { word: 'ma käisin', suggestions: ['käisin ma'], type: 'wordOrderAdvice' },
  ]);
  const placed = listCorrections(response, 'grammarchecker').map((correction) => ({
    correction,
    neighbours: { before: '', after: '' },
    start: correction.start,
    end: correction.end,
  }));
  const file = await makeWordFile({
    text: TEXT,
    corrections: placed.filter(({ correction }) => isError(correction)),
    advice: placed.filter(({ correction }) => isAdvice(correction)),
    response,
    language: 'en',
    t: ((key: string, { address }: { address?: string } = {}) =>
      [key, address].filter(Boolean).join(' ')) as unknown as WordFileParts['t'],
    nameType: (type) => `kind ${type}`,
    date: new Date(0),
    address: 'https://keel.example/corrector',
  });
  const content = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });
  const parts = unzipSync(new Uint8Array(content));
  const comments = strFromU8(parts['word/comments.xml']!);
  expect(comments.match(/<w:comment /gu)).toHaveLength(3);
  expect(comments).toContain('kind caseError');
  expect(comments).toContain('kind wordOrderAdvice');
  expect(comments).toContain('At length.');
  const text = strFromU8(parts['word/document.xml']!);
  expect(text.match(/<w:commentReference /gu)).toHaveLength(3);
  expect(text.match(/<w:del /gu)).toHaveLength(2);
  expect(text).toContain('export.provenance https://keel.example/corrector');
  expect(text).toContain('ma käisin');
  expect(text).not.toContain('käisin ma');
  expect(text).toMatch(
    /<w:commentRangeStart w:id="1"\/><w:del .*?kolis.*?koolis.*?<w:commentRangeEnd w:id="1"\/>/u,
  );
});
