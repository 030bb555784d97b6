import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';

/** Real texts beside the project, JSON Lines; absent outside the development machines. */
export const REAL_TEXTS = fileURLToPath(new URL('../../../shared/data/evkk/texts.jsonl.gz', import.meta.url));

/** The first real text of so many words; null where the texts are absent. */
export async function readRealText(fewestWords: number, mostWords: number): Promise<string | null> {
  if (!existsSync(REAL_TEXTS)) return null;
  const lines = createInterface({ input: createReadStream(REAL_TEXTS).pipe(createGunzip()) });
  for await (const line of lines) {
    const { content } = JSON.parse(line) as { content: string };
    const words = content.split(/\s+/u).length;
    if (words >= fewestWords && words <= mostWords) return content;
  }
  return null;
}
