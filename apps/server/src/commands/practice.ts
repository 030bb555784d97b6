import { practiceCall, type PracticeItem } from '@keelerada/contract/teaching/practice';
import {
  DEFAULT_PRACTICE_ITEMS,
  practiceKinds,
  practiceLevels,
  practiceTopics,
  type PracticeTopic,
} from '@keelerada/contract/teaching/practice-choices';
import { Option, type Command } from 'commander';
import { practiceTool } from '../modules/practice/practice.tool';
import type { CommandContext } from './context/command-context';
import { CommandFailure } from './context/command-failure';
import { makeChoice } from './options/choice-option';
import { collectValues } from './options/text-options';
import { openCorpusToolCalls } from './tool-calls/open-tool-calls';
import { EXIT_NOTHING_FOUND, explainFailure } from './tool-calls/run-tool';

const ESTONIAN_NAMES: Readonly<Record<PracticeTopic, string>> = {
  partitive: 'osastav',
  object: 'sihitis',
  government: 'rektsioon',
  'local-cases': 'kohakäänded',
  infinitive: 'da-ma',
  tense: 'ajad',
  numerals: 'arvsõnad',
  agreement: 'ühildumine',
  comma: 'koma',
  together: 'kokku-lahku',
  letters: 'täpitähed',
  'verb-choice': 'tegusõnad',
};

const TOPIC_LIST = practiceTopics.map((topic) => `${ESTONIAN_NAMES[topic]} (${topic})`).join(', ');
const HELP = `
Topics: ${TOPIC_LIST}.

Examples:
  npm run -s keelerada -- practice --topic osastav --level B1 --items 10
  npm run -s keelerada -- practice --topic comma --topic together --level C1 --seed 7 --json

Exit status: 0 found, 1 nothing found, 2 not done.`;

interface PracticeFlags {
  readonly topic: readonly string[];
  readonly level: string;
  readonly kind?: string;
  readonly items: string;
  readonly seed: string;
  readonly language: string;
  readonly json?: boolean;
}

/** `keelerada practice --topic TOPIC --level LEVEL [--items COUNT] [--seed NUMBER] [--json]` */
export function addPracticeCommand(program: Command, context: CommandContext): void {
  program
    .command('practice')
    .description(`${practiceTool.call.summary}.`)
    .addOption(
      new Option('--topic <topic>', 'in Estonian or English, several times for several')
        .argParser(collectValues)
        .makeOptionMandatory(),
    )
    .addOption(makeChoice('--level <level>', 'words and length of the sentences', practiceLevels, 'B1'))
    .addOption(makeChoice('--kind <kind>', 'every kind in turn without it', practiceKinds))
    .option('--items <number>', 'how many', String(DEFAULT_PRACTICE_ITEMS))
    .option('--seed <number>', 'the same number gives the same items', '0')
    .addOption(makeChoice('--language <language>', 'of names and explanations', ['et', 'en'], 'et'))
    .option('--json', 'the whole answer as JSON')
    .addHelpText('after', HELP)
    .action(async (flags: PracticeFlags) => context.setExitCode(await practise(flags, context)));
}

async function practise(flags: PracticeFlags, context: CommandContext): Promise<number> {
  const { items: count, level, kind, seed, language } = flags;
  const topics = flags.topic.map(readTopic);
  const parsed = practiceCall.body.safeParse({ topics, level, kind, count, seed, language });
  if (!parsed.success) {
    const [{ path, message } = { path: [], message: '' }] = parsed.error.issues;
    throw new CommandFailure(`--${path[0] === 'count' ? 'items' : path.join('.')}: ${message}`);
  }
  const calls = await openCorpusToolCalls(context);
  try {
    const { items } = await calls.call(practiceTool, parsed.data);
    context.stdout.write(
      flags.json ? `${JSON.stringify({ items }, null, 2)}\n` : items.map(writeItem).join('\n'),
    );
    return items.length === 0 ? EXIT_NOTHING_FOUND : 0;
  } catch (error) {
    throw explainFailure(error);
  } finally {
    await calls.close();
  }
}

/** Throws CommandFailure for a name that no topic has. */
function readTopic(name: string): PracticeTopic {
  const wanted = name.toLowerCase();
  const topic = practiceTopics.find((each) => each === wanted || ESTONIAN_NAMES[each] === wanted);
  if (topic === undefined) throw new CommandFailure(`--topic takes ${TOPIC_LIST}, not ${name}.`);
  return topic;
}

/** The task, its answers and why, for a person to read. */
function writeItem(item: PracticeItem, place: number): string {
  const { kind, before, written, after, baseForm, choices, accepted, explanation } = item;
  const gap = written === '' ? '____' : written;
  const task =
    kind === 'PLACE_COMMA' || kind === 'MEND_ERROR' ? before + written + after : before + gap + after;
  const { governor, formName } = explanation;
  const why = [governor, formName].filter((each) => each !== null).join(': ');
  return [
    `${place + 1}. ${task}`,
    `   ${[kind, ...(baseForm === null ? [] : [`(${baseForm})`]), ...choices.map((each) => `[${each}]`)].join(' ')}`,
    `   = ${accepted.join(' / ')}${why === '' ? '' : `   ${why}`}`,
    `   ${explanation.text}`,
    '',
  ].join('\n');
}
