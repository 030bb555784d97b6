import { expect, it } from 'vitest';
import { saveTexts } from '../../corpus/store/save-texts.repository';
import { openDatabase } from '../../platform/database/open-database';
import { makeTestPglite } from '../../platform/database/testing/test-databases';
import { listTextLines } from './corpus-text.routes';

const FIRST = '00000000-0000-4000-8000-000000000001';
const SECOND = '00000000-0000-4000-8000-000000000002';
const reading = { lemma: 'tere', root: 'tere', upos: 'INTJ', xpos: '', features: '_' };
const tree = { head: -1, relation: '_' };

it('lines hold annotations from elsewhere where a text has one', async () => {
  const made = await makeTestPglite();
  const connection = await openDatabase(made.settings);
  const { db } = connection;
  const sentences = [{ start: 0, end: 4, tokens: [{ start: 0, end: 4, ...reading, ...tree }] }];
  const texts = [
    { id: FIRST, content: 'Tere', properties: [], annotation: { sentences, source: 'Mari' } },
    { id: SECOND, content: 'Tere!', properties: [] },
  ];
  await saveTexts(db, texts, { isDemo: false, removesDemo: false });
  const listed: string[] = [];
  for await (const piece of listTextLines(db, [SECOND, FIRST])) listed.push(piece);
  await connection.close();
  await made.remove();
  const annotation = {
    source: 'Mari',
    sentences: [{ tokens: [{ start: 0, end: 4, lemma: 'tere', upos: 'INTJ' }] }],
  };
  const lines = [
    { id: SECOND, content: 'Tere!', properties: [] },
    { id: FIRST, content: 'Tere', properties: [], annotation },
  ];
  expect(listed.join('')).toBe(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
});
