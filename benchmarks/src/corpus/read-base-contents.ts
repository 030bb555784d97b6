import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PROJECT_ROOT } from '../../../apps/server/src/platform/config/project-root';

/** Texts of the learner corpus, beside the project where it is developed; elsewhere made-up texts stand in. */
const CORPUS_FILE = join(PROJECT_ROOT, '../shared/data/evkk/texts.jsonl.gz');
const SYNTHETIC_TEXTS = 848;
const SYNTHETIC_WORDS_A_TEXT = 724;
const SYNTHETIC_VOCABULARY = 60_000;

export interface BaseContents {
  readonly source: string;
  readonly contents: readonly string[];
}

export function hasLearnerCorpus(): boolean {
  return existsSync(CORPUS_FILE);
}

/** The contents that a benchmark corpus is made of, about 600,000 words. */
export function readBaseContents(): BaseContents {
  if (!hasLearnerCorpus()) {
    return { source: 'made-up texts (../shared/data is absent)', contents: makeContents() };
  }
  const lines = gunzipSync(readFileSync(CORPUS_FILE)).toString('utf8').split('\n');
  const contents = lines
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { content: string }).content.replaceAll('\\n', '\n'));
  return { source: `${contents.length} texts of ../shared/data/evkk`, contents };
}

/** Sentences of made-up words whose frequencies follow Zipf's law; the same on every run. */
function makeContents(): string[] {
  const draw = makeRandom(20_240_501);
  const words = Array.from({ length: SYNTHETIC_VOCABULARY }, (_, rank) => makeWord(rank));
  return Array.from({ length: SYNTHETIC_TEXTS }, () => {
    let content = '';
    for (let i = 0; i < SYNTHETIC_WORDS_A_TEXT; i++) {
      const rank = Math.floor(SYNTHETIC_VOCABULARY ** draw()) - 1;
      content += `${i === 0 ? '' : ' '}${words[rank]!}${draw() < 0.07 ? '.' : draw() < 0.07 ? ',' : ''}`;
    }
    return content;
  });
}

function makeWord(rank: number): string {
  const syllables = [
    'ka',
    'le',
    'mi',
    'to',
    'su',
    'õe',
    'vä',
    'ri',
    'na',
    'pü',
    'jo',
    'he',
    'de',
    'gu',
    'lla',
    'st',
  ];
  let word = '';
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length]!;
  }
  return word;
}

/** Linear congruential generator (Numerical Recipes): numbers from 0 to below 1. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
