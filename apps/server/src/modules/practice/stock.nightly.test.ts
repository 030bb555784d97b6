import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { correctorCall, type CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { practiceTopics } from '@keelerada/contract/teaching/practice-choices';
import { writeSentence } from '@keelerada/practice/compile-stock';
import { readStock } from '@keelerada/practice/read-stock';
import { expect, it } from 'vitest';
import { startTestServer } from '../../app/testing/server-for-test';
import { PROJECT_ROOT } from '../../platform/config/project-root';

/** Right sentences that the corrector still marks; each goes from here when it learns better. */
const FALSE_MARKS = new Set([
  'siile → stiile',
  'metsatulekahju hakkas → hakkas metsatulekahju',
  'vaiksemate → väiksemate',
  'allkirjastamast → allkirjastamisest',
  'lahtedel → lehtedel',
  'töö → tööd',
]);
const FOLDER = join(PROJECT_ROOT, 'apps', 'web', 'content', 'practice');
const all = practiceTopics.flatMap((topic) =>
  readStock(topic, readFileSync(join(FOLDER, `${topic}.txt`), 'utf8')),
);

it('the stock has nothing for the corrector to mend', { timeout: 600_000 }, async () => {
  const server = await startTestServer([]);
  const marked: string[] = [];
  for (let from = 0; from < all.length; from += 50) {
    const tekst = all
      .slice(from, from + 50)
      .map(writeSentence)
      .join('\n\n');
    const payload = { tekst, model: 'grammarchecker' };
    const response = await server.app.inject({ method: 'POST', url: correctorCall.path, payload });
    let before = '';
    for (const fragment of response.json<CorrectorResponse>().grammatika) {
      const { text } = fragment;
      if (fragment.corrected && !FALSE_MARKS.has(`${text} → ${fragment.corrected_text}`))
        marked.push(`${before.split('\n\n').at(-1)!}[${text} → ${fragment.corrected_text}]`);
      before += text;
    }
  }
  await server.remove();
  expect(marked).toEqual([]);
});
