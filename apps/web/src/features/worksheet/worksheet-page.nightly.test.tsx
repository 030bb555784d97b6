import { textPreviewCall } from '@keelerada/contract/texts/text-query';
import { worksheetCall } from '@keelerada/contract/teaching/worksheet';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PracticeTask } from '@keelerada/practice/compile-stock';
import { nameStockFile } from '../../shared/practice/load-items';
import { makeItem, makeTask } from '../../shared/practice/testing/practice-items';
import { startFakeServer } from '../../shared/testing/fake-server';
import { renderTool } from '../../shared/testing/render-tool';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import { startI18n } from '../../shared/i18n/start-i18n';
import { GAP } from './make-worksheet-content';
import { WorksheetPage } from './worksheet-page';

const SEARCH = 'worksheet?word=kass&type=LEMMAS&keepCapitalization=false';
const licence = { product: 'Keelerada', address: 'https://example.org/by' };

const makeExample = (id: number) => ({
  text: `Minu kass number ${id} magab.`,
  marks: [{ start: 5, end: 9, lemma: 'kass' }],
  words: 5,
  textId: `text-${id}`,
});

function answerWith(count: number) {
  return startFakeServer({
    [worksheetCall.path]: () => ({
      exampleList: Array.from({ length: count }, (_, id) => makeExample(id)),
      total: count,
      totals: { texts: 1, runningWords: 9 },
      initialKeyword: null,
      lemmatizedKeyword: null,
    }),
    [textPreviewCall.path]: () => ({
      text: '',
      properties: [
        { propertyName: 'title', propertyValue: 'Minu kodu' },
        { propertyName: 'keeletase', propertyValue: 'B1' },
      ],
    }),
  });
}

async function open(address = SEARCH, hasTexts = true) {
  const { user } = await renderTool(<WorksheetPage licence={licence} />, { address, hasTexts });
  return user;
}

const findSheet = () => screen.findByRole('region', { name: 'Worksheet' });
const readItems = async () =>
  within(await findSheet())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const line = (id: number) => `Minu ${GAP} (kass) number ${id} magab.`;
const answers = () => screen.getByRole('region', { name: /^(?:Answers|Sources)$/u });

beforeEach(async () => {
  await startI18n();
  await loadLazyMessages('worksheet');
  await loadLazyMessages('sketch-relations');
});
afterEach(() => vi.unstubAllGlobals());

