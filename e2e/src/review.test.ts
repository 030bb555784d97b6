import { subcorpora } from '@keelerada/contract/texts/enumerations';
import { statusCall } from '@keelerada/contract/fields/status';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { askServer } from './ask-server';
import { findFlaws } from './find-flaws';
import { findViolations } from './find-violations';
import { chooseLanguages, openBrowser, openPage, WIDTHS_PX } from './open-browser';
import { readMessages } from './read-messages';

const SUBCORPUS = 'cFOoRQekA';
const PATIENCE = { timeout: 60_000, interval: 300 };

const origin = inject('origin');

let browser: Browser;

describe.skipIf(!inject('hasAdministrator'))('from a donation to the corpus and out of it', () => {
  beforeAll(async () => {
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(() => browser.close());

  describe.each(chooseLanguages('et'))('%s', (language) => {
    const t = readMessages(language);
    const title = `Kiri ${language}`;
    const word = `järvekohin${language}`;
    const text = `Kallis sõber! Ma kuulasin öösel, kuidas ${word} vaikis.`;
    let donor: Page;
    let admin: Page;
    let receipt = '';
    beforeAll(async () => {
      donor = await openPage(browser, origin, { language });
      admin = await openPage(browser, origin, { language });
    });
    afterAll(async () => {
      await donor.context().close();
      await admin.context().close();
    });

    const press = (page: Page, key: string) =>
      page.getByRole('button', { name: t(`donation:${key}`), exact: true }).click();
    const field = (name: string) => donor.locator(`#donation-${name}`);
    const inspect = async (page: Page): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 900 });
        const faults = [...(await findViolations(page)), ...(await findFlaws(page))];
        found.push(...faults.map((line) => `${width} px: ${line}`));
      }
      return found;
    };
    const findIds = async () =>
      (
        await askServer<{ text_id: string; property_value: string }[]>(origin, textQueryCall.path, {
          corpuses: [SUBCORPUS],
        })
      )
        .filter(({ property_value: name }) => name === title)
        .map(({ text_id: id }) => id);
    const countTexts = async () => {
      const status = (await (await fetch(`${origin}${statusCall.path}`)).json()) as {
        corpus: { texts: number };
      };
      return status.corpus.texts;
    };
    const send = async (name: string, content: string): Promise<string> => {
      await field('liik').click();
      await donor.getByRole('option', { name: t('donation:codes.mitteakadeemiline'), exact: true }).click();
      await field('pealkiri').fill(name);
      if (content !== '') await field('sisu').fill(content);
      await field('autoriEmakeel').fill('vene');
      await press(donor, 'send');
      await donor.getByText(t('donation:receipt.thanks')).waitFor();
      return (await donor.locator('code').textContent()) ?? '';
    };

    it('an uploaded file replaces a typed text only when the donor says so', async () => {
      await donor.goto('/adding');
      await field('sisu').fill('Minu enda kirjutatud tekst.');
      const upload = async () => {
        await press(donor, 'upload.open');
        const dialog = donor.getByRole('dialog', { name: t('file-upload:title') });
        await dialog
          .locator('input[type="file"]')
          .setInputFiles({ name: 'kiri.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
        await dialog.getByRole('button', { name: t('file-upload:upload'), exact: true }).click();
        await donor.getByRole('dialog', { name: t('donation:upload.replace_title') }).waitFor();
      };
      await upload();
      expect(await findViolations(donor)).toEqual([]);
      await press(donor, 'upload.keep');
      expect(await field('sisu').inputValue()).toBe('Minu enda kirjutatud tekst.');
      await upload();
      await press(donor, 'upload.replace');
      expect(await field('sisu').inputValue()).toBe(text);
    });

    it('the donor agrees, sends it and gets a receipt', async () => {
      await press(donor, 'terms.open');
      await press(donor, 'terms.agree');
      receipt = await send(title, '');
      expect(receipt).toMatch(/^(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}$/u);
    });

    it('the administrator signs in and opens it', async () => {
      await admin.goto('/login');
      await admin.getByRole('link', { name: t('session:login.provider') }).click();
      await admin
        .getByRole('link', { name: t('shell:titles.admin') })
        .first()
        .waitFor();
      await admin.goto('/admin');
      await admin.getByRole('heading', { level: 1 }).waitFor();
      await admin.getByRole('img', { name: t('admin:use.title') }).waitFor();
      expect(await inspect(admin)).toEqual([]);
      await admin.goto('/admin/review');
      await admin.getByRole('link', { name: title, exact: true }).waitFor();
      expect(await inspect(admin)).toEqual([]);
      await admin.getByRole('link', { name: title, exact: true }).click();
      await admin.getByRole('textbox', { name: t('donation:fields.sisu') }).waitFor();
      expect(await inspect(admin)).toEqual([]);
    });

    it('sees it in the corrector and comes back', async () => {
      await admin.getByRole('link', { name: t('donation:review.corrector') }).click();
      const box = admin.getByRole('textbox', { name: t('corrector:text.label') });
      await box.waitFor();
      expect(await box.innerText()).toContain(text);
      await admin.goBack();
    });

    it('cannot accept it before its subcorpus is chosen; then it is in the corpus at once', async () => {
      const before = await countTexts();
      await press(admin, 'review.accept');
      await admin.getByText(t('donation:review.faults.no_subcorpus')).waitFor();
      expect(await inspect(admin)).toEqual([]);
      await admin.getByRole('combobox', { name: t('donation:review.fields.korpus') }).click();
      await admin.getByRole('option', { name: subcorpora[SUBCORPUS][language], exact: true }).click();
      await admin.getByRole('textbox', { name: t('donation:fields.sisu') }).fill(`${text} Head ööd!`);
      await press(admin, 'review.save');
      await admin.getByText(t('donation:review.actions.edited')).waitFor();
      await press(admin, 'review.accept');
      await admin.getByText(t('donation:review.tabs.accepted'), { exact: true }).waitFor();
      expect(await countTexts()).toBe(before + 1);
      const [id] = await findIds();
      const ask = () =>
        askServer<{ resultList: { word: string }[] }>(origin, wordlistCall.path, {
          corpusTextIds: [id],
          type: 'WORDS',
        }).then(
          ({ resultList }) => resultList.map((row) => row.word),
          () => [],
        );
      await expect.poll(ask, PATIENCE).toContain(word);
    });

    it('anybody finds it on the tools page', async () => {
      await donor.goto('/tools/wordlist');
      await donor.getByRole('button', { name: t('tools:choice.corpus'), exact: true }).click();
      await donor.getByRole('checkbox', { name: subcorpora[SUBCORPUS][language], exact: true }).check();
      await donor.getByRole('button', { name: t('text-query:submit'), exact: true }).click();
      await donor
        .getByRole('button', { name: t('text-query:results.preview', { title }) })
        .first()
        .waitFor();
    });

    it('a refused text tells its donor why', async () => {
      await donor.goto('/adding');
      await press(donor, 'terms.open');
      await press(donor, 'terms.agree');
      const second = await send(`Laul ${language}`, 'See on kellegi teise laul.');
      await admin.goto('/admin/review');
      await admin.getByRole('link', { name: `Laul ${language}`, exact: true }).click();
      const reason = `Tekst ei ole sinu oma (${language}).`;
      await admin.getByRole('textbox', { name: t('donation:review.reason') }).fill(reason);
      await press(admin, 'review.refuse');
      await admin.getByText(t('donation:review.tabs.refused'), { exact: true }).waitFor();
      await field('receipt').fill(second);
      await press(donor, 'lookup.look');
      await donor.getByText(t('donation:states.refused')).waitFor();
      await donor.getByText(reason).waitFor();
      expect(await inspect(donor)).toEqual([]);
    });

    it('withdrawn by its receipt, the accepted text is gone from the corpus', async () => {
      const before = await countTexts();
      await field('receipt').fill(receipt);
      await press(donor, 'lookup.look');
      await donor.getByText(t('donation:states.accepted')).waitFor();
      await press(donor, 'lookup.withdraw');
      await press(donor, 'lookup.confirm');
      await donor.getByText(t('donation:states.withdrawn')).waitFor();
      expect(await findIds()).toEqual([]);
      expect(await countTexts()).toBe(before - 1);
    });
  });
});
