import { parseArgs } from 'node:util';
import { PRACTICE_PATH } from '@keelerada/contract/site/paths';
import {
  practiceResponseSchema,
  type PracticeBody,
  type PracticeItem,
} from '@keelerada/contract/teaching/practice';
import {
  DEFAULT_PRACTICE_ITEMS,
  practiceLevels,
  practiceTopics,
} from '@keelerada/contract/teaching/practice-choices';
import { postJson } from '../http/post-json';
import { withServer } from '../http/start-server-process';
import { formatMs, printTable } from '../print-table';

const WARMING_SEED = 1000;

/**
 * Asks for an exercise of every topic and level and prints how many items come and in what time; with `--show` the items,
 * for a person to judge. A running server is asked at `--address`, else one with the demonstration corpus.
 */
export async function runPracticeBenchmark(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      address: { type: 'string' },
      seed: { type: 'string', default: '1' },
      items: { type: 'string', default: String(DEFAULT_PRACTICE_ITEMS) },
      show: { type: 'boolean', default: false },
    },
  });
  if (values.address !== undefined) await measurePractice(values.address, values);
  else await withServer((address) => measurePractice(address, values));
}

interface Options {
  readonly seed: string;
  readonly items: string;
  readonly show: boolean;
}

async function measurePractice(address: string, { seed, items: count, show }: Options): Promise<void> {
  const rows: string[][] = [];
  for (const topic of practiceTopics) {
    const row: string[] = [topic];
    for (const level of practiceLevels) {
      const body = { topics: [topic], level, count: Number(count) };
      await ask(address, { ...body, seed: WARMING_SEED });
      const start = performance.now();
      const items = await ask(address, { ...body, seed: Number(seed) });
      row.push(`${items.length} in ${formatMs(performance.now() - start)} ms`);
      if (show) for (const item of items) console.log(writeItem(item, level));
    }
    rows.push(row);
  }
  printTable(['topic', ...practiceLevels], rows);
}

async function ask(address: string, body: PracticeBody): Promise<readonly PracticeItem[]> {
  const response = await postJson(address, PRACTICE_PATH, body);
  return practiceResponseSchema.parse(await response.json()).items;
}

/** One line: the sentence with its place, what is accepted, what is offered, what asks for it. */
function writeItem(item: PracticeItem, level: string): string {
  const { topic, kind, source, before, written, after, accepted, choices, baseForm, explanation } = item;
  const wrong = choices.filter((each) => !accepted.includes(each)).join(' | ');
  const place =
    kind === 'PLACE_COMMA' ? accepted[0]! : `${before}[${written || accepted.join(' = ')}]${after}`;
  const answer = written === '' ? '' : ` -> ${accepted.join(' = ')}`;
  const { governor, formName } = explanation;
  return `${topic} ${level} ${kind} ${source}: ${place}${answer} {${wrong}} (${baseForm}) ${governor} ${formName}`;
}
