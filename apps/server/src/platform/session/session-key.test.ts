import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnusableSettingError } from '../config/unusable-setting-error';
import { readSessionKey } from './session-key';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'session-key-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the session key', () => {
  it('is made once, whole and for its owner alone, also by servers that start at once', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => readSessionKey(null, folder)));
    expect(keys[0]).toHaveLength(32);
    for (const key of keys) expect(key).toEqual(keys[0]);
    expect(await readdir(folder)).toEqual(['session-key']);
    expect((await stat(join(folder, 'session-key'))).mode & 0o777).toBe(0o600);
    expect(await readSessionKey(null, folder)).toEqual(keys[0]);
  });

  it.each(['', 'kolm', '\n', 'A'.repeat(42)])(
    'is refused by name where its file holds %j',
    async (content) => {
      await writeFile(join(folder, 'session-key'), content);
      const refused = await readSessionKey(null, folder).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(UnusableSettingError);
      expect((refused as Error).message).toContain('session-key');
    },
  );
});
