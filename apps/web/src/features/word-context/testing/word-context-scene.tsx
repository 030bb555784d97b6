import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import type { FakeAnswer } from '../../../shared/testing/fake-server';
import { loadLazyMessages } from '../../../shared/i18n/lazy-messages';
import { startI18n } from '../../../shared/i18n/start-i18n';
import { renderTool } from '../../../shared/testing/render-tool';
import { WordContextTool } from '../word-context-tool';

/** Runs a search at once. */
export const ADDRESS = 'wordcontext?word=raamat&type=WORDS&keepCapitalization=true';

const makeRow = (index: number, keyword = 'raamat'): WordContextRow => ({
  contextBefore: `enne ${index}`,
  keyword,
  contextAfter: `pärast ${index}`,
  textId: null,
  hit: index,
});

/** Answers as the server does: all rows, or the window that was asked for. */
export const answerRows =
  (total: number, more: object = {}): FakeAnswer =>
  ({ offset, limit, keyword }) => {
    const first = Number(offset ?? 0);
    const end = limit === undefined ? total : Math.min(total, first + Number(limit));
    const indexes = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
    return {
      contextList: indexes.map((index) => makeRow(index, String(keyword))),
      initialKeyword: null,
      lemmatizedKeyword: null,
      total,
      totals: { texts: 1, runningWords: 2000 },
      ...more,
    };
  };

export async function renderContext(address = 'wordcontext', hasTexts = true) {
  // As in the product, the lazy messages are there before the screen.
  await startI18n();
  for (const lazy of ['word-context-lines', 'sentence-tree']) await loadLazyMessages(lazy);
  return renderTool(<WordContextTool />, { address, hasTexts });
}
