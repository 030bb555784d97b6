import { describe, expect, it } from 'vitest';
import { defineCall } from '@keelerada/contract/fields/call';
import { z } from 'zod';
import { IndexNotReadyError, UnindexedTextsError } from '../corpus/index/index-errors';
import { TextColumns } from '../corpus/text-columns/text-columns';
import { RowsAnswer, type Tool, type ToolParts } from '../corpus/tools/tool';
import { answerAnalysed } from './answer-analysed';

const store = ['done', 'fresh', 'new'].map((id) => ({
  ...{ id, title: id, characters: 5, sentences: 1, facets: '', titlePlace: 1, errors: null },
  words: id === 'done' ? 1 : null,
}));
const parts = { readTextColumns: () => Promise.resolve(new TextColumns(store, [])) } as unknown as ToolParts;

interface Asked {
  readonly corpusTextIds?: readonly string[];
  readonly ownTexts?: string;
  readonly vordlus?: Asked;
}

/** Knows the analysed text alone, as the index does. */
const listIds = ({ corpusTextIds = [], vordlus }: Asked): readonly string[] => [
  ...corpusTextIds,
  ...(vordlus === undefined ? [] : listIds(vordlus)),
];
const makeTool = (makeAnswer: (ids: readonly string[]) => object): Tool =>
  ({
    call: {
      ...defineCall('tools', 'POST /ids', { summary: '', body: z.unknown(), answer: z.unknown() }),
      usage: 'ids',
    },
    answer(request) {
      const ids = listIds(request as Asked);
      const [missing] = ids.filter((id) => id !== 'done');
      if (missing !== undefined) return Promise.reject(new UnindexedTextsError([missing]));
      return Promise.resolve(makeAnswer(ids));
    },
  }) satisfies Tool;
const plain = makeTool((ids) => ({ ids, totals: { texts: ids.length } }));
const ask = (request: Asked, tool = plain) =>
  answerAnalysed(tool, request, parts, new AbortController().signal);

describe('a tool that is asked about texts that wait for their analysis', () => {
  it('answers without them and counts them', async () => {
    expect(await ask({ corpusTextIds: ['fresh', 'done', 'new'] })).toEqual({
      ids: ['done'],
      totals: { texts: 1, waiting: 2 },
    });
    expect(await ask({ corpusTextIds: ['done'] })).toEqual({ ids: ['done'], totals: { texts: 1 } });
  });

  it('counts them in an answer of rows, and in the selection that is compared', async () => {
    async function* rows() {
      yield await Promise.resolve(new Uint8Array());
    }
    const given = rows();
    const tool = makeTool(() => new RowsAnswer({ totals: { texts: 2 } }, 'list', given));
    const request = { corpusTextIds: ['done'], vordlus: { corpusTextIds: ['new'], ownTexts: 'Tere' } };
    const answer = (await ask(request, tool)) as RowsAnswer;
    expect(answer.head).toEqual({ totals: { texts: 2, waiting: 1 } });
    expect(answer.rows).toBe(given);
  });

  it('refuses an id that no text has, and waits where every text waits', async () => {
    await expect(ask({ corpusTextIds: ['done', 'wrong'] })).rejects.toThrow(UnindexedTextsError);
    await expect(ask({ corpusTextIds: ['fresh'] })).rejects.toThrow(IndexNotReadyError);
    expect(await ask({ corpusTextIds: ['fresh'], ownTexts: 'Tere' })).toMatchObject({ ids: [] });
  });
});