describe('the worksheet', () => {
  it('has ten sentences with gaps, their answers and sources; the text goes to the server once', async () => {
    const calls = answerWith(30);
    await open();
    expect(await readItems()).toEqual(Array.from({ length: 10 }, (_, id) => line(id)));
    await waitFor(() => expect(within(answers()).getAllByText('Minu kodu, B1')).toHaveLength(1));
    expect(within(answers()).getAllByText('kass')).toHaveLength(10);
    expect(answers().textContent).toContain('CC BY 4.0, https://example.org/by');
    const asked = calls.filter(({ path }) => path === worksheetCall.path);
    expect(asked.map(({ body }) => body)).toEqual([
      {
        corpusTextIds: null,
        ownTexts: 'Siin on tekst.',
        type: 'LEMMAS',
        keyword: 'kass',
        keepCapitalization: false,
        unmarkedOnly: true,
        count: 80,
        seed: 0,
      },
    ]);
    expect(screen.getByText(/machine marks nothing/u)).toBeTruthy();
  });

  it('begins with a sheet of the stock, loaded as a file; topic, level and number are changed over it', async () => {
    const makeOwn = (id: string, level: PracticeTask['level']) => ({
      ...makeTask(makeItem({ id, before: `${id} palju ` })),
      level,
    });
    const asked = startFakeServer({
      [nameStockFile('partitive', 'en')]: () => [
        ...Array.from({ length: 12 }, (_, at) => makeOwn(`b${at}`, 'B1')),
        makeOwn('c', 'C1'),
      ],
      [nameStockFile('object', 'en')]: () => [],
    });
    const user = await open('teacher/worksheet', false);
    expect(await readItems()).toHaveLength(10);
    expect((await readItems())[0]).toMatch(/^b\d+ palju _+ \(õun\)\.$/u);
    expect(
      within(await findSheet()).getByRole('heading', { name: 'Keda? Mida? The partitive' }),
    ).toBeTruthy();
    expect(within(answers()).getAllByText('õunu / õunasid')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await readItems()).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: 'Fewer' }));
    await user.click(screen.getByRole('button', { name: 'Fewer' }));
    expect(await readItems()).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'C1' }));
    await waitFor(async () => expect(await readItems()).toEqual([`c palju ${GAP} (õun).`]));
    expect(screen.getByText(/only 1 fitting sentence/u)).toBeTruthy();
    expect(new Set(asked.map(({ path }) => path))).toEqual(new Set([nameStockFile('partitive', 'en')]));
    expect(screen.getByRole('link', { name: 'Sentences of the corpus' }).getAttribute('href')).toMatch(
      /\?error=.+&sentences=CORRECTED$/u,
    );
  });

  it('follows its options: bold words, base forms, levels, number, title', async () => {
    answerWith(30);
    const user = await open();
    await findSheet();
    await user.click(screen.getByRole('checkbox', { name: /level/u, hidden: true }));
    await waitFor(async () => expect((await readItems())[0]).toBe(`Minu ${GAP} (kass) number 0 magab. (B1)`));
    await user.click(screen.getByRole('checkbox', { name: 'The word in bold, no gap', hidden: true }));
    expect(within(await findSheet()).getAllByText('kass')[0]?.tagName).toBe('STRONG');
    expect(screen.queryByText('Answers')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fewer' }));
    expect(await readItems()).toHaveLength(9);
    const title = screen.getByRole('textbox', { name: 'Title' });
    title.textContent = 'Kassid';
    fireEvent.blur(title);
    expect(screen.getAllByRole('heading', { name: 'Kassid' })).toHaveLength(2);
    const again = screen.getByRole('textbox', { name: 'Title' });
    again.textContent = '';
    fireEvent.blur(again);
    expect(screen.queryByRole('heading', { name: 'Kassid' })).toBeNull();
  });

  it('replaces, moves, takes out and edits single sentences', async () => {
    answerWith(30);
    const user = await open();
    await findSheet();
    await user.click(screen.getByRole('button', { name: 'Replace sentence 1' }));
    expect((await readItems()).slice(0, 2)).toEqual([line(10), line(1)]);
    await user.click(screen.getByRole('button', { name: 'Menu of sentence 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }));
    await waitFor(async () => expect((await readItems()).slice(0, 2)).toEqual([line(1), line(10)]));
    await user.click(screen.getByRole('button', { name: 'Menu of sentence 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Take out' }));
    await waitFor(async () => expect(await readItems()).toHaveLength(9));
    expect(screen.getByText('9 sentences')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Menu of sentence 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit sentence 1' }));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sentence 1' });
    expect(box.value).toBe('Minu [kass] number 1 magab.');
    await user.clear(box);
    await user.type(box, 'Sinu [[kassi] nägin.{Enter}');
    expect((await readItems())[0]).toBe(`Sinu ${GAP} (kass) nägin.`);
    expect(within(answers()).getAllByRole('listitem')[0]?.textContent).toBe('kassi');
  });

  it('takes other sentences without a call while there are some, and says if there are too few', async () => {
    const calls = answerWith(25);
    const user = await open();
    await findSheet();
    const others = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Other sentences' });
    await user.click(others());
    expect((await readItems())[0]).toBe(line(10));
    expect(calls.filter(({ path }) => path === worksheetCall.path)).toHaveLength(1);
    expect(others().disabled).toBe(true);
    for (let more = 0; more < 6; more += 1) await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByText(/have only 15 fitting sentences/u)).toBeTruthy();
  });

  it('asks for sentences with marks too', async () => {
    const calls = answerWith(30);
    const user = await open();
    await findSheet();
    await user.click(screen.getByRole('checkbox', { name: 'Only sentences without marks', hidden: true }));
    await findSheet();
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === worksheetCall.path).at(-1)?.body).not.toHaveProperty(
        'unmarkedOnly',
      ),
    );
  });

  it('is cited with its search and the call that brings its sentences, on paper without a word of the own text', async () => {
    answerWith(30);
    const user = await open();
    await findSheet();
    const line =
      /^Keelerada \(Version 1\.2\.3\) \[Computer software\].* Worksheet: kass, base forms?, only sentences without marks, random choice number 0\. Text: an own text, which is not published\. Retrieved .*\/tools\/worksheet/u;
    expect(within(answers()).getByText(line)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cite', hidden: true }));
    const dialog = await screen.findByRole('dialog');
    const read = () =>
      within(within(dialog).getByRole('tabpanel')).getByRole<HTMLTextAreaElement>('textbox').value;
    expect(read()).toMatch(line);
    expect(read()).toContain('#result=');
    await user.click(within(dialog).getByRole('tab', { name: 'curl' }));
    expect(read()).toContain('"ownTexts":"OWN TEXT"');
    expect(read()).toContain('"keyword":"kass"');
  });

  it('asks for sentences about a kind of error', async () => {
    const calls = answerWith(30);
    await open('worksheet?error=R%3ANOM%3AFORM&sentences=RIGHT_USES');
    await findSheet();
    expect(calls.filter(({ path }) => path === worksheetCall.path).map(({ body }) => body)).toEqual([
      {
        ...{ corpusTextIds: null, ownTexts: 'Siin on tekst.', count: 80, seed: 0 },
        ...{ errorCode: 'R:NOM:FORM', errorSentences: 'RIGHT_USES' },
      },
    ]);
  });

  it('says that there are no texts, and that nothing was found', async () => {
    answerWith(0);
    const user = await open(SEARCH, false);
    expect(await screen.findByText(/No texts are chosen/u)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'choose text' }));
    expect(await screen.findByText(/No fitting sentences/u)).toBeTruthy();
  });
});
