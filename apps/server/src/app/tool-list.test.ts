import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usageCall } from '@keelerada/contract/site/admin';
import { languages } from '@keelerada/contract/fields/language';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { JsonAnswer } from '../corpus/tools/tool';
import { makeDonationApp, type DonationApp } from './testing/donation-app-for-test';
import { tools } from './tool-list';

const LOCALES = join(import.meta.dirname, '../../../web/locales');

let made: DonationApp;
beforeAll(async () => {
  made = await makeDonationApp();
});
afterAll(() => made.close());

it('counts every tool by its name, and shows administrators the counts', async () => {
  for (const tool of tools) {
    const answer = vi.spyOn(tool, 'answer').mockResolvedValue(new JsonAnswer(Buffer.from('{}')));
    const payload = (tool.call.body.meta()?.examples as object[])[0]!;
    expect((await made.app.inject({ method: 'POST', url: tool.call.path, payload })).statusCode).toBe(200);
    answer.mockRestore();
  }
  const response = await made.app.inject({ url: '/api/admin/usage', headers: made.admin });
  const { counts } = usageCall.answer.parse(response.json());
  expect(new Map(counts.map(({ name, calls }) => [name, calls]))).toEqual(
    new Map(tools.map(({ call }) => [call.usage, 1])),
  );
});

function readMessages(language: string, file: string) {
  const path = join(LOCALES, language, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
}

it.each(languages)('has a name of every tool for the admin panel in %s', (language) => {
  const { names } = readMessages(language, 'lazy/admin.json').use as { names: Record<string, string> };
  const nameless = tools.filter(
    ({ call: { usage: name } }) =>
      names[name] === undefined && readMessages(language, `${name}.json`).title === undefined,
  );
  expect(nameless.map(({ call }) => call.usage)).toEqual([]);
});
