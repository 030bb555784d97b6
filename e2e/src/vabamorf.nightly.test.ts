import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Vabamorf } from '@keelerada/vabamorf/vabamorf';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bundleLikeProduct } from '../../scripts/build.mjs';
import { hasChromium, openBrowser } from './open-browser';

const MODELS = join(import.meta.dirname, '../../models/vabamorf');
const SITE = 'http://vabamorf.example/';
const FORMS = ['raamatukoguski', 'kvurtsudega', 'Tallinnas', 'läks', 'ramat', 'Õunapuu'];
const ask = (vabamorf: Vabamorf): unknown =>
  FORMS.map((form) => [vabamorf.analyse(form), vabamorf.suggest(form)]);
const PROGRAM = `
  import { Vabamorf } from '@keelerada/vabamorf/vabamorf';
  const read = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
  const [wasm, dictionary] = await Promise.all(['vabamorf.wasm', 'et.dct'].map(read));
  const FORMS = ${JSON.stringify(FORMS)};
  globalThis.answers = (${ask.toString()})(await Vabamorf.open({ wasm, dictionary }));`;

describe.skipIf(!hasChromium)('Vabamorf in Chromium', () => {
  let folder: string;
  let browser: Browser;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vabamorf-'));
    await writeFile(join(folder, 'program.ts'), PROGRAM);
    await bundleLikeProduct(join(folder, 'program.ts'), join(folder, 'program.js'));
    browser = await openBrowser(inject('chromium'));
  });
  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  it('answers as in Node', async () => {
    const page = await browser.newPage();
    await page.route(`${SITE}**`, async (route) => {
      const name = route.request().url().slice(SITE.length);
      if (name === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      return route.fulfill({ path: join(name === 'program.js' ? folder : MODELS, name) });
    });
    await page.goto(SITE);
    await page.addScriptTag({ url: `${SITE}program.js`, type: 'module' });
    await page.waitForFunction(() => 'answers' in globalThis);
    const [wasm, dictionary] = await Promise.all([
      readFile(join(MODELS, 'vabamorf.wasm')),
      readFile(join(MODELS, 'et.dct')),
    ]);
    expect(await page.evaluate('answers')).toEqual(ask(await Vabamorf.open({ wasm, dictionary })));
    await page.close();
  });
});
