import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from './open-browser';
import { startProduct, type Product } from './start-product';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="148" height="40"><rect width="148" height="40"/></svg>';
const own = {
  productName: 'Keelenurk <test>',
  contactEmail: 'keel@kool.example',
  colours: { light: { accent: '#003366' }, dark: { accent: '#99ccff' } },
};

describe.skipIf(inject('chromium') === '')('a site with a branding of its own', () => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'branding-'));
    writeFileSync(join(folder, 'branding.json'), JSON.stringify(own));
    writeFileSync(join(folder, 'logo-et.svg'), LOGO);
    product = await startProduct({ BRANDING_DIR: folder });
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  it.each([
    ['light', 'rgb(0, 51, 102)'],
    ['dark', 'rgb(153, 204, 255)'],
  ] as const)('shows its name, logo, contact and colours in the %s scheme', async (colorScheme, colour) => {
    const page = await openPage(browser, product.origin, { language: 'et', colorScheme });
    await page.goto('/corrector');
    const link = page.getByRole('link', { name: own.contactEmail });
    await link.waitFor();
    expect(await page.title()).toContain(`– ${own.productName}`);
    expect(await page.getByRole('img', { name: own.productName }).count()).toBeGreaterThan(0);
    const find = (name: string) =>
      page.evaluate((variable) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(${variable})`;
        return getComputedStyle(probe).color;
      }, name);
    expect(await find('--accent')).toBe(colour);
    expect(await find('--mui-palette-primary-main')).toBe(colour);
    await page.goto('/');
    await link.waitFor();
    expect(await page.title()).toMatch(/^Keelenurk <test> – õpi/u);
    const logo = await page.request.get(`${product.origin}/logo-et.svg`);
    expect(await logo.text()).toBe(LOGO);
    await page.context().close();
  });
});
