import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PROJECT_ROOT } from '../../../apps/server/src/platform/config/project-root';

/** Texts of the learner corpus, beside the project where it is developed. */
const CORPUS_FILE = join(PROJECT_ROOT, '../shared/data/evkk/texts.jsonl.gz');
const DEMO_TEXTS = join(PROJECT_ROOT, 'demo-corpus/texts');

export const hasLearnerCorpus = existsSync(CORPUS_FILE);

/** The contents that a benchmark corpus is made of, about 600,000 words; elsewhere the demonstration corpus stands in. */
export function readBaseContents(): { readonly source: string; readonly contents: readonly string[] } {
  if (!hasLearnerCorpus) {
    const contents = readdirSync(DEMO_TEXTS).map((file) => readFileSync(join(DEMO_TEXTS, file), 'utf8'));
    return { source: 'the demonstration corpus (../shared/data is absent)', contents };
  }
  const lines = gunzipSync(readFileSync(CORPUS_FILE)).toString('utf8').split('\n');
  const contents = lines
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { content: string }).content.replaceAll('\\n', '\n'));
  return { source: `${contents.length} texts of ../shared/data/evkk`, contents };
}
