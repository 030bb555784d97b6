import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FileTextExtractor } from '../../platform/file-text/file-text-extractor';
import type { ImportItem } from './formats/import-item';
import { openImportSource } from './open-import-source';

const extractor: FileTextExtractor = {
  extractTextFromFile: ({ bytes }) => Promise.resolve({ text: Buffer.from(bytes).toString() }),
  close: () => undefined,
};

/** fflate writes no zip64; Python's module does so for more than 65,535 files. */
const WRITE_ZIP64 = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1], "w") as zip:
    for number in range(65536):
        zip.writestr(f"tekst{number}.txt", "x")
    zip.writestr("metadata.csv", "file,title\\nviimane.txt,A\\n")
    zip.writestr("viimane.txt", "Viimane.")
`;

it('reads a zip64 with more files than the old format can count', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keelerada-files-'));
  const path = join(folder, 'kogu.zip');
  execFileSync('python3', ['-c', WRITE_ZIP64, path], { stdio: 'inherit' });
  const items: ImportItem[] = [];
  for await (const item of (await openImportSource(path, extractor)).read()) items.push(item);
  expect(items.filter((item) => item.kind === 'problem')).toHaveLength(65_536);
  expect(items[0]).toMatchObject({ kind: 'text', text: { content: 'Viimane.' } });
  await rm(folder, { recursive: true });
});
