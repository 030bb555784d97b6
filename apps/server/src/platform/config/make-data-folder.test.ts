import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataFolder } from './make-data-folder';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const readMode = async (folder: string) => (await stat(folder)).mode & 0o777;

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('is made for its owner alone', async () => {
    await makeDataFolder(join(parent, 'new', 'data'));
    expect(await readMode(join(parent, 'new', 'data'))).toBe(0o700);
  });

  it('is closed to others where it is there already', async () => {
    await chmod(parent, 0o755);
    await makeDataFolder(parent);
    expect(await readMode(parent)).toBe(0o700);
  });
});
