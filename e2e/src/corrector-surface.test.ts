import { correctorCall } from '@keelerada/contract/corrector/corrector';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { keepRequests } from './ask-server';
import type { Walker } from './choose-texts';
import { makeLearnerText } from './learner-text';
import { chooseLanguages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { readMessages } from './read-messages';
import {
  acceptButton,
  checkText,
  errorMarks,
  openCorrectorTab,
  readActiveMark,
  readBox,
  setSwitches,
  textBox,
  waitForCorrections,
} from './use-corrector';

const origin = inject('origin');
const { text } = makeLearnerText();
const [PHONE_PX] = WIDTHS_PX;

const LETTER = [
  'Käisin sõbraga Pärnuss. Me sõitsime bussiga sest see on odav. Ma arvan et Pärnu on väga ilus linn.',
  'Rannas oli palju inimesed. Ma aitasin sõber ja ostsin kolm õunad. Siis läksime kohvikuse ja jõime teed.',
  'Ma ei räägin veel hästi eesti keel. Isa elab Tallinas ja töötab ülikolis. Ma vaatan televisorit.',
  'Kui sul on aega siis tule minuga kaasa. Meil on palju raamatud.',
].join('\n');
const CORRECTED_LETTER = [
  'Käisin sõbraga Pärnus. Me sõitsime bussiga, sest see on odav. Ma arvan, et Pärnu on väga ilus linn.',
  'Rannas oli palju inimesi. Ma aitasin sõpra ja ostsin kolm õuna. Siis läksime kohvikusse ja jõime teed.',
  'Ma ei räägi veel hästi eesti keelt. Isa elab Tallinnas ja töötab ülikoolis. Ma vaatan televiisorit.',
  'Kui sul on aega, siis tule minuga kaasa. Meil on palju raamatuid.',
].join('\n');

describe.skipIf(origin === '').each(chooseLanguages('et'))('writing in the corrector (%s)', (language) => {
  const t = readMessages(language);
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  /** A new visitor with the letter in the box. */
  async function openLetter(
    switches: { readonly checksWhileTyping: boolean; readonly hintFirst: boolean },
    width = 1280,
  ): Promise<Walker> {
    const page = await openPage(browser, origin, { language, width });
    const walker = { page, language, t };
    await setSwitches(walker, switches);
    await page.goto('/corrector');
    await textBox(walker).click();
    return walker;
  }

  it('checks a text by itself after a pause, and then only the paragraph that changed', async () => {
    const walker = await openLetter({ checksWhileTyping: true, hintFirst: false });
    const { page } = walker;
    const readRequest = keepRequests(page);
    await waitForCorrections(walker, () => page.keyboard.insertText(text));
    expect(readRequest(correctorCall.path)).toMatchObject({ tekst: text, isPart: false });
    await expect.poll(() => errorMarks(walker).count()).toBeGreaterThan(8);
    const before = await errorMarks(walker).count();
    await page.keyboard.press('Control+End');
    await waitForCorrections(walker, () => page.keyboard.insertText('. Ma vaatan televisorit.'));
    expect(readRequest(correctorCall.path)).toMatchObject({
      tekst: 'Anna. Ma vaatan televisorit.',
      isPart: true,
    });
    await expect.poll(() => errorMarks(walker).count()).toBe(before + 1);
    await page.context().close();
  });

  it('shows the errors of a text with much advice: both are in one list that scrolls', async () => {
    const walker = await openLetter({ checksWhileTyping: true, hintFirst: false });
    const { page } = walker;
    const sentence = 'Eile ma käisin ülikolis. Homme ma lähen poodi. ';
    await waitForCorrections(walker, () => page.keyboard.insertText(sentence.repeat(20)));
    const cards = page.getByRole('listitem').filter({ hasText: 'ülikoolis' });
    await cards.first().waitFor();
    // A list pressed flat keeps its cards, but cuts them all off.
    const seen = await cards.evaluateAll(
      (all) =>
        all.filter((card) => {
          const { x, y, width, height } = card.getBoundingClientRect();
          return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).length,
    );
    expect(seen).toBeGreaterThan(4);
    const scrolls = await page
      .locator('#corrector-side, #corrector-side *')
      .evaluateAll(
        (all) =>
          all.filter(
            (box) =>
              box.scrollHeight > box.clientHeight + 40 &&
              /auto|scroll/u.test(getComputedStyle(box).overflowY),
          ).length,
      );
    expect(scrolls).toBe(1);
    await page.context().close();
  });

  it('leaves a declined place alone after another is accepted and the complexity is looked at', async () => {
    const walker = await openLetter({ checksWhileTyping: false, hintFirst: false });
    const { page } = walker;
    await page.keyboard.insertText('Ma tean et sa õpid ülikolis.');
    await checkText(walker);
    await expect.poll(() => errorMarks(walker).count()).toBe(2);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+Delete');
    await page.keyboard.press('Alt+Enter');
    expect(await readBox(walker)).toBe('Ma tean et sa õpid ülikoolis.');
    await waitForCorrections(walker, () => openCorrectorTab(walker, 'complexity'));
    await openCorrectorTab(walker, 'proofreading');
    await page.getByRole('region', { name: t('corrector:done.title') }).waitFor();
    expect(await errorMarks(walker).count()).toBe(0);
    await page.context().close();
  });

  it('tells place, kind, rule and answer one key after the other, and leads back to the text', async () => {
    const walker = await openLetter({ checksWhileTyping: false, hintFirst: true });
    const { page } = walker;
    await page.keyboard.insertText('Ma elan Tallinnas ja vaatan televisorit.');
    await checkText(walker);
    await errorMarks(walker).first().waitFor();
    await page.keyboard.press('Control+Home');
    const panel = page.getByRole('tabpanel');
    await page.keyboard.press('Alt+ArrowDown');
    expect(await readActiveMark(walker)).toBe('televisorit');
    await panel.getByText(t('corrector:hints.look')).waitFor();
    expect(await panel.getByText(t('corrector:types.spellingError'), { exact: true }).count()).toBe(0);
    await page.keyboard.press('Alt+Enter');
    await panel.getByText(t('corrector:types.spellingError'), { exact: true }).waitFor();
    await page.keyboard.press('Alt+Enter');
    await panel.getByRole('button', { name: t('corrector:hints.more.rule') }).waitFor();
    expect(await panel.getByText('televiisorit').count()).toBe(0);
    await page.keyboard.press('Alt+Enter');
    await acceptButton(walker).waitFor();
    await page.keyboard.press('Escape');
    expect(await textBox(walker).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.type('!');
    expect(await readBox(walker)).toContain('televisorit!');
    await page.context().close();
  });

  it('shows the errors one by one on a sheet of a phone', async () => {
    const walker = await openLetter({ checksWhileTyping: false, hintFirst: false }, PHONE_PX);
    const { page } = walker;
    await page.keyboard.insertText('Ma tean et sa õpid ülikolis.');
    await checkText(walker);
    const sheet = page.getByRole('region', { name: t('corrector:sheet.title') });
    const press = (key: string) => sheet.getByRole('button', { name: t(`corrector:${key}`) }).click();
    await sheet.getByText('1 / 2').waitFor();
    await press('sheet.next');
    await sheet.getByText('2 / 2').waitFor();
    await press('sheet.previous');
    await sheet.getByText('1 / 2').waitFor();
    await acceptButton(walker).click();
    expect(await readBox(walker)).toBe('Ma tean, et sa õpid ülikolis.');
    await press('toolbar.undo');
    expect(await readBox(walker)).toBe('Ma tean et sa õpid ülikolis.');
    await sheet.getByText('1 / 2').waitFor();
    await acceptButton(walker).click();
    await acceptButton(walker).click();
    expect(await readBox(walker)).toBe('Ma tean, et sa õpid ülikoolis.');
    await sheet.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('corrects 14 errors by 14 taps of one point of a phone, while checks come in', async () => {
    const walker = await openLetter({ checksWhileTyping: true, hintFirst: false }, PHONE_PX);
    const { page } = walker;
    await waitForCorrections(walker, () => page.keyboard.insertText(LETTER));
    const sheet = page.getByRole('region', { name: t('corrector:sheet.title') });
    await sheet.getByText('1 / 14').waitFor();
    expect((await sheet.boundingBox())?.height).toBe(272);
    const { x, y, width, height } = (await acceptButton(walker).boundingBox())!;
    const tap = () => page.mouse.click(x + width / 2, y + height / 2);
    await waitForCorrections(walker, tap);
    for (let left = 12; left >= 0; left -= 1) {
      await tap();
      await expect.poll(() => errorMarks(walker).count()).toBe(left);
    }
    expect(await readBox(walker)).toBe(CORRECTED_LETTER);
    await page.context().close();
  });

  it('keeps the open card, and what can be undone, over a visit to how often others err so', async () => {
    const walker = await openLetter({ checksWhileTyping: false, hintFirst: false });
    const { page } = walker;
    await page.keyboard.insertText('Ma aitan sõber. Sa õpid ülikolis.');
    await checkText(walker);
    await errorMarks(walker).first().click();
    await acceptButton(walker).click();
    await page.getByRole('link', { name: t('corrector:proofreading.others') }).click();
    await page.waitForURL(/\/tools\//u);
    await page.goBack();
    await page.getByRole('button', { name: t('corrector:toolbar.undo') }).click();
    expect(await readBox(walker)).toBe('Ma aitan sõber. Sa õpid ülikolis.');
    expect(await readActiveMark(walker)).toBe('sõber');
    await page.context().close();
  });

  it('offers sample texts in an empty box, and right uses of a word in the whole corpus', async () => {
    const walker = await openLetter({ checksWhileTyping: true, hintFirst: false });
    const { page } = walker;
    const sample = page.getByRole('button', { name: t('corrector:samples.choose', { level: 'A2' }) });
    await waitForCorrections(walker, () => sample.click());
    await errorMarks(walker).getByText('õunad', { exact: true }).click();
    await page.getByRole('link', { name: t('corrector:proofreading.examples') }).click();
    await page.waitForURL(/\/tools\/wordcontext/u);
    await page.getByRole('region').first().waitFor();
    await page.context().close();
  });
});
